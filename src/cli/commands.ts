import type { Command } from 'commander'
import type { Terminal } from './terminal.ts'

export type Register = (program: Command, terminal: Terminal) => void

/** All commands, in the order in which help shows them. Only the one that is asked for is loaded. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Register>> = new Map([
  ['client', async () => (await import('./commands/client.ts')).registerClient],
])
