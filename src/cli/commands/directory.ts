import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { agreeing, counted } from '../../lib/counted.ts'
import { CommandFailure, type Answer } from '../answer.ts'
import { checkFile } from '../location.ts'
import { rejectionLines } from '../rejections.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'
import { registerDirectoryMatch } from './directory-match.ts'
import { registerDirectoryRefresh } from './directory-refresh.ts'
import { registerDirectoryShow } from './directory-show.ts'

const FORMS = `
The file is Parquet, JSON, NDJSON, GeoJSON or CSV, packed with gzip or not, each record in one of these forms:
  Overture      as published: id, names, addresses, websites, geometry, confidence, operating_status
  Foursquare    as published: fsq_place_id, name, latitude, longitude, address, locality, postcode, country
  OpenStreetMap as GeoJSON: the id way/123 becomes osm-w123; addr:…, opening_hours
  our own       id, name, lat, lng; then street, postalCode, city, country, website, averageGrade,
                totalGrades, photoRef, editorialSummary, periods, formerIds, closed

Places already known are matched to it at once: affiche place find NAME shows the outcome.
A record that cannot be taken costs only itself, and is told with its line.

Examples:
  affiche directory import overture-places-paris.parquet
  affiche directory import venues.geojson
  affiche directory import overture-2026-11.parquet --complete   what it lacks is marked as gone`

export function registerDirectory(program: Command, terminal: Terminal): void {
  const directory = program
    .command('directory')
    .description('the places directory that enriches partners’ places')
  directory
    .command('import')
    .description('add or refresh places from an open places directory')
    .argument('<file>', 'a Parquet, JSON, NDJSON, GeoJSON or CSV file')
    .option('--complete', 'the file holds all of its directory: mark what it lacks as gone')
    .addHelpText('after', FORMS)
    .action((file: string, options: ImportOptions) =>
      withApp(terminal, (app) => importFile(app, file, options, terminal)),
    )
  registerDirectoryMatch(directory, terminal)
  registerDirectoryShow(directory, terminal)
  registerDirectoryRefresh(directory, terminal)
}

interface ImportOptions {
  readonly complete?: true
}

const FILE_HINT =
  'Give the path of a file: a release of Overture or Foursquare OS Places, GeoJSON of OpenStreetMap, or your own (affiche directory import --help).'

async function importFile(
  app: AppContext,
  file: string,
  options: ImportOptions,
  terminal: Terminal,
): Promise<Answer> {
  await checkFile(file, FILE_HINT)
  const { importDirectory } = await import('../../ingestion/import-directory.ts')
  const { NotDirectoryFile } = await import('../../ingestion/enrich/directory-file-kind.ts')
  const report = await withIngestion(app, (context) =>
    importDirectory(context, file, {
      complete: options.complete === true,
      progress: (read) => terminal.progress(counted(read, 'place')),
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof NotDirectoryFile)) throw error
    throw new CommandFailure(`${file}: ${error.message}.`, FILE_HINT)
  })
  const lines = [
    `${counted(report.read, 'place')} read: new ${report.created}, changed ${report.updated}, same ${report.unchanged}, rejected ${report.rejectedCount}.`,
    `${counted(report.placesLinked, 'place')} of ours now ${agreeing(report.placesLinked, 'stands', 'stand')} for another directory place than before.`,
  ]
  if (report.missing > 0)
    lines.push(
      `${counted(report.missing, 'place')} of that directory not in the file, which ${agreeing(report.missing, 'goes', 'go')} on answering: affiche directory list --missing`,
    )
  lines.push(...rejectionLines(report))
  const nothing = report.read > 0 && report.rejectedCount === report.read
  return { json: report, text: lines.join('\n'), exitCode: nothing ? 1 : 0 }
}
