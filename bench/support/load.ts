import { execFile, spawnSync } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

export function installed(program: string): boolean {
  return spawnSync('which', [program]).status === 0
}

/** Requests a second that one core can drive through 32 connections; `statuses` other than 2xx and 3xx are an error. */
export async function requestsPerSecond(
  address: string,
  headers: Readonly<Record<string, string>>,
  seconds: number,
): Promise<number> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
  const { stdout } = await run('taskset', [
    '-c',
    '1',
    'wrk',
    '-t1',
    '-c32',
    `-d${seconds}s`,
    ...given,
    address,
  ])
  if (/Non-2xx or 3xx/.test(stdout)) throw new Error(`not all were answered well:\n${stdout}`)
  const rate = /Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1]
  if (rate === undefined) throw new Error(`wrk said nothing that we understand:\n${stdout}`)
  return Number(rate)
}

export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
