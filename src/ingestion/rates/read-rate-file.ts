import { SaxesParser } from 'saxes'
import type { Rate } from '../../domain/rates.ts'

/**
 * Reference rates as the European Central Bank publishes them: the XML of one day or of many
 * (`<Cube time="…"><Cube currency="USD" rate="1.08"/>…`), or the CSV of one day or of many (a column a currency, a
 * row a day). All are units of the currency for one euro.
 */

/** The file is not one of these, or holds no rate. The message says what is wrong, in words for the operator. */
export class RateFileError extends Error {
  override readonly name = 'RateFileError'
}

export function readRateFile(text: string): Rate[] {
  const body = text.replace(/^\uFEFF/, '').trimStart()
  if (body === '') throw new RateFileError('the file is empty')
  const rates = body.startsWith('<') ? fromXml(body) : fromCsv(body)
  if (rates.length === 0) throw new RateFileError('the file holds no rates')
  return rates
}

function fromXml(text: string): Rate[] {
  const rates: Rate[] = []
  let day: string | null = null
  const parser = new SaxesParser({ xmlns: true })
  parser.on('error', (error) => {
    throw new RateFileError(`the file is not well-formed XML: ${error.message}`)
  })
  parser.on('opentag', ({ local, attributes }) => {
    if (local !== 'Cube') return
    const { time, currency, rate } = attributes
    if (time !== undefined) day = dayOf(time.value)
    if (currency === undefined || rate === undefined) return
    if (day === null) throw new RateFileError(`the rate of ${currency.value} has no day`)
    const perEuro = amountOf(rate.value)
    if (!isCurrency(currency.value) || perEuro === null) {
      throw new RateFileError(`${day}: "${currency.value}" at "${rate.value}" is not a rate`)
    }
    rates.push({ currency: currency.value, day, perEuro })
  })
  parser.write(text).close()
  return rates
}

function fromCsv(text: string): Rate[] {
  const [head = '', ...lines] = text.split(/\r\n|\n|\r/)
  const [first = '', ...currencies] = cellsOf(head)
  if (first.toLowerCase() !== 'date') {
    throw new RateFileError('neither the XML nor the CSV of reference rates: no column "Date"')
  }
  const rates: Rate[] = []
  lines.forEach((line, index) => {
    if (line.trim() === '') return
    const [date = '', ...cells] = cellsOf(line)
    const day = dayOf(date)
    if (day === null) throw new RateFileError(`line ${index + 2}: "${date}" is not a day`)
    currencies.forEach((currency, column) => {
      const cell = cells[column] ?? ''
      if (!isCurrency(currency) || cell === '' || cell === 'N/A') return
      const perEuro = amountOf(cell)
      if (perEuro === null) throw new RateFileError(`line ${index + 2}: "${cell}" is not a rate`)
      rates.push({ currency, day, perEuro })
    })
  })
  return rates
}

function cellsOf(line: string): string[] {
  return line.split(',').map((cell) => cell.trim().replace(/^"(.*)"$/, '$1'))
}

const MONTHS = [
  'january',
  'february',
  'march',
  'april',
  'may',
  'june',
  'july',
  'august',
  'september',
  'october',
  'november',
  'december',
]

/** `2026-11-27`, or `27 November 2026` as the CSV of one day writes it. */
function dayOf(text: string): string | null {
  const [, date = '', month = '', year = ''] = /^(\d{1,2}) (\p{L}+) (\d{4})$/u.exec(text) ?? []
  const number = MONTHS.indexOf(month.toLowerCase()) + 1
  const day =
    number > 0 ? `${year}-${String(number).padStart(2, '0')}-${date.padStart(2, '0')}` : text
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return null
  const at = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day) ? day : null
}

function isCurrency(text: string): boolean {
  return /^[A-Z]{3}$/.test(text)
}

function amountOf(text: string): number | null {
  const amount = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : NaN
  return amount > 0 && Number.isFinite(amount) ? amount : null
}
