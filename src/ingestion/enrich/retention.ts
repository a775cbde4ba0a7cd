import { DIRECTORY_PART_NAMES } from '../../domain/directory.ts'
import type { DirectoryPart, DirectoryProvider, Retention } from '../../domain/directory.ts'
import { DAY_MS } from '../../lib/durations.ts'

/** For how long what each provider says may be kept, part by part. docs/decisions/0092 says why. */

const FOR_EVER = Object.fromEntries(
  DIRECTORY_PART_NAMES.map((part) => [part, Infinity]),
) as unknown as Retention

/** The longest that Google's terms leave room for without a permission of one's own; 0: not beyond the request. */
const GOOGLE: Retention = {
  name: DAY_MS,
  address: DAY_MS,
  position: 30 * DAY_MS,
  grade: 0,
  photo: 0,
  website: 0,
  summary: 0,
  hours: 0,
}

export const RETENTION: Readonly<Record<DirectoryProvider, Retention>> = {
  open: FOR_EVER,
  operator: FOR_EVER,
  'google-legacy': GOOGLE,
}

/** `position=30,name=1`, days by part, in place of what is kept otherwise. Throws with what is wrong. */
export function readRetention(text: string, otherwise: Retention): Retention {
  const given: Partial<Record<DirectoryPart, number>> = {}
  for (const item of text.split(',').map((one) => one.trim())) {
    if (item === '') continue
    const [, name = '', days = ''] = /^([a-z]+)\s*=\s*(\d{1,4}(?:\.\d{1,4})?)$/.exec(item) ?? []
    const part = DIRECTORY_PART_NAMES.find((each) => each === name)
    if (part === undefined)
      throw new RangeError(
        `"${item}" must be a part and its days, as hours=1; the parts are ${DIRECTORY_PART_NAMES.join(', ')}`,
      )
    given[part] = Number(days) * DAY_MS
  }
  return { ...otherwise, ...given }
}
