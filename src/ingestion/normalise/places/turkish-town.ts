import { cityCentre } from '../../../lib/geo/centres.ts'

const CODE_AND_DISTRICT = /\d{5} \p{L}[^,]*, /u
const DISTRICT =
  /(?<=^|, ?| )(?:(\d{5}) )?(\p{Lu}\p{L}*) ?(?:\/|,) ?(\p{Lu}\p{L}+)(?=$|, ?T(?:ü|u)rk)/u

/** `Beyoğlu/İstanbul`, `34433 Beyoğlu, İstanbul`: the district belongs to the street, and the code to the large town. */
export function districtApart(text: string): string {
  if (!text.includes('/') && !CODE_AND_DISTRICT.test(text)) return text
  return text.replace(
    DISTRICT,
    (given, code: string | undefined, district: string, town: string) => {
      const isTold = code !== undefined || given.includes('/')
      if (!isTold || cityCentre('TR', town) === undefined) return given
      return code === undefined ? `, ${district}, ${town}` : `, ${district}, ${code} ${town}`
    },
  )
}
