import { DIRECTORY_PARTS } from '../../domain/directory.ts'
import type { DirectoryField, DirectoryFields } from '../../domain/directory.ts'
import { changeCatalogue } from '../../storage/change-catalogue.ts'
import { shownEntry } from '../../storage/directory-shown.ts'
import type { ShownEntry } from '../../storage/directory-shown.ts'
import { replaceValues } from '../../storage/directory-values.ts'
import type { IngestionContext } from '../context.ts'
import { DecisionRefused } from '../in-force/decision-refused.ts'
import { openingPeriods } from '../enrich/opening-periods.ts'
import { renderAllDue } from '../rendering/render-due.ts'
import { recomposeRows } from '../names/write-directory.ts'

/** Fields of which the operator's word outranks every directory's. */
export const CORRECTABLE: readonly DirectoryField[] = Object.values(DIRECTORY_PARTS).flat()

/** Always there: nothing is no value of them. */
const NEEDED: ReadonlySet<DirectoryField> = new Set(['name', 'address', 'lat', 'lng'])
const WITHIN: Readonly<Partial<Record<DirectoryField, readonly [least: number, most: number]>>> = {
  lat: [-90, 90],
  lng: [-180, 180],
  averageGrade: [0, 5],
  totalGrades: [0, 1e9],
}

/** What an operator typed as the value of a field; an empty text: nothing. Throws a DecisionRefused that says what is right. */
export function readField(field: DirectoryField, text: string): DirectoryFields[DirectoryField] {
  if (text.trim() === '') {
    if (!NEEDED.has(field)) return null
    throw new DecisionRefused(`every place has a ${field}: it cannot be empty.`)
  }
  const range = WITHIN[field]
  if (range !== undefined) {
    const value = Number(text)
    if (Number.isFinite(value) && value >= range[0] && value <= range[1]) return value
    throw new DecisionRefused(`${field} is a number from ${range[0]} to ${range[1]}.`)
  }
  if (field === 'periods') {
    const periods = openingPeriods(text)
    if (periods !== null) return periods
    throw new DecisionRefused(
      'the opening hours cannot be read.',
      'Write them as JSON: [{"open":{"day":5,"time":"2200"},"close":{"day":6,"time":"0400"}}], day 0 is Sunday; [] is never open.',
    )
  }
  if (field === 'country' && !/^[A-Za-z]{2}$/.test(text))
    throw new DecisionRefused('country is a code of two letters, as FR.')
  if (field === 'website' && !/^https?:\/\/\S+$/.test(text))
    throw new DecisionRefused('website begins with http:// or https://.')
  return field === 'country' ? text.toUpperCase() : text.trim()
}

export interface Correction {
  readonly directoryId: string
  readonly field: DirectoryField
  /** undefined: the operator's word is taken back. */
  readonly value: DirectoryFields[DirectoryField] | undefined
  readonly by: string
}

/** Sets or takes back the operator's word on a field; what shows it is rendered again. Gives the place as it is then. */
export async function correctDirectory(
  context: IngestionContext,
  { directoryId, field, value, by }: Correction,
): Promise<ShownEntry> {
  const now = context.clock.now()
  const shown = await changeCatalogue(context.database, now, async (tx) => {
    const entry = await shownEntry(tx, directoryId)
    if (entry === undefined)
      throw new DecisionRefused(
        `the directory has no place "${directoryId}".`,
        'affiche place find NAME shows ids.',
      )
    const { rowId } = entry
    const own = entry.values.filter((one) => one.provider === 'operator')
    // Each word stays with who gave it, and when.
    const others = own.filter((one) => !(field in one.data))
    if (value === undefined && others.length === own.length)
      throw new DecisionRefused(`nothing was set for ${field} of ${directoryId}.`)
    const said = {
      provider: 'operator',
      part: field,
      data: { [field]: value },
      fetchedAt: now,
      expiresAt: null,
      attribution: by,
    } as const
    await replaceValues(
      tx,
      'operator',
      [rowId],
      [...others, ...(value === undefined ? [] : [said])].map((one) => ({
        ...one,
        rowId,
        hash: null,
      })),
    )
    await recomposeRows(tx, [rowId], now)
    return (await shownEntry(tx, directoryId)) ?? entry
  })
  await renderAllDue(context)
  return shown
}
