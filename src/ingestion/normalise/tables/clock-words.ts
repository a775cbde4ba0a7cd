/** Times of day in words, by tongues. `{h}` is an hour, as a word or in digits, `{w}` as a word; the number is the minutes from it. */
export interface ClockTongue {
  /** From one on. */
  readonly hours: readonly string[]
  /** Tried in this order. */
  readonly forms: readonly (readonly [form: string, minutes: number])[]
  /** Where hours in digits are those of the whole day: `8 heures et demie` is in the morning. */
  readonly wholeDay?: true
}

export const CLOCK_TONGUES: readonly ClockTongue[] = [
  {
    hours:
      'une|deux|trois|quatre|cinq|six|sept|huit|neuf|dix|onze|douze|treize|quatorze|quinze|seize|dix[- ]sept|dix[- ]huit|dix[- ]neuf|vingt|vingt[- ]et[- ]une|vingt[- ]deux|vingt[- ]trois'.split(
        '|',
      ),
    forms: [
      ['{h} (?:heures?|h) et demie?', 30],
      ['{h} (?:heures?|h) et quart', 15],
      ['{h} (?:heures?|h) moins le quart', -15],
      ['{h} heures? trente', 30],
      ['{h} heures? quinze', 15],
      ['{h} heures? quarante[- ]cinq', 45],
      ['{w} heures?(?! \\d)', 0],
    ],
    wholeDay: true,
  },
  {
    hours:
      'eins?|zwei|drei|vier|f[üu]nf|sechs|sieben|acht|neun|zehn|elf|zw[öo]lf|dreizehn|vierzehn|f[üu]nfzehn|sechzehn|siebzehn|achtzehn|neunzehn|zwanzig|einundzwanzig|zweiundzwanzig|dreiundzwanzig'.split(
        '|',
      ),
    forms: [
      ['halb {h}(?: uhr)?', -30],
      ['viertel nach {h}(?: uhr)?', 15],
      ['(?:viertel vor|dreiviertel) {h}(?: uhr)?', -15],
      ['{h} uhr drei(?:ß|ss)ig', 30],
      ['{h} uhr f[üu]nfzehn', 15],
      ['{w} uhr(?! ?\\d)', 0],
    ],
  },
  {
    hours: 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'.split('|'),
    forms: [
      ['half past {h}', 30],
      ['half[- ]{w}', 30],
      ['(?:a )?quarter past {h}', 15],
      ['(?:a )?quarter (?:to|before) {h}', -15],
      ['{w}[- ]thirty', 30],
      ["{w} o['’]?clock", 0],
      ['{w}(?= ?(?:[ap]\\.?m(?!\\p{L})|in the (?:morning|afternoon|evening)))', 0],
    ],
  },
  {
    hours:
      'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|diecis[ée]is|diecisiete|dieciocho|diecinueve|veinte|veintiuna|veintid[óo]s|veintitr[ée]s'.split(
        '|',
      ),
    forms: [
      ['las? {h}(?: horas)? y media', 30],
      ['las? {h}(?: horas)? y cuarto', 15],
      ['las? {h}(?: horas)? menos cuarto', -15],
      ['las? {h} y treinta', 30],
      ['las? {w}', 0],
    ],
  },
  {
    hours:
      'una|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|undici|dodici|tredici|quattordici|quindici|sedici|diciassette|diciotto|diciannove|venti|ventuno|ventidue|ventitr[eé]'.split(
        '|',
      ),
    forms: [
      ["(?:alle|ore|all['’]) ?{h} e (?:mezz[ao]|trenta|30)", 30],
      ["(?:alle|ore|all['’]) ?{h} e (?:un quarto|quindici|15)", 15],
      ["(?:alle|ore|all['’]) ?{h} meno un quarto", -15],
      ["(?:alle|ore|all['’]) ?{w}", 0],
    ],
  },
  {
    hours: 'uma|duas|tr[êe]s|quatro|cinco|seis|sete|oito|nove|dez|onze|doze'.split('|'),
    forms: [
      ['[àa]s {h}(?: horas)? e meia', 30],
      ['[àa]s {h}(?: horas)? e um quarto', 15],
      // Without its accent it is an article: `as duas irmãs`.
      ['às {w}(?: horas)?', 0],
    ],
  },
  {
    hours: '[eé][eé]n|twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf'.split('|'),
    forms: [
      ['half {h}(?: uur)?', -30],
      ['kwart over {h}(?: uur)?', 15],
      ['kwart voor {h}(?: uur)?', -15],
      ['{w} uur(?! ?\\d)', 0],
    ],
  },
  {
    hours: [
      'ett?',
      'to|två',
      'tre',
      'fire|fyra',
      'fem',
      'seks|sex',
      'syv|sju',
      'otte|åtte|åtta',
      'nio?',
      'tio?',
      'elleve|elva',
      'tolv',
    ],
    forms: [
      ['halv {h}', -30],
      ['kvart(?:er)? (?:över|over) {h}', 15],
      ['kvart(?:er)? (?:i|på) {h}', -15],
    ],
  },
  {
    hours: 'jedné|druhé|třetí|čtvrté|páté|šesté|sedmé|osmé|deváté|desáté|jedenácté|dvanácté'.split(
      '|',
    ),
    forms: [['půl {h}', -30]],
  },
  {
    hours: 'una|dues|tres|quatre|cinc|sis|set|vuit|nou|deu|onze|dotze'.split('|'),
    forms: [
      ["un quart (?:de |d['’]){h}", -45],
      ["dos quarts (?:de |d['’]){h}", -30],
      ["tres quarts (?:de |d['’]){h}", -15],
    ],
  },
]
