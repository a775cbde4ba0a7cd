import { PUBLIC_URL_MARK } from '../domain/public-url.ts'
import { portableText } from '../lib/xml-text.ts'

/** A text of ours or of a feed as both forms of a document can carry it; never with the mark of the public address. */
export function wireText(text: string): string {
  const portable = portableText(text)
  return portable.includes(PUBLIC_URL_MARK) ? portable.replaceAll(PUBLIC_URL_MARK, '') : portable
}

export function wireTextOrNull(text: string | null): string | null {
  return text === null ? null : wireText(text)
}

/** An address: one of our own begins with the mark, and keeps it until a document is assembled. */
export function wireAddress(address: string): string {
  const own = address.startsWith(PUBLIC_URL_MARK)
  return own ? PUBLIC_URL_MARK + wireText(address) : wireText(address)
}

export function wireAddressOrNull(address: string | null): string | null {
  return address === null ? null : wireAddress(address)
}

/** JSON has no NaN and no infinity: such a number is a fault of ours, found here rather than by a client. */
export function wireNumber(value: number): number {
  if (!Number.isFinite(value)) throw new RangeError(`not a number for a document: ${value}`)
  return value
}

export function wireNumberOrNull(value: number | null): number | null {
  return value === null ? null : wireNumber(value)
}

/** An id or a count: exact in every JSON client. */
export function wireInteger(value: number): number {
  if (!Number.isSafeInteger(value)) throw new RangeError(`not an exact integer: ${value}`)
  return value
}

/** Inside, prices are whole euro cents. */
export function wirePrice(cents: number | null): number | null {
  return cents === null ? null : wireInteger(cents) / 100
}
