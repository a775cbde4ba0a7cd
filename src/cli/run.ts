import { readFileSync } from 'node:fs'
import { Command, CommanderError } from 'commander'
import { DecisionRefused } from '../ingestion/in-force/decision-refused.ts'
import { WrongUsage } from './answer.ts'
import { COMMANDS } from './commands.ts'
import { EXAMPLES as COMMAND_EXAMPLES } from './examples.ts'
import { explain } from './explain.ts'
import { CommandStopped } from './interruptible.ts'
import { tellCommands } from './unknown-command.ts'
import { openTerminal, type Streams, type Terminal } from './terminal.ts'

const DESCRIPTION =
  "Affiche puts many ticket sellers' feeds together into one catalogue of events and serves it to partner applications."

const EXAMPLES = `
See it work, with nothing to set up:
  affiche demo

A service of your own:
  affiche partner create --name "City Tickets" --trust primary
  affiche feed create --partner "City Tickets" --name city --format native --location ./city.ndjson
  affiche feed run city
  affiche client create --name "First application"
  affiche serve

Then, whenever something is unclear:
  affiche doctor                 # what is wrong here, and what to do about it
  affiche feed runs city         # what the last runs did and what they rejected
  affiche feed create --help     # every command explains itself

Exit status: 0 done, 1 failed, 2 wrong usage, 130 or 143 ended by a signal. Settings are environment variables (AFFICHE_…),
all listed in README.md. With --json a command prints one JSON document on stdout and nothing else.`

/** Reads the arguments, does what they say, prints the outcome; gives the exit status. */
export async function run(argv: readonly string[], streams: Streams): Promise<number> {
  const terminal = openTerminal(streams)
  // Known before the arguments are parsed, because a parse error has a JSON form too.
  terminal.json = argv.includes('--json')
  try {
    await (await buildProgram(argv, terminal)).parseAsync([...argv], { from: 'user' })
    return terminal.exitCode
  } catch (error) {
    return showFailure(error, terminal)
  }
}

/** Only the command that was named is loaded; help and misspelt names load all. */
export async function buildProgram(argv: readonly string[], terminal: Terminal): Promise<Command> {
  const program = new Command('affiche')
    .description(DESCRIPTION)
    .version(packageVersion(), '-V, --version')
    .option('--json', 'print one JSON document on stdout')
    .helpOption('-h, --help', 'explain the command')
    .exitOverride()
    .configureOutput({
      writeOut: (text) => terminal.out(text),
      writeErr: (text) => terminal.err(text),
    })
    .configureHelp({ sortSubcommands: false, showGlobalOptions: false })
    .addHelpText('after', EXAMPLES)
  const named = argv.find((word) => !word.startsWith('-'))
  const load = named === undefined ? undefined : COMMANDS.get(named)
  const loaders = load === undefined ? [...COMMANDS.values()] : [load]
  for (const register of await Promise.all(loaders.map((each) => each()))) {
    register(program, terminal)
  }
  offerJson(program)
  tellCommands(program)
  showExamples(program, [])
  return program
}

/** `--json` may stand anywhere, and every command's help shows it. */
function offerJson(parent: Command): void {
  for (const command of parent.commands) {
    if (command.commands.length === 0) command.option('--json', 'print one JSON document on stdout')
    else offerJson(command)
  }
}

/** A command's own help may tell examples; else those of the table stand under it. */
function showExamples(parent: Command, path: readonly string[]): void {
  for (const command of parent.commands) {
    const named = [...path, command.name()]
    const lines = COMMAND_EXAMPLES[named.join(' ')]
    if (lines !== undefined)
      command.addHelpText(
        'after',
        ['', 'Examples:', ...lines.map((line) => `  ${line}`)].join('\n'),
      )
    showExamples(command, named)
  }
}

const NO_COMMAND = 'no command was given (add --help for all there are)'

function showFailure(error: unknown, terminal: Terminal): number {
  if (error instanceof CommanderError) {
    if (error.exitCode === 0) return 0
    // A command group named alone: its help was shown.
    if (terminal.json) terminal.out(failureDocument(NO_COMMAND, null))
    return 2
  }
  const { message, hint } = explain(error)
  terminal.note(`affiche: ${message}`)
  if (hint !== null) terminal.note(`  ${hint.replaceAll('\n', '\n  ')}`)
  if (terminal.json) terminal.out(failureDocument(message, hint))
  if (error instanceof CommandStopped) return error.exitCode
  const usage =
    error instanceof WrongUsage ||
    (error instanceof DecisionRefused && error.isUsage) ||
    (error instanceof Error && error.name === 'ConfigError')
  return usage ? 2 : 1
}

function failureDocument(message: string, hint: string | null): string {
  return `${JSON.stringify({ error: message, hint }, null, 2)}\n`
}

function packageVersion(): string {
  const file = new URL('../../package.json', import.meta.url)
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version
}
