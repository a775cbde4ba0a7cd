/** How the names of months begin, without accents, in the languages of our feeds. */
const BEGINNINGS: readonly RegExp[] = [
  'jan|ene|gen|sty',
  'feb|fev|lut',
  'mar|mrt|maa',
  'apr|avr|abr|kwi',
  'mai|may|mag|mei|maj',
  'jun|juin|giu|cze',
  'jul|juil|lug|lip',
  'aug|aou|ago|sie',
  'sep|set|wrz',
  'oct|okt|ott|out|paz',
  'nov|lis',
  'dec|dez|dic|gru',
].map((words) => new RegExp(`^(?:${words})`))

/** 1 to 12 where a word begins as the name of a month does; who asks has seen a day and a year beside it. */
export function monthNamed(word: string): number | null {
  const folded = word.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
  const index = BEGINNINGS.findIndex((beginning) => beginning.test(folded))
  return index === -1 ? null : index + 1
}
