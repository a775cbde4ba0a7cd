import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { PUBLIC_URL_MARK } from '../../src/domain/public-url.ts'
import { systemClock } from '../../src/lib/clock.ts'
import type { Clock } from '../../src/lib/clock.ts'
import { run } from '../../src/cli/run.ts'

const MAIN = fileURLToPath(new URL('../../src/cli/main.ts', import.meta.url))

export interface Outcome {
  readonly exitCode: number
  readonly stdout: string
  readonly stderr: string
}

type Settings = Readonly<Record<string, string | undefined>>

/** The command line in this process, with settings of its own. */
export function affiche(env: Settings, ...words: string[]): Promise<Outcome> {
  return afficheAt(systemClock, env, ...words)
}

/** As `affiche`, at another time. */
export async function afficheAt(clock: Clock, env: Settings, ...words: string[]): Promise<Outcome> {
  let stdout = ''
  let stderr = ''
  const exitCode = await run(words, {
    out: (text) => (stdout += text),
    err: (text) => (stderr += text),
    live: false,
    env,
    clock,
  })
  return { exitCode, stdout, stderr }
}

/** As `affiche`, with `--json`; gives the document. Fails the test when the command failed. */
export async function afficheJson<Document>(env: Settings, ...words: string[]): Promise<Document> {
  return documentOf<Document>(words, await affiche(env, ...words, '--json'))
}

export async function afficheJsonAt<Document>(
  clock: Clock,
  env: Settings,
  ...words: string[]
): Promise<Document> {
  return documentOf<Document>(words, await afficheAt(clock, env, ...words, '--json'))
}

function documentOf<Document>(words: string[], { exitCode, stdout, stderr }: Outcome): Document {
  if (exitCode !== 0) throw new Error(`affiche ${words.join(' ')}: exit ${exitCode}\n${stderr}`)
  // What a preview shows in our own terms is as we hold it.
  const inside = words[1] === 'preview' ? undefined : INSIDE.exec(stdout)?.[0]
  if (inside !== undefined) throw new Error(`affiche ${words.join(' ')}: ${inside} is for nobody`)
  return JSON.parse(stdout) as Document
}

/** What no script can read: our mark for the public address, and an instant that is no text. */
const INSIDE = new RegExp(`${PUBLIC_URL_MARK}.*|"\\w+": [1-9]\\d{11,13}(?=,?$)`, 'mu')

/** A command begun in a process of its own, which can be killed. */
export function startAffiche(env: Settings, ...words: string[]) {
  return spawn(process.execPath, ['--import', 'tsx', MAIN, ...words], {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** The command line as a process of its own. */
export function spawnAffiche(env: Settings, ...words: string[]): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = startAffiche(env, ...words)
    let stdout = ''
    let stderr = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.on('error', reject)
    child.on('close', (code) => resolve({ exitCode: code ?? -1, stdout, stderr }))
  })
}
