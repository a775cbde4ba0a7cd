import type { Command } from 'commander'
import { Argument } from 'commander'
import { CommandFailure, type Answer } from '../answer.ts'
import { whoAmI } from '../deciding.ts'
import {
  CORRECTABLE,
  correctDirectory,
  readField,
} from '../../ingestion/directory/correct-directory.ts'
import type { DirectoryField } from '../../domain/directory.ts'
import { entryJson, entryText } from '../directory-text.ts'
import { nonEmpty, positive } from '../options.ts'
import { textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { instantOrNull } from '../time.ts'
import { withApp, withIngestion } from '../with-app.ts'
import type { AppContext } from '../../app/context.ts'

const LISTED = 20

const ID = 'any id that answers with it (affiche place find NAME)'

export function registerDirectoryShow(directory: Command, terminal: Terminal): void {
  directory
    .command('show')
    .description(
      'show a place of the directory: what is served of it, and who said what until when',
    )
    .argument('<directory-id>', ID)
    .action((id: string) => withApp(terminal, (app) => show(app, id)))
  directory
    .command('list')
    .description('list our halls that the directory says are closed, or has lost')
    .option('--closed', 'only those that are closed, for a time or for good')
    .option('--missing', 'only those that the directory has no more')
    .option('--limit <n>', 'how many at most', positive, LISTED)
    .action((options: ListOptions) => withApp(terminal, (app) => list(app, options)))
  const field = new Argument('<field>', 'which').choices(CORRECTABLE)
  directory
    .command('set')
    .description('say yourself what a field of a place is: it outranks every directory')
    .argument('<directory-id>', ID)
    .addArgument(field)
    .argument('<value>', 'an empty text: nothing')
    .option('--by <name>', 'who says it (else the name you are logged in with)', nonEmpty)
    .addHelpText('after', SET_HELP)
    .action((id: string, name: DirectoryField, text: string, { by }: { by?: string }) =>
      withApp(terminal, (app) =>
        correct(app, {
          directoryId: id,
          field: name,
          value: readField(name, text),
          by: by ?? whoAmI(),
        }),
      ),
    )
  directory
    .command('clear')
    .description('take back what was set: the field is the directory’s again')
    .argument('<directory-id>', ID)
    .addArgument(field)
    .action((id: string, name: DirectoryField) =>
      withApp(terminal, (app) =>
        correct(app, { directoryId: id, field: name, value: undefined, by: '' }),
      ),
    )
}

const SET_HELP = `
Examples:
  affiche directory set osm-w123 website https://hall.example/
  affiche directory set osm-w123 street "14 quai des Brumes"     # the address is written anew
  affiche directory set osm-w123 periods '[{"open":{"day":5,"time":"2200"},"close":{"day":6,"time":"0400"}}]'`

interface ListOptions {
  readonly closed?: true
  readonly missing?: true
  readonly limit: number
}

async function show({ database }: AppContext, id: string): Promise<Answer> {
  const { shownEntry } = await import('../../storage/directory-shown.ts')
  const entry = await shownEntry(database, id)
  if (entry === undefined)
    throw new CommandFailure(
      `the directory has no place "${id}".`,
      'affiche place find NAME shows ids; affiche directory import FILE adds places.',
    )
  return { json: entryJson(entry), text: entryText(entry) }
}

async function list({ database, clock }: AppContext, options: ListOptions): Promise<Answer> {
  const { troubledEntries } = await import('../../storage/directory-shown.ts')
  const { closed, missing, limit } = options
  const all = closed === missing
  const kinds = [
    ...(all || closed ? (['closed'] as const) : []),
    ...(all || missing ? (['missing'] as const) : []),
  ]
  const found = await troubledEntries(database, { kinds, now: clock.now(), limit })
  const day = (at: number | null) => (at === null ? null : new Date(at).toISOString().slice(0, 10))
  const text =
    found.length === 0
      ? 'Of our halls the directory says none is closed or gone.'
      : textTable(
          ['directory id', 'name', 'city', 'closed', 'gone since', 'events to come', 'next'],
          found.map((one) => [
            one.directoryId,
            one.name,
            one.city,
            one.closed,
            day(one.missingSince),
            one.events,
            one.nextStartDate?.slice(0, 10) ?? null,
          ]),
        )
  const json = found.map((one) => ({
    ...one,
    missingSince: instantOrNull(one.missingSince),
    next: instantOrNull(one.next),
  }))
  return { json, text }
}

async function correct(
  app: AppContext,
  correction: Parameters<typeof correctDirectory>[1],
): Promise<Answer> {
  const entry = await withIngestion(app, (context) => correctDirectory(context, correction))
  return { json: entryJson(entry), text: entryText(entry) }
}
