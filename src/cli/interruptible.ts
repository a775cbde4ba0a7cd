import { CommandFailure } from './answer.ts'
import type { Answer } from './answer.ts'
import type { Terminal } from './terminal.ts'
import { EXIT_CODES, stoppable } from './until-stopped.ts'
import type { EndSignal } from './until-stopped.ts'

/** What there is to say of a command that was ended before its time. */
export interface Halfway {
  /** What stays of what it did. */
  readonly kept: string
  /** How the rest is done; null: by itself. */
  readonly goOn: string | null
}

/** Ended by a signal. */
export class CommandStopped extends CommandFailure {
  readonly exitCode: number

  constructor(signal: EndSignal, { kept, goOn }: Halfway) {
    super(stoppedText(signal, kept), goOn)
    this.name = 'CommandStopped'
    this.exitCode = EXIT_CODES[signal]
  }
}

function stoppedText(signal: EndSignal, kept: string): string {
  return `ended by ${signal}. ${kept}`
}

/** Of commands that write all they do in one transaction, or next to nothing. */
const IN_ONE: Halfway = { kept: 'What it had not done yet is as it was.', goOn: null }

/** Work that a signal ends between two steps, which then says what stays of it. */
export async function unlessStopped<Value>(
  terminal: Terminal,
  work: (stop: AbortSignal) => Promise<Value>,
  halfway: Halfway = IN_ONE,
): Promise<{ readonly value: Value; readonly signal: EndSignal | null }> {
  let by: EndSignal | null = null
  try {
    const value = await stoppable(work, {
      stop: terminal.stop,
      stopping(signal) {
        by = signal
        terminal.note('affiche: ending after what is at hand; a second signal ends it at once.')
      },
    })
    return { value, signal: by }
  } catch (error) {
    // Whatever broke it off by then was our doing.
    throw by === null ? error : new CommandStopped(by, halfway)
  }
}

/** What was done is told also where a signal left the rest undone. */
export async function answerUnlessStopped(
  terminal: Terminal,
  work: (stop: AbortSignal) => Promise<Answer>,
  halfway?: Halfway,
): Promise<void> {
  const { value, signal } = await unlessStopped(terminal, work, halfway)
  terminal.answer(value)
  if (signal === null || (halfway === undefined && value.exitCode !== 1)) return
  terminal.exitCode = EXIT_CODES[signal]
  if (halfway === undefined) return
  terminal.note(`affiche: ${stoppedText(signal, halfway.kept)}`)
  if (halfway.goOn !== null) terminal.note(`  ${halfway.goOn}`)
}
