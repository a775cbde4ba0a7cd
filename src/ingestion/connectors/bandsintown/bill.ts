import type { NativeListing } from '../../../domain/native-listing.ts'
import { isObject, listOf, objectOf, textOf, without } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'

/** Who plays, as the API tells it. */
export interface Act {
  readonly name: string
  readonly id?: string | undefined
  readonly mbid?: string | undefined
  readonly image?: string | undefined
}

/**
 * Names, or artists whole, in their order; of the one that was asked for more is told. Alone where no bill is told: it is
 * this artist's event.
 */
export function billOf(event: JsonObject): readonly Act[] {
  const asked = actOf(event['artist'])
  const bill = [...listOf(event['lineup']), ...listOf(event['artists'])].flatMap(
    (one) => actOf(one) ?? [],
  )
  const told = bill.length === 0 ? [asked].flatMap((one) => one ?? []) : bill
  return told.map((act) => (act.name === asked?.name ? { ...act, ...asked } : act))
}

function actOf(value: unknown): Act | undefined {
  const artist = isObject(value) ? value : { name: value }
  const { name, id, mbid, image_url: image } = objectOf(artist)
  const called = textOf(name)
  if (called === undefined) return undefined
  return without({ name: called, id: textOf(id), mbid: textOf(mbid), image: textOf(image) })
}

export function actsOf(bill: readonly Act[]): NativeListing['performers'] {
  return bill.map(({ name, id, mbid }) => {
    const own = id === undefined ? [] : [`bandsintown:${id}`]
    const sameAs = [...own, ...(mbid === undefined ? [] : [`musicbrainz:${mbid}`])]
    return without({ id, name, sameAs: sameAs.length === 0 ? undefined : sameAs })
  })
}
