import type { Command } from 'commander'
import type { Check } from '../../app/doctor-check.ts'
import type { Answer } from '../answer.ts'
import { explain } from '../explain.ts'
import type { Terminal } from '../terminal.ts'

const MARKS: Readonly<Record<Check['state'], string>> = {
  ok: 'ok  ',
  warning: 'look',
  failed: 'BAD ',
}

export function registerDoctor(program: Command, terminal: Terminal): void {
  program
    .command('doctor')
    .description(
      'look at everything that could be wrong, and say what to do; exit 1 if it cannot work',
    )
    .action(async () => terminal.answer(await examination(terminal)))
}

async function examination(terminal: Terminal): Promise<Answer> {
  const { databaseFailure, examine } = await import('../../app/doctor.ts')
  const { openApp } = await import('../../app/context.ts')
  const { readConfig } = await import('../../app/config.ts')
  // A wrong setting is wrong usage, and says so itself.
  const config = readConfig(terminal.env)
  let app
  try {
    app = await openApp({ env: terminal.env, clock: terminal.clock, quiet: true })
  } catch (error) {
    const { message, hint } = explain(error)
    return checksAnswer([databaseFailure(message, config, hint)])
  }
  try {
    return checksAnswer(await examine(app))
  } finally {
    await app.close()
  }
}

function checksAnswer(checks: readonly Check[]): Answer {
  const lines = checks.flatMap(({ name, state, found, advice }) => [
    `${MARKS[state]}  ${name}: ${found}`,
    ...(advice === null ? [] : [`        ${advice}`]),
  ])
  const healthy = checks.every(({ state }) => state !== 'failed')
  return { json: { healthy, checks }, text: lines.join('\n'), exitCode: healthy ? 0 : 1 }
}
