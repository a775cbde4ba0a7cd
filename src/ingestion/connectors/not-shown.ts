import { maySayIdle, maySaySector, notShownBy } from '../../domain/not-shown.ts'
import { foldWord } from '../../lib/fold-word.ts'
import type { NotShown } from '../../domain/not-shown.ts'
import { remembering } from '../../lib/remember.ts'
import { textOf } from './json-value.ts'
import type { JsonObject } from './json-value.ts'

/** How a member tells that its record is not shown. */
type Sign =
  /** By being true, or false. */
  | { readonly flag: boolean; readonly says: NotShown }
  /** By having a date. */
  | { readonly dated: true; readonly says: NotShown }
  /** By a word; `of` anything at all, or of whether it is shown. */
  | { readonly word: true; readonly of: 'anything' | 'showing' }

const YES: readonly (readonly [says: NotShown, names: string])[] = [
  ['deleted by its source', 'deleted isdeleted softdeleted trashed istrashed intrash'],
  ['a draft', 'draft isdraft brouillon'],
  ['not published', 'unpublished isunpublished'],
  [
    'not for the public',
    'hidden ishidden unlisted isunlisted private isprivate privateevent isprivateevent inviteonly isinviteonly hidefromlistings masquee',
  ],
  ['a test', 'istest istestevent testevent testmode'],
]
const NO: readonly (readonly [says: NotShown, names: string])[] = [
  ['not published', 'published ispublished publie veroffentlicht publicado pubblicato'],
  ['not for the public', 'visible isvisible ispublic listed islisted'],
]
const DATED = 'deletedat deletedon'
const STATES = 'status state statut estado stato eventstatus'
const SHOWING = `poststatus publicationstatus publishstatus publishingstatus visibility visibilite sichtbarkeit
  moderationstate workflowstate workflowstatus wfstatus reviewstate sensitivity`

const SIGNS: ReadonlyMap<string, Sign> = new Map<string, Sign>([
  ...signs(YES, true),
  ...signs(NO, false),
  ...namesIn(DATED).map((name) => [name, { dated: true, says: 'deleted by its source' }] as const),
  ...namesIn(STATES).map((name) => [name, { word: true, of: 'anything' }] as const),
  ...namesIn(SHOWING).map((name) => [name, { word: true, of: 'showing' }] as const),
])

function signs(rows: typeof YES, flag: boolean): readonly (readonly [name: string, sign: Sign])[] {
  return rows.flatMap(([says, names]) =>
    namesIn(names).map((name) => [name, { flag, says }] as const),
  )
}

function namesIn(text: string): readonly string[] {
  return text.split(/\s+/)
}

const NAMES_REMEMBERED = 2000

const signOf = remembering(
  NAMES_REMEMBERED,
  (name): Sign | null => SIGNS.get(HIDDEN.test(name) ? 'masquee' : foldWord(name)) ?? null,
)

/** With its accent a participle; without it a mask, where nobody says more. */
const HIDDEN = /^\s*masqu(?:é|e\u0301)\s*$/iu

/**
 * Why the source does not show this record, by members that its reader does not look at: a person who sees `is_deleted: 1`
 * beside an event does not announce it. Null where nothing says so plainly. `isRead`: members that mean what their reader says.
 */
export function whyNotShown(
  record: JsonObject,
  isRead: (member: string) => boolean = () => false,
): NotShown | null {
  if (isDraftById(record['_id'])) return 'a draft'
  for (const name in record) {
    const sign = signOf(name)
    if (sign === null || isRead(name)) continue
    const says = readSign(sign, record[name])
    if (says !== null) return says
  }
  return null
}

/** Sanity keeps what is not published yet under `drafts.` and the id that it will have. */
function isDraftById(id: unknown): boolean {
  return typeof id === 'string' && id.startsWith('drafts.')
}

function readSign(sign: Sign, value: unknown): NotShown | null {
  if ('word' in sign)
    return typeof value === 'string' && !isDoubtful(sign, value) ? notShownBy(value) : null
  if ('dated' in sign) return isDate(value) ? sign.says : null
  return flagOf(value) === sign.flag ? sign.says : null
}

/** `statut: "Privé"` is the sector of an organiser, or of the record; `state: "Disabled"` may be its sale alone. */
function isDoubtful(sign: Sign | null, value: unknown): boolean {
  return (
    sign !== null &&
    'word' in sign &&
    sign.of === 'anything' &&
    // Drupal's `status: false` is not published, and others' not for sale.
    (value === false || (typeof value === 'string' && (maySaySector(value) || maySayIdle(value))))
  )
}

/** May say that it is not shown, or that its sale is closed, or that it is over. */
const MAYBE: ReadonlyMap<string, boolean> = new Map([
  // `live: false` is a shop that is not open yet (pretix), or music from a record.
  ...namesIn('active isactive actif enabled isenabled live islive').map(
    (name) => [name, false] as const,
  ),
  // `masque: oui` may be worn.
  ...namesIn('archived isarchived masque').map((name) => [name, true] as const),
])

const maybeOf = remembering(
  NAMES_REMEMBERED,
  (name): boolean | null => MAYBE.get(foldWord(name)) ?? null,
)

/** Content systems keep `publishedAt: null` of a draft; others never fill it in. */
function isUndated(name: string, value: unknown): boolean {
  return value === null && isPublishedAt(name)
}

const isPublishedAt = remembering(NAMES_REMEMBERED, (name) => foldWord(name) === 'publishedat')

/** The member that may say that the record is not shown: for the operator to decide. */
export function maybeNotShown(
  record: JsonObject,
  isRead: (member: string) => boolean,
): string | null {
  for (const name in record) {
    const flag = maybeOf(name)
    const may =
      flag === null
        ? isDoubtful(signOf(name), record[name]) || isUndated(name, record[name])
        : flagOf(record[name]) === flag
    if (may && !isRead(name)) return name
  }
  return null
}

/** As networks (`Y`), databases (`t`) and spreadsheets (`VRAI`, `WAHR`) write them. */
const YES_WORDS = 'true 1 yes y t oui ja si sí vrai wahr verdadero vero'
const NO_WORDS = 'false 0 no n f non nein nee faux falsch falso'

const FLAGS: Readonly<Record<string, boolean>> = Object.fromEntries([
  ...namesIn(YES_WORDS).map((word) => [word, true] as const),
  ...namesIn(NO_WORDS).map((word) => [word, false] as const),
])

/** Nothing there is no "no". */
export function flagOf(value: unknown): boolean | null {
  const text = typeof value === 'boolean' ? String(value) : (textOf(value) ?? '')
  const word = text.trim().toLowerCase()
  return Object.hasOwn(FLAGS, word) ? (FLAGS[word] ?? null) : null
}

function isDate(value: unknown): boolean {
  return /^(?:19|20)\d\d-?\d\d|^\d{10}(?:\d{3})?$/.test(textOf(value)?.trim() ?? '')
}
