import { accentsOptional } from '../accents-optional.ts'

/** Words, comma between, that lead to a day on which something else is than the event; accents may be left out. */

/** The entry was written. */
const WRITTEN = [
  'publié, publiée, mis en ligne, mise en ligne, mis à jour, mise à jour',
  'published, posted, updated',
  'veröffentlicht, aktualisiert',
  'publicado, publicada, pubblicato, pubblicata',
  'gepubliceerd, geplaatst',
]

/** It is sold from, or to be booked by. */
const SOLD = [
  'réservation, réservations, inscription, inscriptions, billetterie, en vente, mise en vente, date limite',
  'on sale, on-sale, presale, pre-sale, early bird, rsvp, registration, book, booking, deadline',
  'vvk, vorverkauf, anmeldung, anmeldeschluss',
  'prevendita, preventa, venta, inscripción, inscripciones, iscrizione, iscrizioni',
  'aanmelden',
]

/** It was to be, and is not. */
const INSTEAD = [
  'au lieu, previously, was, orig\\.?, instead of, statt, anstelle, invece, en lugar, in plaats',
]
const FORMERLY = [
  'initialement, originally, ursprünglich',
  'inizialmente, inicialmente, originalmente, oorspronkelijk',
]

/** Followed by from when to when: `Report du 5 mars 2026 au 5 mars 2027`. */
const MOVED = [
  'report, reporté, reportés, reportée, reportées, décalé, décalés, décalée, décalées',
  'déplacé, déplacés, déplacée, déplacées, repoussé, repoussés, repoussée, repoussées',
  'rescheduled, moved, postponed, verlegt, verschoben, verplaatst, verzet',
  'aplazado, aplazada, aplazados, aplazadas, pospuesto, pospuesta, trasladado, trasladada, trasladados, trasladadas',
  'rinviato, rinviata, rinviati, rinviate, spostato, spostata, spostati, spostate',
  'adiado, adiada, adiados, adiadas',
]

export const LEADS = pattern([...WRITTEN, ...SOLD, ...INSTEAD, ...FORMERLY])
/** `initialement`: of the days beside it the one that does not hold any more. */
export const AT_FIRST = pattern(FORMERLY)
export const MOVES = pattern(MOVED)

function pattern(lines: readonly string[]): string {
  return lines.flatMap((line) => line.split(', ').map(accentsOptional)).join('|')
}
