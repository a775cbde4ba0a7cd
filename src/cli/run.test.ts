import type { Command } from 'commander'
import { expect, test } from 'vitest'
import { affiche } from '../../tests/support/command-line.ts'
import { COMMANDS } from './commands.ts'
import { buildProgram } from './run.ts'
import { openTerminal } from './terminal.ts'

const NO_DATABASE = { AFFICHE_DATABASE_URL: 'postgresql://nobody@127.0.0.1:1/none' }

test('help teaches: every command, examples, what to do next', async () => {
  const { exitCode, stdout } = await affiche({}, '--help')
  expect(exitCode).toBe(0)
  for (const name of COMMANDS.keys()) expect(stdout).toMatch(new RegExp(`^  ${name}\\b`, 'm'))
  expect(stdout).toContain('affiche feed create --partner')
  expect(stdout).toContain('affiche doctor')
})

test('what to paste stands under a heading, in the help of every command', async () => {
  const silent = openTerminal({ out: () => {}, err: () => {}, live: false })
  const program = await buildProgram([], silent)
  const paths = pathsBelow(program, [])
  expect(paths.length).toBeGreaterThan(50)
  for (const path of paths) {
    const { stdout } = await affiche({}, ...path, '--help')
    const blocks = stdout.split('\n\n').filter((block) => /^  affiche /m.test(block))
    for (const block of blocks) expect(block.trimStart(), path.join(' ')).toMatch(/^\S.*:\n/)
  }
})

test('what the help gives to paste is understood, each line as it stands', async () => {
  const silent = openTerminal({ out: () => {}, err: () => {}, live: false })
  const program = await buildProgram([], silent)
  const lines = new Set<string>()
  for (const path of [[], ...pathsBelow(program, [])]) {
    const { stdout } = await affiche({}, ...path, '--help')
    for (const [, line = ''] of stdout.replaceAll(/\\\n */g, '').matchAll(/^  affiche (.+)$/gm))
      lines.add(line)
  }
  expect(lines.size).toBeGreaterThan(50)
  for (const line of lines) {
    const understood: string[] = []
    const parser = await buildProgram([], silent)
    for (const path of pathsBelow(parser, [])) {
      const command = path.reduce(
        (at, name) => at.commands.find((each) => each.name() === name)!,
        parser,
      )
      if (command.commands.length === 0) command.action(() => void understood.push(path.join(' ')))
    }
    // The help of a command is told as an error that is none.
    await parser.parseAsync(shellWords(line), { from: 'user' }).catch((error: unknown) => {
      understood.push(`${(error as Error).message}`)
    })
    expect([line, understood]).toEqual([
      line,
      [expect.stringMatching(/^(?:\(outputHelp\)|[a-z]+(?: [a-z]+)?)$/)],
    ])
  }
})

/** As a shell takes them: quotes hold together, and what comes behind `#` is a remark. */
function shellWords(line: string): string[] {
  const words = [...line.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
    ([, double, single, plain]) => double ?? single ?? plain ?? '',
  )
  const remark = words.indexOf('#')
  return remark === -1 ? words : words.slice(0, remark)
}

function pathsBelow(command: Command, path: readonly string[]): (readonly string[])[] {
  return command.commands.flatMap((each) => {
    const named = [...path, each.name()]
    return [named, ...pathsBelow(each, named)]
  })
}

test('the version is the package’s', async () => {
  const { exitCode, stdout } = await affiche({}, '--version')
  expect({ exitCode, stdout: stdout.trim() }).toEqual({ exitCode: 0, stdout: '0.1.0' })
})

test.each([
  [['clint', 'list'], 'client'],
  [['client', 'crate', '--name', 'x'], 'create'],
  [['client', 'create'], '--name'],
  [['client', 'create', '--name', ' '], 'must not be empty'],
  [['client', 'create', '--nam', 'x'], '--name'],
  [['client', 'disable'], 'client-id'],
  [['client', 'list', 'more'], 'too many arguments'],
  [['client'], 'create'],
  [[], 'affiche demo'],
])('wrong usage exits 2 and says what would be right: %j', async (words, right) => {
  const { exitCode, stdout, stderr } = await affiche(NO_DATABASE, ...words)
  expect({ exitCode, stdout }).toEqual({ exitCode: 2, stdout: '' })
  expect(stderr).toContain(right)
})

test.each([
  ['clint', "affiche: unknown command 'clint'.\n  Did you mean client? There are: demo, serve, "],
  ['frobnicate', "affiche: unknown command 'frobnicate'.\n  There are: demo, serve, "],
  ['feed runn city', '\n  Did you mean one of run, runs? There are: create, list, update, '],
  ['erase everything', '\n  There are: '],
  [
    'feed run city more',
    "affiche: too many arguments for 'run'. Expected 1 argument but got 2.\n  Add --help for what this command takes.\n",
  ],
  [
    'feed runs city --limit x',
    "affiche: option '--limit <n>' argument 'x' is invalid. Write a whole number, 1 or more.\n  Add --help ",
  ],
  ['feed --frob', "affiche: unknown option '--frob'.\n  Add --help for what this command takes.\n"],
])('whoever names what there is not is told what there is: %s', async (words, told) => {
  const argv = words.split(' ')
  const { exitCode, stderr } = await affiche(NO_DATABASE, ...argv)
  expect(exitCode).toBe(2)
  expect(`\n${stderr}`).toContain(told)
  const { stdout } = await affiche(NO_DATABASE, ...argv, '--json')
  const { error, hint } = JSON.parse(stdout) as { error: string; hint: string }
  expect(`affiche: ${error}\n  ${hint}\n`).toBe(stderr)
})

test('with --json a failure is one document too', async () => {
  const { exitCode, stdout } = await affiche(NO_DATABASE, 'client', 'create', '--json')
  expect(exitCode).toBe(2)
  expect(JSON.parse(stdout)).toEqual({
    error: expect.stringContaining('--name'),
    hint: 'Add --help for what this command takes.',
  })
})

test.each([[['--json']], [['feed', '--json']]])('no command is said so: %j', async (words) => {
  const { exitCode, stdout } = await affiche(NO_DATABASE, ...words)
  expect(exitCode).toBe(2)
  expect(JSON.parse(stdout)).toMatchObject({ error: expect.stringContaining('no command') })
})

test('a wrong setting is named and exits 2', async () => {
  const { exitCode, stderr } = await affiche({ AFFICHE_PORT: 'many' }, 'client', 'list')
  expect(exitCode).toBe(2)
  expect(stderr).toContain('AFFICHE_PORT is wrong')
})

test('a database that does not answer fails with one sentence, without a stack', async () => {
  const { exitCode, stdout, stderr } = await affiche(NO_DATABASE, 'client', 'list', '--json')
  expect(exitCode).toBe(1)
  expect(JSON.parse(stdout)).toHaveProperty('error')
  expect(stderr).not.toMatch(/^\s+at /m)
  expect(stderr).toContain('AFFICHE_DATABASE_URL')
})
