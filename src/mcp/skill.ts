import { guides } from './documents/documents.ts'
import { instructions } from './protocol/server.ts'

const use =
  'Use when somebody asks for a golf club, a loft, a shaft, a flex, a length, a lie, a grip, the gaps in a bag, or a club fitter.'

/**
 * The skill file (SKILL.md): what a model reads before it uses the tools, from what the server itself says. The interview is
 * in it; the other guides are named, since the server has them.
 * @source Agent Skills specification: frontmatter with a name and a description, then Markdown
 */
export const skillFile = (serviceName: string): string => {
  const [interview, ...others] = guides
  const more = others.map(({ uri, title, description }) => `- ${title}: ${description} Resource \`${uri}\`.`)
  return `---
name: golf-club-fitting
description: ${JSON.stringify(`Fit golf clubs with the ${serviceName} MCP server. ${use}`)}
---

# ${serviceName}

${instructions(serviceName)}

${interview!.text().trim().replaceAll(/^#/gm, '##')}

## More guides

${more.join('\n')}
`
}
