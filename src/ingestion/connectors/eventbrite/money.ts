import { isObject, textOf } from '../json-value.ts'

export interface Amount {
  readonly price: string
  readonly currency: string | undefined
}

/** `{"major_value": "10.00", "value": 1000, "currency": "USD"}`, or `10.00 USD`. */
export function amountOf(value: unknown): Amount | undefined {
  if (!isObject(value)) {
    const text = textOf(value)
    return text === undefined ? undefined : { price: text, currency: undefined }
  }
  const currency = textOf(value['currency'])
  const price = textOf(value['major_value']) ?? textOf(value['display'])
  const told = price ?? inMajor(textOf(value['value']), currency)
  return told === undefined ? undefined : { price: told, currency }
}

/** `value` is in cents, or what the currency has for them. */
function inMajor(value: string | undefined, currency: string | undefined): string | undefined {
  if (value === undefined || currency === undefined || !/^\d+$/.test(value)) return undefined
  if (!/^[A-Z]{3}$/.test(currency)) return undefined
  const format = new Intl.NumberFormat('en', { style: 'currency', currency })
  const digits = format.resolvedOptions().maximumFractionDigits ?? 2
  return (Number(value) / 10 ** digits).toFixed(digits)
}

export function isNothing(amount: Amount | undefined): boolean {
  return amount === undefined || Number.parseFloat(amount.price) === 0
}
