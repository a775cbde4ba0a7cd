import type { Command, CommanderError } from 'commander'
import { WrongUsage } from './answer.ts'

/** Whoever names a command that is none is told, in place of the parser's own words, the nearest and which there are. */
export function tellCommands(group: Command): void {
  group
    .configureOutput({ outputError: () => {} })
    .showHelpAfterError(false)
    .exitOverride((error) => {
      throw SHOWN.test(error.code) ? error : wrongUsage(error, group)
    })
  for (const command of group.commands) if (command.commands.length > 0) tellCommands(command)
}

/** Help and version, which are no errors of these. */
const SHOWN = /^commander\.(?:help|helpDisplayed|version)$/

function wrongUsage({ code, message }: CommanderError, group: Command): WrongUsage {
  const [wrong = '', nearest = ''] = message.replace(/^error: /, '').split('\n')
  const names = group.commands.map((command) => command.name()).join(', ')
  const meant = nearest.replaceAll(/^\(|\)$/g, '')
  const rest =
    code === 'commander.unknownCommand'
      ? `There are: ${names}.`
      : 'Add --help for what this command takes.'
  return new WrongUsage(`${wrong}.`, [meant, rest].join(' ').trim())
}
