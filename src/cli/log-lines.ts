import type { DestinationStream } from '../lib/logger.ts'
import type { Terminal } from './terminal.ts'

/** Members of a log line that a person at a screen has no use for. */
const NOT_TOLD = new Set(['level', 'time', 'msg', 'err'])

/** Log lines as sentences, for a command whose stderr a person looks at: JSON would tear its progress apart. */
export function logLines(terminal: Pick<Terminal, 'note'>): DestinationStream {
  return { write: (line) => terminal.note(`affiche: ${sentence(line)}`) }
}

interface LogLine {
  readonly msg?: string
  readonly err?: { readonly message?: string }
}

function sentence(line: string): string {
  const told = JSON.parse(line) as LogLine
  const parts = Object.entries(told)
    .filter(([name]) => !NOT_TOLD.has(name))
    .map(([name, value]) => `${name} ${typeof value === 'string' ? value : JSON.stringify(value)}`)
  const why = told.err?.message === undefined ? '' : `: ${told.err.message}`
  return `${told.msg ?? ''}${why}${parts.length === 0 ? '' : ` (${parts.join(', ')})`}`
}
