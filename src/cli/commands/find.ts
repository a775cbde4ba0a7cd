import type { Command } from 'commander'
import type { Answer } from '../answer.ts'
import { nonEmpty, positive } from '../options.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'
import type { Queryable } from '../../storage/database.ts'
import { registerNameDecisions } from './names.ts'

const FOUND_SHOWN = 20

export function registerPerformer(program: Command, terminal: Terminal): void {
  const performer = program.command('performer').description('the performers of all events')
  findCommand(performer, 'find a performer’s id by its name, best match first').action(
    (name: string, { limit }: { limit: number }) =>
      withApp(terminal, ({ database }) => performers(database, name, limit)),
  )
  registerNameDecisions(performer, 'performer', terminal)
}

export function registerPlace(program: Command, terminal: Terminal): void {
  const place = program.command('place').description('the places of all events')
  findCommand(place, 'find a place’s directory id by its name and town, best match first').action(
    (name: string, { limit }: { limit: number }) =>
      withApp(terminal, ({ database }) => places(database, name, limit)),
  )
  registerNameDecisions(place, 'place', terminal)
}

function findCommand(group: Command, description: string): Command {
  return group
    .command('find')
    .description(description)
    .argument('<name>', 'case and accents do not matter', nonEmpty)
    .option('--limit <n>', 'how many at most', positive, FOUND_SHOWN)
}

async function performers(db: Queryable, name: string, limit: number): Promise<Answer> {
  const { searchPerformers } = await import('../../storage/search.ts')
  const { performerNameKey } = await import('../../ingestion/resolve/performers.ts')
  const words = await foldedWords(name)
  const found = await searchPerformers(db, { key: performerNameKey(name), words, limit })
  const text =
    found.length === 0
      ? `No performer is called anything like "${name}".`
      : textTable(
          ['id', 'name', 'events'],
          found.map((each) => [each.id, each.name, each.events]),
        )
  return { json: found, text }
}

async function places(db: Queryable, name: string, limit: number): Promise<Answer> {
  const { searchPlaces } = await import('../../storage/search.ts')
  const words = await foldedWords(name)
  const found = await searchPlaces(db, { key: words.join(' '), words, limit })
  const text =
    found.length === 0
      ? `No place is called anything like "${name}".`
      : textTable(
          ['directory place id', 'places', 'name', 'street', 'city', 'country', 'events'],
          found.map((each) => [
            each.directoryPlaceId,
            each.placeIds.join(', '),
            each.name,
            each.street,
            each.city,
            each.country,
            each.events,
          ]),
        )
  return { json: found, text }
}

async function foldedWords(name: string): Promise<readonly string[]> {
  const { fold, foldKey, words } = await import('../../lib/fold.ts')
  const all = words(fold(name))
  return all.length === 0 ? [foldKey(name)] : all
}
