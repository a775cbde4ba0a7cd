/** The little words around days and times: lists are without accents, patterns go into those of texts as they are written. */

export const AND =
  'et and und y e en i oraz og och ja puis sowie ou or oder и і та si ve και ir es eta agus'.split(
    ' ',
  )
/** Of the same as pattern: all but what is a word of other tongues as well, where days are not told from words. */
export const AND_WORDS =
  '(?:et|and|und|y|e|en|i|oraz|og|och|ja|puis|sowie|ou|or|oder|и|і|та|și|ve|και|és|eta|agus)'

/** Before two of a kind with a word for "and" between them. */
export const BETWEEN_WORDS = '(?:entre|between|zwischen|tra|fra|tussen|mellem|mellan|mellom)'

/** Until when it lasts. */
const UNTIL =
  "jusqu['’ ]?(?:aux?|[àa])|until|til og med|till och med|bis(?: (?:zum|einschlie(?:ß|ss)lich))?|hasta(?: (?:el|las?))?|fino al?|fins(?: al?)?|t\\/m|t\\.o\\.m\\.|tot(?: en met)?|at[ée](?: [àa]?o?s?)?|p[âa]n[ăa] (?:la|[îi]n|pe)|до|έως|μέχρι|līdz|iki"
/** From one to another; alone they stand before other things as well. */
const TO = 'au|to|zum|al|till?|through|thru|do|по'
/** Articles and words for "and" elsewhere: only between two of a kind. */
const TO_BETWEEN = "à|às|a|alle(?: ore)?|all['’]"

export const UNTIL_WORDS = `(?:${UNTIL})`
export const TO_WORDS = `(?:${UNTIL}|${TO}|${TO_BETWEEN})`
/** The same word by word, folded. */
export const TO_FOLDED =
  'au to bis zum al all tot until till til through thru do po по до εως μεχρι fins pana t/m hasta jusqu lidz iki'.split(
    ' ',
  )

/** Before a time of day, and little else: a number alone behind them is an hour. */
export const AT_SURELY =
  '(?:kl\\.?|klo|kello|kell|klukkan|plkst\\.?|val\\.?|h\\.?|(?:alle )?ore|d?alle|às|a l[ae]s|ora|godz\\.?|pukul|jam)'
const AT_ALONE =
  '(?:kl\\.?|klo|kello|kell|klukkan|plkst\\.?|val\\.?|(?:alle )?ore|alle|[àaá]s|a l[ae]s|ora|godz\\.?|pukul|jam)|à|at|um|om|las|saat|στις|o|ob|w|we|в|о|v|ve|u'
/** Before a time of day, among other things. */
export const AT = `(?:${AT_ALONE})`
/** The same, and what leads to a time from which it lasts. */
export const AT_OR_FROM = `(?:${AT_ALONE}|dalle(?: ore)?|ab|[àa] partir de|dès|from|od|с|з)`

/** Before a day, a month, a time of day. */
export const BEFORE =
  'le les the den der am on el los os las il la de of del do di du d a at um as alle ore om kl klo kello kell plkst godz dne o ob w v ve from von van dalle dal da das od с з от fra fran απο ora saat στις в u о h ab je partir'.split(
    ' ',
  )
