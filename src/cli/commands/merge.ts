import type { Command } from 'commander'
import {
  deciding,
  eventNumber,
  eventNumbers,
  withDecidingOptions,
  type DecidingOptions,
} from '../deciding.ts'
import type { Terminal } from '../terminal.ts'
import { WrongUsage } from '../answer.ts'

const MERGE_HELP = `
The smallest number stands for all; the others lead to it. What you put together stays together whatever the
feeds say next. One event alone: its listings are rightly together, and the review list asks no more.
It outranks an earlier decision that kept these events apart. What was kept apart is never put together by way of
a third event: that is refused, with the decision to take back first.

Examples:
  affiche merge 1841 2077 --dry-run
  affiche merge 1841 2077 --why "same show, the seller calls it by its old title"`

const SPLIT_HELP = `
The listings named go their own way, together where the rules say so; the rest stays. A LISTING is named as
affiche explain EVENT shows it (7:A-1001), by its partner (City:A-1001), by its id alone where that is
enough, or by its number among the sources (source:2077).

Examples:
  affiche explain 1841
  affiche split 1841 7:A-1001 --dry-run`

const DISTINCT_HELP = `
For events that only look alike: the rules never put them together, and the review list asks no more.

Examples:
  affiche distinct 1841 2077 --why "early and late show"`

export function registerMerge(program: Command, terminal: Terminal): void {
  withDecidingOptions(
    program
      .command('merge')
      .description('decide that events are one')
      .argument('<event...>', 'their numbers', eventNumbers),
  )
    .addHelpText('after', MERGE_HELP)
    .action((events: number[], options: DecidingOptions) =>
      deciding(terminal, options, async () => {
        const { mergeEvents } = await import('../../ingestion/decisions/event-proposals.ts')
        return mergeEvents(events)
      }),
    )
}

export function registerSplit(program: Command, terminal: Terminal): void {
  withDecidingOptions(
    program
      .command('split')
      .description('decide that listings do not belong to their event')
      .argument('<event>', 'its number', eventNumber)
      .argument('<listing...>', 'those that belong elsewhere'),
  )
    .addHelpText('after', SPLIT_HELP)
    .action((event: number, listings: string[], options: DecidingOptions) =>
      deciding(terminal, options, async () => {
        const { splitEvent } = await import('../../ingestion/decisions/event-proposals.ts')
        return splitEvent(event, listings)
      }),
    )
}

export function registerDistinct(program: Command, terminal: Terminal): void {
  withDecidingOptions(
    program
      .command('distinct')
      .description('decide that events are different, and stay so')
      .argument('<event...>', 'their numbers, two or more', eventNumbers),
  )
    .addHelpText('after', DISTINCT_HELP)
    .action((events: number[], options: DecidingOptions) => {
      if (events.length < 2) throw new WrongUsage('name two events or more.')
      return deciding(terminal, options, async () => {
        const { distinctEvents } = await import('../../ingestion/decisions/event-proposals.ts')
        return distinctEvents(events)
      })
    })
}
