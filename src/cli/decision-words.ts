import { stampText } from '../contract/date-text.ts'
import type { Decision, DecisionBody } from '../domain/decision.ts'
import { instantOrNull } from './time.ts'

/** What was decided, for scripts: instants as everywhere in `--json`. */
export function decisionJson(what: DecisionBody) {
  return what.kind === 'pin' ? { ...what, until: instantOrNull(what.until) } : what
}

/** A decision as one sentence for people. */
export function decisionWords({ what, revokes }: Decision): string {
  if (isOfNames(what)) return nameWords(what)
  switch (what.kind) {
    case 'revoke':
      return `takes back decision ${revokes}`
    case 'mustLink':
      return `${all(what.listings)} are one event`
    case 'cannotLink':
      return `${all(what.listings)} are different events`
    case 'split':
      return splitEventWords(what)
    case 'distinct':
      return `${what.groups.map(all).join(' | ')} are different events`
    case 'hide':
    case 'pin':
      return fieldWords(what)
  }
}

type Of<Kind extends DecisionBody['kind']> = Extract<DecisionBody, { readonly kind: Kind }>

function fieldWords(what: Of<'pin' | 'hide'>): string {
  if (what.kind === 'hide') return `the event of ${shown(what.listing)} is hidden`
  const { listing, field, value, until, untilOffset = 0 } = what
  const end = until === null ? '' : ` until ${timeWords(until, untilOffset)}`
  return `${field} of the event of ${shown(listing)} is ${JSON.stringify(value)}${end}`
}

/** `2026-12-31 12:00 +0100`, as clocks at the place will show it. */
function timeWords(at: number, offset: number): string {
  return stampText({ at, offset }).replace(/:00\.000/, '')
}

function splitEventWords({ groups: [out = [], ...rest] }: Of<'split' | 'distinct'>): string {
  return `${all(out)} ${out.length === 1 ? 'is' : 'are'} not of the event of ${rest.map(all).join(', ')}`
}

function splitWords({ kind, from, to, listings }: Of<'placeSplit' | 'performerSplit'>): string {
  const of = kind === 'placeSplit' ? 'place' : 'performer'
  return `the ${of} of ${all(listings)} is ${to}, not ${from}`
}

function directoryWords({ place, directoryId }: Of<'placeDirectory'>): string {
  const which = directoryId === null ? 'none of the directory’s' : `the directory’s ${directoryId}`
  return `place ${place} is ${which}`
}

type NameBody = Extract<DecisionBody, { kind: `place${string}` | `performer${string}` }>

function isOfNames(what: DecisionBody): what is NameBody {
  return /^(place|performer)/.test(what.kind)
}

function nameWords(what: NameBody): string {
  if ('from' in what) return splitWords(what)
  if ('directoryId' in what) return directoryWords(what)
  const [of, ids] =
    'places' in what
      ? ['place', what.places]
      : 'performers' in what
        ? ['performer', what.performers]
        : what.kind === 'placeAlias'
          ? ['place', [what.place]]
          : ['performer', [what.performer]]
  if ('name' in what) {
    const { absorbs = [] } = what
    const too = absorbs.length === 0 ? '' : `, and so ${of}s ${absorbs.join(', ')} are this one`
    return `${of} ${ids[0]} is also called "${what.name}"${too}`
  }
  return `${of}s ${ids.join(', ')} are ${what.kind.endsWith('Merge') ? 'one' : 'different'}`
}

/** More than this of a long list tells nobody more. */
const SHOWN = 6

function all(listings: readonly string[]): string {
  const more = listings.length > SHOWN ? ` and ${listings.length - SHOWN} more` : ''
  return `${listings.slice(0, SHOWN).map(shown).join(', ')}${more}`
}

/** Without the sign that marks a listing whose id means another show now. */
export function shown(listing: string): string {
  return listing.replace(/\uFDD1\d+/, ' (history)')
}
