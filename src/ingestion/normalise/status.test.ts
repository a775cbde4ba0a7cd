import { describe, expect, test } from 'vitest'
import { readMarkers } from './name-markers.ts'
import type { Availability } from '../../domain/listing.ts'
import { availabilityOf, readFlag, statusOf } from './status.ts'

test.each([
  ['scheduled', 'scheduled'],
  ['https://schema.org/EventCancelled', 'cancelled'],
  ['http://schema.org/EventPostponed', 'postponed'],
  ['EventRescheduled', 'rescheduled'],
  ['schema:EventMovedOnline', 'movedOnline'],
  ['event_moved_online', 'movedOnline'],
  ['canceled', 'cancelled'],
  ['CANCELLED', 'cancelled'],
  ['Annulé', 'cancelled'],
  ['reporté', 'postponed'],
  ['offsale', 'scheduled'],
  ['publish', 'scheduled'],
  ['Publié', 'scheduled'],
  ['upcoming', 'scheduled'],
  ['on-schedule', 'scheduled'],
  ['À venir', 'scheduled'],
  ['Programmée', 'scheduled'],
  ['findet statt', 'scheduled'],
  ['Confirmado', 'scheduled'],
  // As who has no other letters writes it.
  ['ODWOLANY', 'cancelled'],
  ['przelozone', 'postponed'],
  ['called off', 'cancelled'],
  ['Отмена', 'cancelled'],
  ['ΑΚΥΡΩΝΕΤΑΙ', 'cancelled'],
  ['ยกเลิก', 'cancelled'],
  ['公演中止', 'cancelled'],
  ['Bertan behera', 'cancelled'],
  ['Framflyttat', 'postponed'],
  ['auf unbestimmte Zeit verschoben', 'postponed'],
  ['Tạm hoãn', 'postponed'],
  ['公演延期', 'postponed'],
  ['Terminänderung', 'rescheduled'],
  ['past', null],
  ['whatever', null],
])('statusOf %s', (word, status) => {
  expect(statusOf(word)).toBe(status)
})

test.each([
  ['available', 'available'],
  ['https://schema.org/InStock', 'available'],
  ['http://schema.org/SoldOut', 'soldOut'],
  ['OutOfStock', 'soldOut'],
  ['sold_out', 'soldOut'],
  ['COMPLET', 'soldOut'],
  ['Volzet', 'soldOut'],
  ['Aforo completo', 'soldOut'],
  ['Lotação esgotada', 'soldOut'],
  ['Brak miejsc', 'soldOut'],
  ['額滿', 'soldOut'],
  ['정원 마감', 'soldOut'],
  ['noch Plätze frei', 'available'],
  ['Il reste des places', 'available'],
  ['Quedan plazas', 'available'],
  ['Vrije plaatsen', 'available'],
  ['Lediga platser', 'available'],
  ['Wolne miejsca', 'available'],
  ['Есть места', 'available'],
  ['◎', 'available'],
  ['△', 'limited'],
  ['×', 'soldOut'],
  ['LimitedAvailability', 'limited'],
  ['PreSale', 'notYet'],
  ['PreOrder', 'available'],
  ['releasedForSale', 'available'],
  ['A la venta', 'available'],
  ['v prodeji', 'available'],
  ['w sprzedaży', 'available'],
  ['In vendita', 'available'],
  ['på salg', 'available'],
  ['fully booked', 'soldOut'],
  ['NO_TICKETS', 'soldOut'],
  ['Myynnissä', 'available'],
  ['Satışta', 'available'],
  ['в продаже', 'available'],
  ['発売中', 'available'],
  ['În vânzare', 'available'],
  ['Få billetter', 'limited'],
  ['Ostatnie bilety', 'limited'],
  ['offsale', 'notYet'],
  ['notYet', 'notYet'],
  // Columns of shops: in stock or not, and how many.
  ['yes', 'available'],
  ['FALSE', 'soldOut'],
  ['0', 'soldOut'],
  ['42', 'available'],
  ['-1', null],
  ['', 'unknown'],
  ['perhaps', null],
])('availabilityOf %s', (word, availability) => {
  expect(availabilityOf(word)).toBe(availability)
})

