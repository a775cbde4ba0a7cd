interface ClockWords {
  /** What people of a zone call its clock, and in summer. */
  readonly standard: string
  readonly summer?: string
  /** East of UTC, in winter. */
  readonly minutes: number
  /** Where they call it so. */
  readonly zones: RegExp
}

const AMERICA = /^(?:America|US|Canada)\//
const AUSTRALIA = /^Australia\//
const EUROPE = /^(?:Europe|Africa|Arctic|Asia|Atlantic)\//

/**
 * Words for the clocks of zones, right behind a time of day. What is a word of a language as well (`wat`, `eat`, `met`) is none here.
 * One that several call theirs means the first of them elsewhere.
 */
export const CLOCK_WORDS: readonly ClockWords[] = [
  { standard: 'est', summer: 'edt', minutes: -300, zones: AMERICA },
  { standard: 'cst', summer: 'cdt', minutes: -360, zones: AMERICA },
  { standard: 'mst', summer: 'mdt', minutes: -420, zones: AMERICA },
  { standard: 'pst', summer: 'pdt', minutes: -480, zones: AMERICA },
  { standard: 'akst', summer: 'akdt', minutes: -540, zones: AMERICA },
  { standard: 'hst', minutes: -600, zones: /^Pacific\/Honolulu$/ },
  { standard: 'gmt', summer: 'bst', minutes: 0, zones: /^Europe\/(?!Lisbon)/ },
  { standard: 'gmt', summer: 'ist', minutes: 0, zones: /^Europe\/Dublin$/ },
  { standard: 'wet', summer: 'west', minutes: 0, zones: /^(?:Europe|Atlantic)\// },
  { standard: 'cet', summer: 'cest', minutes: 60, zones: EUROPE },
  { standard: 'mez', summer: 'mesz', minutes: 60, zones: EUROPE },
  { standard: 'eet', summer: 'eest', minutes: 120, zones: EUROPE },
  { standard: 'acst', summer: 'acdt', minutes: 570, zones: AUSTRALIA },
  { standard: 'aest', summer: 'aedt', minutes: 600, zones: AUSTRALIA },
  { standard: 'nzst', summer: 'nzdt', minutes: 720, zones: /^Pacific\/Auckland$/ },
  { standard: 'est', summer: 'edt', minutes: 600, zones: AUSTRALIA },
  { standard: 'cst', summer: 'cdt', minutes: 570, zones: AUSTRALIA },
  { standard: 'cst', minutes: 480, zones: /^Asia\/(?:Shanghai|Taipei|Macau)$/ },
  { standard: 'pst', minutes: 480, zones: /^Asia\/Manila$/ },
  { standard: 'bst', minutes: 360, zones: /^Asia\/Dhaka$/ },
  { standard: 'ist', minutes: 330, zones: /^Asia\/(?:Kolkata|Calcutta)$/ },
  { standard: 'ist', summer: 'idt', minutes: 120, zones: /^Asia\/(?:Jerusalem|Tel_Aviv)$/ },
]

/** The same words, and those of zones without a summer time, minutes east of UTC; which `ist` is meant only its place tells. */
export const ZONE_WORDS: Readonly<Record<string, number>> = {
  ...Object.fromEntries(
    CLOCK_WORDS.filter(({ standard }) => standard !== 'ist')
      .flatMap(({ standard, summer, minutes }) => [
        [standard, minutes] as const,
        ...(summer === undefined || summer === 'ist' ? [] : [[summer, minutes + 60] as const]),
      ])
      .toReversed(),
  ),
  z: 0,
  ut: 0,
  utc: 0,
  sast: 120,
  msk: 180,
  мск: 180,
  hkt: 480,
  sgt: 480,
  awst: 480,
  jst: 540,
  kst: 540,
}

/** Of these it depends on the day how far they are from UTC; folded. */
export const NAMED_ZONES: ReadonlyMap<string, string> = new Map([
  ['et', 'America/New_York'],
  ['eastern', 'America/New_York'],
  ['ct', 'America/Chicago'],
  ['central', 'America/Chicago'],
  ['mt', 'America/Denver'],
  ['mountain', 'America/Denver'],
  ['pt', 'America/Los_Angeles'],
  ['pacific', 'America/Los_Angeles'],
  ['uk', 'Europe/London'],
  ['british', 'Europe/London'],
  ['londres', 'Europe/London'],
  ['irish', 'Europe/Dublin'],
  ['french', 'Europe/Paris'],
  ['german', 'Europe/Berlin'],
  ['berliner', 'Europe/Berlin'],
  ['wiener', 'Europe/Vienna'],
  ['bruxelles', 'Europe/Brussels'],
  ['roma', 'Europe/Rome'],
  ['lisboa', 'Europe/Lisbon'],
  ['lisbonne', 'Europe/Lisbon'],
  ['geneve', 'Europe/Zurich'],
  ['montreal', 'America/Toronto'],
  ['quebec', 'America/Toronto'],
  ['ciudad de mexico', 'America/Mexico_City'],
  ['mexico', 'America/Mexico_City'],
  ['moscou', 'Europe/Moscow'],
  ['la reunion', 'Indian/Reunion'],
  ['mumbai', 'Asia/Kolkata'],
  ['india', 'Asia/Kolkata'],
  ['beijing', 'Asia/Shanghai'],
  ['china', 'Asia/Shanghai'],
  ['japan', 'Asia/Tokyo'],
])
