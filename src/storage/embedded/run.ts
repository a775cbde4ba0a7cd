import { spawn } from 'node:child_process'
import type { Account } from './account.ts'
import { messageOf } from './error.ts'

export interface Outcome {
  readonly code: number | null
  /** Everything it wrote. */
  readonly output: string
}

/** Nothing of our own environment: a LANG or PGDATA set for somebody else must not change the server. */
export function spawnOptions(account: Account | null) {
  return {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin', LC_ALL: 'C' },
    ...(account === null ? {} : { uid: account.uid, gid: account.gid }),
  }
}

/** Runs a program to its end. One that cannot be started has the code null. */
export function run(
  program: string,
  args: readonly string[],
  account: Account | null,
): Promise<Outcome> {
  return new Promise((resolve) => {
    let output = ''
    const child = spawn(program, args, {
      ...spawnOptions(account),
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.on('error', (error) => resolve({ code: null, output: messageOf(error) }))
    child.on('close', (code) => resolve({ code, output }))
  })
}
