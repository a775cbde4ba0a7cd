import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { WrongUsage, type Answer } from '../answer.ts'
import { deciding, withDecidingOptions, type DecidingOptions } from '../deciding.ts'
import { doubtJson, doubtsText } from '../directory-text.ts'
import { positive } from '../options.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'

const LISTED = 20

const HELP = `
Without arguments: the halls that may be a place of the directory, but not surely enough, the likeliest first.

Examples:
  affiche directory match                       # what is in doubt
  affiche directory match 31 osm-w123           # hall 31 is the directory's osm-w123
  affiche directory match 31 --none             # it is none that the directory has
  affiche directory match 31 osm-w123 --dry-run # what would come of it

It is a decision: affiche decisions shows it, affiche revoke takes it back.`

interface MatchOptions extends DecidingOptions {
  readonly none?: true
  readonly limit: number
}

export function registerDirectoryMatch(directory: Command, terminal: Terminal): void {
  withDecidingOptions(
    directory
      .command('match')
      .description('show which halls may be a place of the directory, or decide which one is')
      .argument('[place]', 'its number or directory id (affiche place find NAME)')
      .argument('[directory-id]', 'the place of the directory that it is')
      .option('--none', 'it is no place that the directory has')
      .option('--limit <n>', 'how many doubts at most', positive, LISTED),
  )
    .addHelpText('after', HELP)
    .action((place: string | undefined, id: string | undefined, options: MatchOptions) => {
      if (place === undefined) {
        if (options.none === true) throw new WrongUsage('name the place that is none.')
        return withApp(terminal, (app) => doubts(app, options.limit))
      }
      if ((id === undefined) !== (options.none === true))
        throw new WrongUsage('give either the id of a place of the directory or --none.')
      return deciding(terminal, options, async () => {
        const { matchDirectory } = await import('../../ingestion/decisions/directory-proposals.ts')
        return matchDirectory(place, id ?? null)
      })
    })
}

async function doubts({ database, clock }: AppContext, limit: number): Promise<Answer> {
  const { countDoubtfulPlaces, toldDoubts } = await import('../../storage/directory-doubts.ts')
  const waiting = await countDoubtfulPlaces(database, clock.now())
  const found = await toldDoubts(database, clock.now(), limit)
  const json = { waiting, doubts: found.map(doubtJson) }
  if (found.length === 0) return { json, text: 'No hall is in doubt.' }
  const more = waiting > found.length ? `\n… and ${waiting - found.length} more (--limit)` : ''
  return { json, text: `${doubtsText(found)}${more}` }
}
