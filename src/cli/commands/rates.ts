import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { CommandFailure, type Answer } from '../answer.ts'
import { readTextFile } from '../location.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'

export function registerRates(program: Command, terminal: Terminal): void {
  program
    .command('rates')
    .description('reference rates that turn other currencies into euros')
    .command('import')
    .description('add reference rates from the European Central Bank’s XML or CSV')
    .argument('<file>', 'rates of one day or of many; a column a currency in CSV')
    .action((file: string) => withApp(terminal, (app) => importRates(app, file)))
}

async function importRates(app: AppContext, file: string): Promise<Answer> {
  const { readRateFile, RateFileError } = await import('../../ingestion/rates/read-rate-file.ts')
  const { writeRates } = await import('../../storage/rates.ts')
  const text = await readTextFile(file)
  try {
    const rates = readRateFile(text)
    const written = await writeRates(app.database, rates)
    const currencies = new Set(rates.map((rate) => rate.currency)).size
    const days = rates.map((rate) => rate.day).toSorted()
    const report = { read: rates.length, written, currencies, from: days[0], to: days.at(-1) }
    return {
      json: report,
      text: `${written} of ${rates.length} rates are new or corrected (${currencies} currencies, ${report.from} to ${report.to}).\nPrices use them when their events next change; affiche rebuild uses them everywhere at once.`,
    }
  } catch (error) {
    if (!(error instanceof RateFileError)) throw error
    throw new CommandFailure(
      `${file}: ${error.message}.`,
      'Take eurofxref-daily.xml or eurofxref-hist.csv of the European Central Bank.',
    )
  }
}
