import { execFile, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function installed(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}

/**
 * Requests per second of the server's processor time: on an idle machine the rate of one busy core, and nearly the
 * same on a machine that has other things to do.
 */
export async function requestsPerProcessorSecond(
  pid: number,
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const before = processorSeconds(pid)
  const requests = await drive(address, headers, seconds)
  return requests / (processorSeconds(pid) - before)
}

const TICKS_PER_SECOND = 100

/** Seconds of processor time that a process has used, its threads and its children included. */
function processorSeconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim()
  const own = (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND
  const others = children === '' ? [] : children.split(' ')
  return others.reduce((sum, child) => sum + processorSeconds(Number(child)), own)
}

/** How many requests core 1 drives through 32 connections; a status other than 2xx and 3xx is an error. */
async function drive(
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const load = ['wrk', '-t1', '-c32', `-d${seconds}s`, ...given, address]
  const { stdout } = await run('taskset', ['-c', '1', ...load])
  if (/Non-2xx or 3xx/.test(stdout)) throw new Error(`not all were answered well:\n${stdout}`)
  const requests = /(\d+) requests in/.exec(stdout)?.[1]
  if (requests === undefined) throw new Error(`wrk said nothing that we understand:\n${stdout}`)
  return Number(requests)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
