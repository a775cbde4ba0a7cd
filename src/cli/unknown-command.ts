import type { Command, CommanderError } from 'commander'
import { WrongUsage } from './answer.ts'

/**
 * Wrong usage is told as every other failure is, in place of the parser's own words: whoever names a command that is none,
 * with the nearest and which there are.
 */
export function tellCommands(command: Command): void {
  command
    .configureOutput({ outputError: () => {} })
    .showHelpAfterError(false)
    .exitOverride((error) => {
      throw SHOWN.test(error.code) ? error : wrongUsage(error, command)
    })
  for (const each of command.commands) tellCommands(each)
}

/** Help and version, which are no errors of these. */
const SHOWN = /^commander\.(?:help|helpDisplayed|version)$/

function wrongUsage({ code, message }: CommanderError, command: Command): WrongUsage {
  const [wrong = '', nearest = ''] = message.replace(/^error: /, '').split('\n')
  const names = command.commands.map((each) => each.name()).join(', ')
  const meant = nearest.replaceAll(/^\(|\)$/g, '')
  const rest =
    code === 'commander.unknownCommand'
      ? `There are: ${names}.`
      : 'Add --help for what this command takes.'
  return new WrongUsage(`${wrong.replace(/\.$/, '')}.`, [meant, rest].join(' ').trim())
}
