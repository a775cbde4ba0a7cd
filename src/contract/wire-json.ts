import type { Stamp } from '../domain/stamp.ts'
import { instantText, stampText } from './date-text.ts'
import { wireAddress, wireNumber, wirePrice, wireText } from './wire-text.ts'

/**
 * Documents' values as JSON text. What is shown once is put together as text: making an object of it for the engine to write
 * takes several times as long.
 */

/** How each member is written of what is shown, in the order of the document's tables. */
export type Members<Shown, Wire> = { readonly [Name in keyof Wire]: (shown: Shown) => string }

interface Written<Shown> {
  readonly lead: string
  readonly json: (shown: Shown) => string
}

function writing<Shown, Wire>(members: Members<Shown, Wire>): readonly Written<Shown>[] {
  return Object.entries<(shown: Shown) => string>(members).map(([name, json], index) => ({
    lead: `${index === 0 ? '{' : ','}"${name}":`,
    json,
  }))
}

export function recordJson<Shown, Wire>(members: Members<Shown, Wire>): (shown: Shown) => string {
  const written = writing(members)
  return (shown) => {
    let text = ''
    for (const { lead, json } of written) text += lead + json(shown)
    return `${text}}`
  }
}

/**
 * The record's text in parts: the values of the members named, in the order of the table, and what lies before, between and
 * behind them.
 */
export function recordParts<Shown, Wire>(
  members: Members<Shown, Wire>,
  apart: readonly (keyof Wire)[],
): (shown: Shown) => readonly string[] {
  const names = Object.keys(members)
  const written = writing(members).map((member, index) => ({
    ...member,
    isApart: apart.some((name) => name === names[index]),
  }))
  return (shown) => {
    const parts: string[] = []
    let text = ''
    for (const { lead, json, isApart } of written) {
      text += lead
      if (isApart) {
        parts.push(text, json(shown))
        text = ''
      } else text += json(shown)
    }
    parts.push(`${text}}`)
    return parts
  }
}

export function listJson<Shown>(shown: readonly Shown[], json: (one: Shown) => string): string {
  let members = ''
  for (const one of shown) members += members === '' ? json(one) : `,${json(one)}`
  return `[${members}]`
}

/** Of what is shown again and again, made once for as long as it is there. */
export function rememberedJson<Shown extends object>(
  present: (shown: Shown) => object,
): (shown: Shown) => string {
  const known = new WeakMap<Shown, string>()
  return (shown) => {
    let json = known.get(shown)
    if (json === undefined) known.set(shown, (json = JSON.stringify(present(shown))))
    return json
  }
}

/** What JSON escapes, what documents do not carry, and the mark of our own addresses: one look tells that there is none. */
// oxlint-disable-next-line no-control-regex -- the control characters are the subject
const PERHAPS_SPECIAL = /["\\\u0000-\u001F\uD800-\uDFFF\uFDD0\uFFFE\uFFFF]/

export function textJson(text: string): string {
  return PERHAPS_SPECIAL.test(text) ? JSON.stringify(wireText(text)) : `"${text}"`
}

export function addressJson(address: string): string {
  return PERHAPS_SPECIAL.test(address) ? JSON.stringify(wireAddress(address)) : `"${address}"`
}

export function numberJson(value: number): string {
  return `${wireNumber(value)}`
}

export function priceJson(cents: number | null): string {
  return `${wirePrice(cents)}`
}

export function stampJson(stamp: Stamp): string {
  return `"${stampText(stamp)}"`
}

export function instantJson(at: number): string {
  return `"${instantText(at)}"`
}

/** As `json` writes it, or null. */
export function orNull<Value>(json: (value: Value) => string): (value: Value | null) => string {
  return (value) => (value === null ? 'null' : json(value))
}
