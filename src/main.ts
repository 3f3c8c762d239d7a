import { runMain } from 'citty'
import { commands } from './cli/commands.ts'

await runMain(commands(process.env))
