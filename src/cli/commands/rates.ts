import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { counted } from '../../lib/counted.ts'
import { CommandFailure, type Answer } from '../answer.ts'
import { readTextFile } from '../location.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

export function registerRates(program: Command, terminal: Terminal): void {
  program
    .command('rates')
    .description('reference rates that turn other currencies into euros')
    .command('import')
    .description('add reference rates from the European Central Bank’s XML or CSV')
    .argument('<file>', 'rates of one day or of many; a column a currency in CSV')
    .action((file: string) => withApp(terminal, (app) => importRates(app, file), HALFWAY))
}

const HALFWAY = {
  kept: 'Rates are taken all or none; not all prices use them yet.',
  goOn: 'affiche serve sees to that by itself, or give the same again.',
}

const RATES_HINT = 'Take eurofxref-daily.xml or eurofxref-hist.csv of the European Central Bank.'

async function importRates(app: AppContext, file: string): Promise<Answer> {
  const { readRateFile, RateFileError } = await import('../../ingestion/rates/read-rate-file.ts')
  const { writeRates } = await import('../../storage/rates.ts')
  const text = await readTextFile(file, RATES_HINT)
  try {
    const rates = readRateFile(text)
    const written = await writeRates(app.database, rates)
    const named = [...new Set(rates.map((rate) => rate.currency))]
    await convertAnew(app, written > 0 ? named : [])
    const currencies = named.length
    const days = rates.map((rate) => rate.day).toSorted()
    const report = { read: rates.length, written, currencies, from: days[0], to: days.at(-1) }
    return {
      json: report,
      text: `New or corrected: ${written} of ${counted(rates.length, 'rate')} (${counted(currencies, 'currency', 'currencies')}, ${report.from} to ${report.to}).\nPrices of what is still to come use them now; affiche rebuild uses them for what is over, too.`,
    }
  } catch (error) {
    if (!(error instanceof RateFileError)) throw error
    throw new CommandFailure(`${file}: ${error.message}.`, RATES_HINT)
  }
}

/** A price that was not known for want of a rate is known from now on. */
async function convertAnew(app: AppContext, currencies: readonly string[]): Promise<void> {
  const { makeEventsDue } = await import('../../storage/events.ts')
  const { renderAllDue } = await import('../../ingestion/rendering/render-due.ts')
  await makeEventsDue(app.database, { currencies }, app.clock.now())
  await withIngestion(app, (context) => renderAllDue(context))
}