/** What sellers' columns say of tickets. */
test.each<[Availability, string]>([
  [
    'available',
    'Dispo; Билеты есть; bilety dostępne; Karten verfügbar; 販売中; 在售; 예매중; Квитки є; 3 Remaining; 12 seats left; 4 places restantes',
  ],
  [
    'limited',
    'мало билетов; Últimos ingressos; 残席わずか; fast ausverkauft; Nearly full; 매진임박; Ostatnie miejsca; få platser kvar; darreres entrades',
  ],
  [
    'soldOut',
    `Allocation Exhausted; Class full; Brak biletów; нет билетов; Аншлаг; немає квитків; ausgebucht; volgeboekt; fullbokat; sin entradas;
    予定枚数終了; 満席; 售完; 전석매진; izpārdots; išparduota; välja müüdud; epuizat; agortuta; розпродано; hết vé; tiket habis; 0 remaining;
    Karten ausverkauft; Tickets sold out; All tickets are sold out; Places épuisées; Entrades exhaurides; Biglietti esauriti; Ingressos esgotados`,
  ],
  [
    'notYet',
    '発売前; 販売終了; 受付終了; 即将开抢; 已结束; 판매예정; wkrótce; скоро в продаже; em breve',
  ],
])('what is said in columns is %s: %s', (availability, words) => {
  for (const word of words.split(/;\s+/))
    expect([word, availabilityOf(word)]).toEqual([word, availability])
})

// All may be sold, or all to be had.
test.each(['full', 'Full'])('%s says nothing', (word) => {
  expect(availabilityOf(word)).toBeNull()
})

/** As sellers write them into names and, as often, into a column: both must know them. */
const SOLD_OUT = `complet, guichets fermés, épuisée, sold out, no tickets left, ausverkauft, agotada, agotadas, entradas agotadas,
  exhaurit, esgotado, esgotadas, tutto esaurito, esaurita, uitverkocht, slutsåld, slutsålt, udsolgt, utsolgt, loppuunmyyty,
  wyprzedana, wyprzedane, vyprodáno, vypredané, telt ház, rasprodano, razprodano, распродано, elfogyott, εξαντλήθηκε, 매진`
const CALLED_OFF = [
  [
    'cancelled',
    `annulé, annulation, cancelled, canceled, abgesagt, entfällt, fällt aus, cancelado, canceladas, cancel·lat, annullata,
    afgelast, geannuleerd, inställt, aflyst, avlyst, peruttu, odwołany, odwołane, zrušeno, отменено, отменён, ακυρώθηκε, 취소`,
  ],
  [
    'postponed',
    `reporté, postponed, verschoben, aplazada, ajornat, adiado, rinviata, rimandato, uitgesteld, uppskjuten, uppskjutet,
    udskudt, utsatt, siirretty, przełożony, przełożone, перенесён`,
  ],
  [
    'rescheduled',
    'rescheduled, nouvelle date, déplacé, verlegt, neuer termin, nueva fecha, nuova data, verplaatst, spostato',
  ],
] as const
const wordsOf = (text: string) => text.split(/,\s+/)

test.each(wordsOf(SOLD_OUT))('%s is sold out, in a column and in a name', (word) => {
  expect(availabilityOf(word)).toBe('soldOut')
  expect(availabilityOf(word.toUpperCase())).toBe('soldOut')
  expect(readMarkers(`[${word}] Les Loutres`)).toMatchObject({
    name: 'Les Loutres',
    markers: ['soldOut'],
  })
})

test.each(
  CALLED_OFF.flatMap(([state, text]) => wordsOf(text).map((word) => [word, state] as const)),
)('%s is %s, in a column and in a name', (word, state) => {
  expect(statusOf(word)).toBe(state)
  expect(readMarkers(`${word.toUpperCase()} - Les Loutres`)).toMatchObject({
    name: 'Les Loutres',
    markers: [state],
  })
})

test.each([
  ['完売', 'soldOut'],
  ['残りわずか', 'limited'],
  ['已售罄', 'soldOut'],
  ['tükendi', 'soldOut'],
  ['билетов нет', 'soldOut'],
  // As shops and networks write it.
  ['En stock', 'available'],
  ['Rupture de stock', 'soldOut'],
  ['sofort lieferbar', 'available'],
  ['nicht lieferbar', 'soldOut'],
  ['売り切れ', 'soldOut'],
  // Letters that nobody knows are a word that nobody knows: it is told, not taken for nothing.
  ['受付嬢', null],
  ['—', 'unknown'],
])('availabilityOf %s, in other letters', (word, availability) => {
  expect(availabilityOf(word)).toBe(availability)
})

