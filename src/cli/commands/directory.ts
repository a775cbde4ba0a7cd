import { basename } from 'node:path'
import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { DirectoryReport, ImportProgress } from '../../ingestion/directory/import-directory.ts'
import { agreeing, counted } from '../../lib/counted.ts'
import { CommandFailure, type Answer } from '../answer.ts'
import { checkPath } from '../location.ts'
import { rejectionLines } from '../rejections.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'
import { registerDirectoryMatch } from './directory-match.ts'
import { registerDirectoryRefresh } from './directory-refresh.ts'
import { registerDirectoryShow } from './directory-show.ts'

const FORMS = `
Each file is Parquet, JSON, NDJSON, GeoJSON or CSV, packed with gzip or not, each record in one of these forms:
  Overture      as published: id, names, addresses, websites, geometry, confidence, operating_status
  Foursquare    as published: fsq_place_id, name, latitude, longitude, address, locality, postcode, country
  OpenStreetMap as GeoJSON: the id way/123 becomes osm-w123; addr:…, opening_hours
  our own       id, name, lat, lng; then street, postalCode, city, country, website, averageGrade,
                totalGrades, photoRef, editorialSummary, periods, formerIds, closed

Places already known are matched to it at once: affiche place find NAME shows the outcome.
A record that cannot be taken costs only itself, and is told with its line. Of a folder all files are read, those in
its folders too; notes, licences and checksums among them are left out. All files are looked at before the first is
read. An import that is cut off has kept what it had told: give the same again.

Examples:
  affiche directory import overture-places-paris.parquet
  affiche directory import venues.geojson own-halls.csv
  affiche directory import overture-2026-11/ --complete   # what all its parts lack is marked as gone`

export function registerDirectory(program: Command, terminal: Terminal): void {
  const directory = program
    .command('directory')
    .description('the places directory that enriches partners’ places')
  directory
    .command('import')
    .description('add or refresh places from an open places directory')
    .argument('<files...>', 'Parquet, JSON, NDJSON, GeoJSON or CSV files, or folders of them')
    .option('--complete', 'together they are all of a directory: mark what they lack as gone')
    .addHelpText('after', FORMS)
    .action((paths: string[], options: ImportOptions) =>
      withApp(terminal, (app) => importFiles(app, paths, options, terminal), HALFWAY),
    )
  registerDirectoryMatch(directory, terminal)
  registerDirectoryShow(directory, terminal)
  registerDirectoryRefresh(directory, terminal)
}

const HALFWAY = {
  kept: 'What had been told until then is kept, and nothing was marked as gone.',
  goOn: 'Give the same again: what is as it was costs a look.',
}

interface ImportOptions {
  readonly complete?: true
}

const FILE_HINT =
  'Give the path of a file or a folder: a release of Overture or Foursquare OS Places, GeoJSON of OpenStreetMap, or your own (affiche directory import --help).'

async function importFiles(
  app: AppContext,
  paths: readonly string[],
  options: ImportOptions,
  terminal: Terminal,
): Promise<Answer> {
  for (const path of paths) await checkPath(path, FILE_HINT)
  const { importDirectory } = await import('../../ingestion/directory/import-directory.ts')
  const { NotDirectoryFile } = await import('../../ingestion/enrich/directory-file-kind.ts')
  const report = await withIngestion(app, (context) =>
    importDirectory(context, paths, {
      complete: options.complete === true,
      progress: (progress) => terminal.progress(progressText(progress)),
    }),
  ).catch((error: unknown) => {
    if (!(error instanceof NotDirectoryFile)) throw error
    const gone = options.complete === true ? ' Nothing was marked as gone.' : ''
    throw new CommandFailure(
      `${error.file ?? paths.join(' ')}: ${error.message}.${gone}`,
      FILE_HINT,
    )
  })
  const nothing = report.read > 0 && report.rejectedCount === report.read
  const text = reportLines(report, options.complete === true).join('\n')
  return { json: report, text, exitCode: nothing ? 1 : 0 }
}

function progressText({ read, file, fileNumber, files }: ImportProgress): string {
  const where = files === 1 ? '' : `, file ${fileNumber} of ${files}: ${basename(file)}`
  return `${counted(read, 'place')}${where}`
}

function reportLines(report: DirectoryReport, isComplete: boolean): string[] {
  const { files, leftOut, read, placesLinked, missing, succeeded, unreadable } = report
  const from = files === 1 ? '' : ` from ${counted(files, 'file')}`
  const lines = [
    `${counted(read, 'place')} read${from}: new ${report.created}, changed ${report.updated}, same ${report.unchanged}, rejected ${report.rejectedCount}.`,
    `${counted(placesLinked, 'place')} of ours now ${agreeing(placesLinked, 'stands', 'stand')} for a directory place, or for another than before.`,
  ]
  if (leftOut.length > 0)
    lines.push(
      `Left out, as no places by ${agreeing(leftOut.length, 'its name', 'their names')}: ${leftOut.join(', ')}`,
    )
  if (succeeded > 0)
    lines.push(
      `${counted(succeeded, 'place')} of that directory not in ${agreeing(files, 'the file', 'the files')} ${agreeing(succeeded, 'is', 'are')} there under another id, which ${agreeing(succeeded, 'the old one leads', 'the old ones lead')} to.`,
    )
  if (missing !== null && missing > 0)
    lines.push(
      `${counted(missing, 'place')} of that directory not in ${agreeing(files, 'the file', 'the files')}, which ${agreeing(missing, 'goes', 'go')} on answering: affiche directory list --missing`,
    )
  if (isComplete && missing === null)
    lines.push(
      `Nothing was marked as gone: of ${counted(unreadable, 'record')} not even the id could be read, so nobody can say what is missing.`,
    )
  lines.push(...rejectionLines(report, { withFile: files > 1 }))
  return lines
}
