import type { Clock } from '../lib/clock.ts'
import type { Answer } from './answer.ts'

/** Where a command's words go. Tests hand in their own. */
export interface Streams {
  out(text: string): void
  err(text: string): void
  /** True when stderr is a screen on which a line can be rewritten. */
  readonly live: boolean
  /** How wide the screen is that stdout is; absent: it is none. */
  readonly columns?: number | undefined
  /** Settings instead of the process's own environment. */
  readonly env?: Readonly<Record<string, string | undefined>>
  /** Time other than the machine's. */
  readonly clock?: Clock
  /** Ends a command that runs until told to (serve, demo), as Ctrl-C does. */
  readonly stop?: AbortSignal
}

export interface Terminal extends Streams {
  /** Set once the arguments are read: one JSON document on stdout, nothing else there. */
  json: boolean
  exitCode: number
  /** Prints the answer in the form asked for and remembers the exit code. */
  answer(answer: Answer): void
  /** A line for people, on stderr. */
  note(text: string): void
  /** A line that the next one replaces, on a screen; elsewhere nothing. */
  progress(text: string): void
}

export const processStreams: Streams = {
  out: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(text),
  live: process.stderr.isTTY === true,
  columns: process.stdout.isTTY ? process.stdout.columns : undefined,
}

export function openTerminal(streams: Streams): Terminal {
  let lineOpen = false
  const closeLine = () => {
    if (lineOpen) streams.err('\r\u001B[2K')
    lineOpen = false
  }
  const terminal: Terminal = {
    ...streams,
    json: false,
    exitCode: 0,
    answer({ json, text, exitCode = 0 }) {
      closeLine()
      const told = () => (typeof text === 'string' ? text : text(streams.columns ?? Infinity))
      streams.out(`${terminal.json ? JSON.stringify(json, null, 2) : told()}\n`)
      terminal.exitCode = exitCode
    },
    note(text) {
      closeLine()
      streams.err(`${text}\n`)
    },
    progress(text) {
      if (!streams.live) return
      closeLine()
      streams.err(text)
      lineOpen = true
    },
  }
  return terminal
}