test.each<[unknown, boolean | null]>([
  [true, true],
  [1, true],
  ['1', true],
  ['true', true],
  ['YES', true],
  ['oui', true],
  [false, false],
  [0, false],
  ['0', false],
  ['false', false],
  [null, null],
  [undefined, null],
  ['perhaps', null],
  [2, null],
])('readFlag %j', (value, flag) => {
  expect(readFlag(value)).toBe(flag)
})

describe('readMarkers', () => {
  test.each([
    ['[ANNULÉ] Les Loutres', 'Les Loutres', ['cancelled']],
    ['Les Loutres - A N N U L É', 'Les Loutres', ['cancelled']],
    ['C.O.M.P.L.E.T : Les Loutres', 'Les Loutres', ['soldOut']],
    ['COMPLET Les Loutres', 'Les Loutres', ['soldOut']],
    ['Les Loutres ANNULÉ', 'Les Loutres', ['cancelled']],
    ['SOLD OUT Les Loutres', 'Les Loutres', ['soldOut']],
    ['COMPLET LOUTRES', 'COMPLET LOUTRES', []],
    ['COMPLET SOLD OUT Les Loutres', 'Les Loutres', ['soldOut']],
    ['COMPLET / SOLD OUT - Léa Mori', 'Léa Mori', ['soldOut']],
    ['Complet annulé Les Loutres', 'Complet annulé Les Loutres', []],
    ['COMPLET SOLD OUT', 'COMPLET SOLD OUT', []],
    ['Le Grand COMPLET', 'Le Grand COMPLET', []],
    ['Presque COMPLET', 'Presque COMPLET', []],
    ['Ciné COMPLET', 'Ciné', ['soldOut']],
    ['ÉPUISÉ et heureux', 'ÉPUISÉ et heureux', []],
    ['Complet Les Loutres', 'Complet Les Loutres', []],
    ['L O U T R E S', 'L O U T R E S', []],
    ['Annulation : Les Loutres', 'Les Loutres', ['cancelled']],
    ['COMPLET - Léa Mori', 'Léa Mori', ['soldOut']],
    ['COMPLET – Léa Mori', 'Léa Mori', ['soldOut']],
    ['Reporté : Les Loutres', 'Les Loutres', ['postponed']],
    ['Les Loutres (wird verschoben)', 'Les Loutres', ['postponed']],
    ['Spettacolo annullato: Les Loutres', 'Les Loutres', ['cancelled']],
    ['Concert complet - Les Loutres', 'Les Loutres', ['soldOut']],
    ['Les Loutres, concert annulé', 'Les Loutres', ['cancelled']],
    ['Les Loutres : séance annulée', 'Les Loutres', ['cancelled']],
    ['Les Loutres, complet', 'Les Loutres, complet', []],
    ['Concert complètement fou : Les Loutres', 'Concert complètement fou : Les Loutres', []],
    ['REPORTÉ À 2027 : Les Loutres', 'Les Loutres', ['postponed']],
    ['Temporairement suspendu - Les Loutres', 'Les Loutres', ['postponed']],
    ['Suspendus - Les Loutres', 'Suspendus - Les Loutres', []],
    ['Les Loutres - SOLD OUT!', 'Les Loutres', ['soldOut']],
    ['Les Loutres (Sold Out)', 'Les Loutres', ['soldOut']],
    ['*** CANCELLED *** Les Loutres', 'Les Loutres', ['cancelled']],
    ['CANCELED: Les Loutres', 'Les Loutres', ['cancelled']],
    ['Les Loutres [Cancelled - rescheduled to 5 May]', 'Les Loutres', ['rescheduled']],
    ['Les Loutres (Annulé – reporté au 12 mai)', 'Les Loutres', ['rescheduled']],
    ['Les Loutres (Postponed / new date 12 May)', 'Les Loutres', ['rescheduled']],
    ['Les Loutres (annulé - reporté)', 'Les Loutres', ['postponed']],
    ['Les Loutres (Cancelled - refunds at the desk)', 'Les Loutres', ['cancelled']],
    ['Les Loutres (rescheduled from 4 May)', 'Les Loutres', ['rescheduled']],
    ['Les Loutres - moved to Sunday 5 May', 'Les Loutres', ['rescheduled']],
    ['[Moved from 3/5/2026] Les Loutres', 'Les Loutres', ['rescheduled']],
    ['Les Loutres - MOVED TO VEGA HALL', 'Les Loutres', []],
    ['Les Loutres (Moved from Maya Hall)', 'Les Loutres', []],
    ['[Reporté au 5 mai] Les Loutres', 'Les Loutres', ['rescheduled']],
    ['[COMPLET] [REPORTÉ] Les Loutres', 'Les Loutres', ['postponed', 'soldOut']],
    ['Les Loutres [cancelled due to illness]', 'Les Loutres', ['cancelled']],
    ['Les Loutres (abgesagt wegen Krankheit)', 'Les Loutres', ['cancelled']],
    ['Les Loutres (postponed, see below)', 'Les Loutres (postponed, see below)', []],
    ['SOLD OUT! Les Loutres', 'Les Loutres', ['soldOut']],
    ['Les Loutres COMPLET !!', 'Les Loutres', ['soldOut']],
    ['【完売】Les Loutres', 'Les Loutres', ['soldOut']],
    ['Les Loutres（延期）', 'Les Loutres', ['postponed']],
    ['Les Loutres [İPTAL]', 'Les Loutres', ['cancelled']],
    ["Les Loutres (COMPLET - liste d'attente)", 'Les Loutres', ['soldOut']],
    ['Postponed: Les Loutres (new date TBC)', 'Les Loutres', ['postponed']],
    ['Les Loutres - nouvelle date à venir', 'Les Loutres', ['postponed']],
    ['Postponed until 2028: Les Loutres', 'Les Loutres', ['postponed']],
    ['Les Loutres (postponed to 4 May)', 'Les Loutres', ['rescheduled']],
    ['Les Loutres (report du 12 mars 2026)', 'Les Loutres', ['rescheduled']],
    ['Report du Festival', 'Report du Festival', []],
    ['Report du vote : conférence', 'Report du vote : conférence', []],
    ['Report du samedi 12 mars : Les Loutres', 'Les Loutres', ['rescheduled']],
    ['🚫 ANNULÉ 🚫 Les Loutres', 'Les Loutres', ['cancelled']],
    ['⚠️COMPLET⚠️ Les Loutres', 'Les Loutres', ['soldOut']],
    ['Les Loutres | Annulé', 'Les Loutres', ['cancelled']],
    ['Les Loutres - dernières places', 'Les Loutres', []],
    ['Les Loutres (date supplémentaire)', 'Les Loutres', []],
    ['ENTFÄLLT: Die Otter', 'Die Otter', ['cancelled']],
    ['VERLEGT: Die Otter', 'Die Otter', ['rescheduled']],
    ['[verlegt auf 5. Mai] Die Otter', 'Die Otter', ['rescheduled']],
    ['ESGOTADO - Lontras', 'Lontras', ['soldOut']],
    ['Le lontre (TUTTO ESAURITO)', 'Le lontre', ['soldOut']],
    ['Rinviato: Le lontre', 'Le lontre', ['postponed']],
    ['[AFGELAST] De otters', 'De otters', ['cancelled']],
    ['De otters | UITVERKOCHT', 'De otters', ['soldOut']],
    ['SLUTSÅLT: Uttrarna', 'Uttrarna', ['soldOut']],
    ['Odwołane: Wydry', 'Wydry', ['cancelled']],
    ['Les Loutres : concert annulé', 'Les Loutres', ['cancelled']],
    ['Spectacle reporté - Les Loutres', 'Les Loutres', ['postponed']],
    ['Die Otter (Konzert abgesagt)', 'Die Otter', ['cancelled']],
    ['*** SHOW SOLD OUT *** Les Loutres', 'Les Loutres', ['soldOut']],
    ['Les Loutres - Concert Spirituel', 'Les Loutres - Concert Spirituel', []],
    ['Les Loutres (Rescheduled Date)', 'Les Loutres', ['rescheduled']],
    ['ОТМЕНА! Выдры', 'Выдры', ['cancelled']],
    ['Выдры (перенос)', 'Выдры', ['postponed']],
    ['【公演延期】カワウソ', 'カワウソ', ['postponed']],
    ['カワウソ（開催中止）', 'カワウソ', ['cancelled']],
    ['REPORT - Les Loutres', 'Les Loutres', ['rescheduled']],
    ['[REPORT] LES LOUTRES', 'LES LOUTRES', ['rescheduled']],
    ['Report - Les Loutres', 'Report - Les Loutres', []],
    ['REPORT: A Comedy', 'REPORT: A Comedy', []],
    ['REPORT: Climate 2027', 'REPORT: Climate 2027', []],
    ['REPORT: Otters of the North', 'REPORT: Otters of the North', []],
    ['REPORT: Les Loutres', 'Les Loutres', ['rescheduled']],
    ['REPORT: Soirée Loutre', 'Soirée Loutre', ['rescheduled']],
    ['REPORT : Otters', 'Otters', ['rescheduled']],
    ['Otters [REPORT]', 'Otters', ['rescheduled']],
    ['THE MINORITY REPORT', 'THE MINORITY REPORT', []],
    ['Show Cancelled: Otters', 'Otters', ['cancelled']],
    ['Show Cancelled: A Play', 'Show Cancelled: A Play', []],
    ['Cancelled: The Musical', 'Cancelled: The Musical', []],
    ['Cancelled: The Otters', 'The Otters', ['cancelled']],
    ['CANCELLED: The Play of Otters', 'The Play of Otters', ['cancelled']],
    ['Cancelled: A Musical Evening', 'A Musical Evening', ['cancelled']],
    ['Sold out: The Comedy Night', 'The Comedy Night', ['soldOut']],
    ['Reporté : La Tragédie des loutres', 'La Tragédie des loutres', ['postponed']],
    ['Annulé - Le Film', 'Le Film', ['cancelled']],
    ['Los Agotados', 'Los Agotados', []],
    ['Esaurito', 'Esaurito', []],
    ['Cancelled', 'Cancelled', []],
    ['[Cancelled]', '[Cancelled]', []],
    ['The Cancelled Project', 'The Cancelled Project', []],
    ['Sold Out Saturdays', 'Sold Out Saturdays', []],
    ['Complet Manteau', 'Complet Manteau', []],
    ['Les Loutres [Live]', 'Les Loutres [Live]', []],
    ['!!! (sold out)', '!!!', ['soldOut']],
    ['Les Loutres - SOLD OUT - waiting list', 'Les Loutres', ['soldOut']],
    ['Ausverkauft - Warteliste - Les Loutres', 'Les Loutres', ['soldOut']],
    ['Les Loutres (complet) (sold out)', 'Les Loutres', ['soldOut']],
    ['Sold out - Complet', 'Complet', ['soldOut']],
    ['Les Loutres', 'Les Loutres', []],
  ])('%s', (given, name, markers) => {
    const found = readMarkers(given)
    expect({ name: found.name, markers: found.markers.toSorted() }).toEqual({ name, markers })
  })

  test.each([
    'Restkarten',
    'nur noch Restkarten',
    '残席わずか',
    'ultimi posti',
    'últimas entradas',
    'laatste tickets',
  ])('Les Loutres (%s) has few left', (words) => {
    expect(readMarkers(`Les Loutres (${words})`)).toEqual({
      name: 'Les Loutres',
      markers: [],
      availability: 'limited',
    })
  })

  test('few tickets left is a matter of availability', () => {
    expect(readMarkers('Les Loutres (Low tickets)').availability).toBe('limited')
  })
})

