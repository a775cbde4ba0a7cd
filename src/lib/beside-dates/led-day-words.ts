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

/** It was, before it was moved. */
const WAS = [
  'initialement, au lieu, originally, previously, instead of, ursprünglich, statt, anstelle',
  'inizialmente, invece, inicialmente, en lugar, oorspronkelijk, in plaats',
]

/** Followed by from when to when: `Report du 5 mars 2026 au 5 mars 2027`. */
const MOVED = [
  'report, reporté, reportés, reportée, reportées, décalé, décalés, décalée, décalées',
  'déplacé, déplacés, déplacée, déplacées, repoussé, repoussés, repoussée, repoussées',
  'rescheduled, moved, postponed, verlegt, verschoben, verplaatst',
  'aplazado, aplazada, trasladado, trasladada, rinviato, rinviata, spostato, spostata, adiado, adiada',
]

export const LEADS = pattern([...WRITTEN, ...SOLD, ...WAS])
export const MOVES = pattern(MOVED)

function pattern(lines: readonly string[]): string {
  return lines.flatMap((line) => line.split(', ').map(accentsOptional)).join('|')
}
