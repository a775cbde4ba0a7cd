import { foldWord } from '../../../lib/fold-word.ts'
import { propertiesOf, propertyOf } from '../../../lib/icalendar/content-line.ts'
import type { Component } from '../../../lib/icalendar/content-line.ts'

/**
 * What calendar programs write in place of an appointment of which they tell only that somebody is busy or free, in the
 * tongues they speak; with it what is written for rooms that are taken.
 */
const PLACEHOLDERS = new Set(
  `Busy, Free, Tentative, Out of office, Away, Working elsewhere, Private, Private appointment, Private meeting, Appointment,
  Unavailable, Not available, Blocked, Booked, Reserved, Closed - Not available, Airbnb (Not available),
  Occupé, Occupée, Libre, Disponible, Provisoire, Absent, Absente, Absent du bureau, Absent(e) du bureau, Privé, Rendez-vous,
  Rendez-vous privé, Indisponible, Non disponible, Pas disponible, Réservé, Réservée, Bloqué, Travaillant ailleurs,
  Beschäftigt, Gebucht, Belegt, Besetzt, Frei, Mit Vorbehalt, Abwesend, Außer Haus, Nicht im Büro, An anderem Ort tätig, Privat,
  Privater Termin, Termin, Nicht verfügbar, Reserviert, Blockiert, Geblockt,
  Ocupado, Ocupada, Provisional, Ausente, Fuera de la oficina, Privado, Cita, Cita privada, No disponible, Reservado, Reservada,
  Occupato, Occupata, Impegnato, Libero, Provvisorio, Fuori sede, Assente, Privato, Appuntamento, Appuntamento privato,
  Riservato, Prenotato, Livre, Provisório, Fora do escritório, Particular, Compromisso particular, Indisponível, Bloqueado,
  Bezet, Vrij, Voorlopig, Niet aanwezig, Afspraak, Privéafspraak, Privé-afspraak, Niet beschikbaar, Gereserveerd, Geboekt,
  Optaget, Ledig, Foreløbig, Ikke til stede, Privat aftale, Opptatt, Foreløpig, Privat avtale, Upptagen, Preliminär,
  Frånvarande, Privat möte, Bokad, Varattu, Vapaa, Alustava, Poissa, Yksityinen, Zajęty, Wolny, Wstępny, Poza biurem, Prywatny,
  Zaneprázdněný, Volno, Nezávazně, Mimo kancelář, Soukromé, Foglalt, Szabad, Занят, Свободен, Под вопросом, Нет на месте,
  予定あり, 空き時間, 仮の予定, 外出中, 忙, 忙碌, 空闲, 바쁨, 한가함, 약속 있음`
    .split(/,\s+/)
    .map(foldWord),
)

/** An event called Busy says more: where it is, what it is, or where it is told. */
const TELLING =
  `DESCRIPTION STYLED-DESCRIPTION X-ALT-DESC COMMENT LOCATION GEO URL ATTACH IMAGE CATEGORIES CONTACT X-COST
  X-TICKETS-URL X-WP-IMAGES-URL X-IMAGE`.split(/\s+/)

export function isPlaceholder(component: Component, name: string): boolean {
  const said = foldWord(name)
  if (!PLACEHOLDERS.has(said)) return false
  const values = TELLING.flatMap((property) => propertiesOf(component, property))
  return values.every(({ value }) => ['', said].includes(foldWord(value)))
}

const CLOSED = String.raw`(?:ferm[ée]e?s?|fermeture(?: (?:annuelle|estivale|hivernale|hebdomadaire|exceptionnelle))?|closed|geschlossen|betriebsferien|ruhetag|cerrado|chiuso|gesloten)`
const CLOSURE = new RegExp(String.raw`^\W*${CLOSED}\W*$`, 'iu')
const HOUSE = String.raw`(?:(?:the|all|la|le|l['’]|die|das)\s*)?(?:librar(?:y|ies)|museum|gallery|box office|offices?|biblioth[èe]que|m[ée]diath[èe]que|mus[ée]e|bibliothek|b[üu]cherei)\s+(?:(?:is|are|will be|est|sera|bleibt|ist)\s+)?`
/** Of whole days also which house, why, or until when. */
const CLOSURE_OF_DAYS = new RegExp(
  String.raw`^\W*(?:${HOUSE})?${CLOSED}(?:\W*|(?:\s*[-–(]|\s+(?:for|pour|jusqu['’]au|wegen|bis)(?!\p{L})).*)$`,
  'iu',
)

/** That a hall is closed is what its calendar says, and no event, wherever it says it. */
export function isClosure(component: Component, name: string): boolean {
  if (CLOSURE.test(name)) return true
  const isTimed = /T\d/i.test(propertyOf(component, 'DTSTART')?.value ?? '')
  return !isTimed && CLOSURE_OF_DAYS.test(name)
}
