import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { Answer } from '../answer.ts'
import { checkFile } from '../location.ts'
import { rejectionLines } from '../rejections.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

const FORMS = `
The file is JSON, NDJSON, GeoJSON or CSV, each record in one of these forms:
  our own      id, name, lat, lng; then street, postalCode, city, country, website, averageGrade,
               totalGrades, photoRef, editorialSummary, periods, formerIds
  Overture     id, names.primary, addresses[0], websites[0], geometry (a Point)
  Foursquare   fsq_place_id, name, latitude, longitude, address, locality, postcode, country
  OpenStreetMap as GeoJSON: the id way/123 becomes osm-w123

Places already known are matched to it at once: affiche place find NAME shows the outcome.`

export function registerDirectory(program: Command, terminal: Terminal): void {
  program
    .command('directory')
    .description('the places directory that enriches partners’ places')
    .command('import')
    .description('add or refresh places from an open places directory')
    .argument('<file>', 'a JSON, NDJSON, GeoJSON or CSV file')
    .addHelpText('after', FORMS)
    .action((file: string) => withApp(terminal, (app) => importFile(app, file, terminal)))
}

async function importFile(app: AppContext, file: string, terminal: Terminal): Promise<Answer> {
  await checkFile(file)
  const { importDirectory } = await import('../../ingestion/import-directory.ts')
  const report = await withIngestion(app, (context) =>
    importDirectory(context, file, (read) => terminal.progress(`${read} places`)),
  )
  const lines = [
    `${report.read} places read: new ${report.created}, changed ${report.updated}, same ${report.unchanged}, rejected ${report.rejectedCount}.`,
    `${report.placesLinked} of our places now stand for another directory place than before.`,
  ]
  lines.push(...rejectionLines(report))
  const nothing = report.read > 0 && report.rejectedCount === report.read
  return { json: report, text: lines.join('\n'), exitCode: nothing ? 1 : 0 }
}
