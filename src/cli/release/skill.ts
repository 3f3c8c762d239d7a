import { skillFile } from '../../mcp/index.ts'
import { readConfig } from '../../platform/settings/config.ts'
import { type Environment, verb } from '../verb.ts'

/** The skill file of this service, for hosts that read one. */
export const skill = (env: Environment) =>
  verb({
    name: 'skill',
    description: 'Print the skill file (SKILL.md): what a model should know before it uses the tools.',
    args: {},
    run: async () => ({ skill: skillFile(readConfig(env).serviceName) }),
    show: ({ skill }) => skill.trimEnd(),
  })
