import { commands } from './cli/commands.ts'
import { run } from './cli/run.ts'

await run(commands(process.env), process.argv.slice(2))
