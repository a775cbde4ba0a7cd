import type { Command } from 'commander'
import { deciding, eventNumber, withDecidingOptions, type DecidingOptions } from '../deciding.ts'
import { nonEmpty } from '../options.ts'
import type { Terminal } from '../terminal.ts'

const PIN_HELP = `
FIELD and VALUE:
  name, description   a text
  image               an address that begins with http:// or https://
  startDate, endDate  2026-12-05T20:00, local time at the place; or with an offset, 2026-12-05T20:00+01:00
  cancelledAt         when it was called off, as above; now; or never, against what sellers say
  notAvailableAt      when the last ticket went, as above; now; or never
  categories          music, music/rock… with commas between
  lowestPrice,        euros, 25 or 12.50; free; or unknown
  highestPrice
  place               its number, or its directory id: affiche place find shows them
  performers          the numbers of all, the first billed first, with commas between; or none

What a listing is (a show, parking) and an event's number follow from its listings and cannot be pinned.

Your word outranks every seller's until it ends or is taken back; a later pin on a field outranks an earlier
one. It stays with the event through merges and splits, by the oldest of its listings.

Examples:
  affiche pin 1841 name "Léa Mori, piano solo"
  affiche pin 1841 cancelledAt now --until 2026-12-31 --why "the hall rang"`

const HIDE_HELP = `
Clients are told that it is gone, and its page is not found. Nothing of it is lost: affiche revoke shows it again.`

type PinOptions = DecidingOptions & { readonly until?: string }

export function registerPin(program: Command, terminal: Terminal): void {
  withDecidingOptions(
    program
      .command('pin')
      .description('say yourself what a field of an event is')
      .argument('<event>', 'its number', eventNumber)
      .argument('<field>', 'name, startDate, place, lowestPrice… (all below)')
      .argument('<value>', 'what it is')
      .option('--until <time>', 'how long it holds: 2026-12-31 or 2026-12-31T12:00', nonEmpty),
  )
    .addHelpText('after', PIN_HELP)
    .action((event: number, field: string, value: string, options: PinOptions) =>
      deciding(terminal, options, async (now) => {
        const { pinField } = await import('../../ingestion/decisions/event-proposals.ts')
        return pinField(event, { field, value, until: options.until ?? null }, now)
      }),
    )
}

export function registerHide(program: Command, terminal: Terminal): void {
  withDecidingOptions(
    program
      .command('hide')
      .description('show an event to nobody')
      .argument('<event>', 'its number', eventNumber),
  )
    .addHelpText('after', HIDE_HELP)
    .action((event: number, options: DecidingOptions) =>
      deciding(terminal, options, async () => {
        const { hideEvent } = await import('../../ingestion/decisions/event-proposals.ts')
        return hideEvent(event)
      }),
    )
}