test.each(Object.getOwnPropertyNames(Object.prototype))(
  'the word %s, which every object of the language knows, says nothing',
  (word) => {
    expect([statusOf(word), availabilityOf(word)]).toEqual([null, null])
  },
)

test.each([
  ['Выдры (перенос с 05.12.2026)', 'Выдры', ['rescheduled']],
  ['Wydry (przeniesiony z 5.12.2026)', 'Wydry', ['rescheduled']],
  ['Uttrarna (flyttad från 5 december)', 'Uttrarna', ['rescheduled']],
  ['カワウソ（振替公演）', 'カワウソ', ['rescheduled']],
  ['ZUSATZKONZERT: Die Otter', 'Die Otter', []],
  ['Otters (2nd show added)', 'Otters', []],
])('what became of %s is no part of its name', (given, name, markers) => {
  expect(readMarkers(given)).toMatchObject({ name, markers })
})

test.each([
  ['Annulé ! Les Loutres', 'Les Loutres', ['cancelled']],
  ['Abgesagt! Die Otter', 'Die Otter', ['cancelled']],
  ['Reportée ! La Nuit des Loutres', 'La Nuit des Loutres', ['postponed']],
  // Names, or sentences.
  ['Annulé ! Le Spectacle', 'Annulé ! Le Spectacle', []],
  ['Annulé ! et autres contes', 'Annulé ! et autres contes', []],
  ['Cancelled! The Musical', 'Cancelled! The Musical', []],
  ['Complet ! Les Loutres', 'Complet ! Les Loutres', []],
])('%s is %s', (given, name, markers) => {
  expect(readMarkers(given)).toMatchObject({ name, markers })
})
