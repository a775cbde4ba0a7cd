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
  expect(JSON.parse(stdout)).toEqual({ error: expect.stringContaining('--name'), hint: null })
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
