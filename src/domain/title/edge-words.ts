import type { ProductKind } from '../listing.ts'
import type { Row } from './marker-words.ts'

/** Said without a separator, as the last words of a title. */
export const CLOSING_KINDS: readonly Row<ProductKind>[] = [
  ['parking', String.raw`(?:vip |premier )?parking(?: pass(?:es)?)?(?: only)?`],
  ['camping', String.raw`(?:camping|glamping|campsite) (?:pass(?:es)?|tickets?)`],
  ['giftCard', String.raw`(?:carte|bon) cadeau|gift (?:card|voucher)`],
  [
    'multiDayPass',
    String.raw`pass \d ?(?:jours|j)|\d[ -]day (?:pass|ticket)(?:es|s)?|week-?end pass|pass week-?end`,
  ],
  ['seasonPass', String.raw`season (?:tickets?|pass)`],
  ['vip', String.raw`vip (?:package|pass|ticket|upgrade|access|experience)s?`],
  ['meetGreet', String.raw`meet (?:&|and) greet`],
  ['hospitality', String.raw`(?:suite|premium) rentals?|hospitality packages?`],
  ['stream', String.raw`livestream|live stream`],
  [
    'sideEvent',
    String.raw`(?:official )?after[ -]?(?:show[ -]?)?party|(?:listening|viewing|watch) party`,
  ],
  ['parking', String.raw`aparcamiento|parkeerticket|parkticket|car park`],
  ['camping', String.raw`camper ?van pass(?:es)?`],
  [
    'bundle',
    String.raw`hotel(?:arrangement|paket)|konaklama paketi|(?:inkl|incl)\.? (?:hotel|ubernachtung|overnachting)`,
  ],
  ['merch', String.raw`merch(?:andise)? (?:pack|bundle|package|pre-?order)`],
  [
    'merch',
    String.raw`(?:官方|公式|オフィシャル|공식 ?)?(?:周边|周邊|グッズ|굿즈)(?:商品|套装|セット)?`,
  ],
]

/** Said without a separator, as the first words of a title. */
export const OPENING_KINDS: readonly Row<ProductKind>[] = [
  ['parking', String.raw`(?:vip |premier )?parking pass(?:es)?(?: only)?`],
  // `Parking Lot Hymns` and `Parking Day` are names.
  [
    'parking',
    String.raw`(?:(?:place|plaza|posto) (?:de |di )?)?(?:parking|parkplatz|aparcamiento|estac?ionam(?:iento|ento)|parcheggio|parkeren|otopark)(?: (?:for|pour|fur|zu|de|para|per|voor))?(?! (?:lots?|days?|spaces?|garages?|brakes?|meters?|wars?|tickets?|in|on|the|is|only|pass(?:es)?)\b)(?! [^\p{L}\p{N}])`,
  ],
  ['hospitality', String.raw`(?:packs?|prestations?) (?:vip|hospitalites?)`],
  [
    'sideEvent',
    String.raw`(?:matinee|soiree|(?:werk|konzert|stuck)?einfuhrung|(?:nach|publikums|vor)gesprach) zu[mr]?`,
  ],
  ['camping', String.raw`(?:camping|glamping) pass(?:es)?(?: only)?`],
  ['parking', String.raw`parkeer(?:ticket|kaart)|park(?:ticket|schein)(?: fur| zu)?`],
  ['vip', String.raw`(?:loge|loza|palco) vip|vip[ -]loge`],
  ['bundle', String.raw`hotel(?:paket|pakket|l?arrangement)`],
  [
    'shuttle',
    String.raw`(?:shuttle[ -]?bus|bustransfer|navette) (?:zu[mr]?|nach|to|pour|vers|naar)`,
  ],
  // `Shuttle to Venus` is a show; one that goes where people go to shows is none.
  [
    'shuttle',
    String.raw`shuttle (?:zu[mr]?|nach|to|naar)(?= .*\b(?:\p{L}*fest(?:ival)?|open ?air|venue|site|airport|flughafen|station|bahnhof|hotels?|arena|stadi(?:um|on)|park|hall|theat(?:re|er)|camping|campsite|from|ab|return|round[ -]?trip)\b)`,
  ],
]
