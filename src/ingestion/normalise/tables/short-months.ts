/** From January on; `-`: a form that is no word of another tongue, or that of two months, and stands in the table of months or nowhere. */
const SHORT_MONTHS: readonly string[] = [
  'led úno bře dub kvě čvn čvc srp zář říj - pro',
  'oca şub - nis - haz tem ağu eyl eki kas ara',
  'ean feabh márta aib beal meith iúil lún mfómh dfómh samh noll',
  'ion chwef maw ebr - meh gorff aws - hyd tach rhag',
  '- shk - pri - qer korr gush sht tet nën dhj',
  'yan fev mart - - iyn iyl - sen - noy dek',
  '- peb - - - hun hul - - - nob dis',
  '- - mäe - mee - - - - - - -',
  'xin - - - - xun xnt - - - pay avi',
  '- - mac - - - - ogo - - - dis',
]
const CROATIAN = 'sij velj ožu tra svi lip srp kol ruj lis stu pro'

function byWord(months: string): readonly (readonly [word: string, month: number])[] {
  return months.split(' ').flatMap((word, index) => (word === '-' ? [] : [[word, index + 1]]))
}

/** Short forms that are words of other tongues as well: months between the number of a day and a year. */
export const MONTHS_IN_DATES: ReadonlyMap<string, number> = new Map(SHORT_MONTHS.flatMap(byWord))

/** The same of Croatia, where dots stand behind the day and the year: `lip` and `lis` of Poland are those a month later. */
export const MONTHS_BETWEEN_DOTS: ReadonlyMap<string, number> = new Map(byWord(CROATIAN))

/** Letters and dots; years beside them may leave out their century. */
export const THAI_MONTHS: readonly string[] =
  'ม.ค ก.พ มี.ค เม.ย พ.ค มิ.ย ก.ค ส.ค ก.ย ต.ค พ.ย ธ.ค'.split(' ')
