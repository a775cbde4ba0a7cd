import { isObject, listOf, objectOf, textOf } from '../json-value.ts'
import type { JsonObject } from '../json-value.ts'
import { said, saidWords } from './words.ts'
import type { Languages } from './words.ts'

/** Members whose choices say nothing of what kind of event it is. */
const NO_KIND =
  /^(?:status|state|attendanceMode|accessibility|registration|location|agenda|originAgenda|sourceAgendas|country|image|links|keywords|age)$|public|condition|acces|handicap|langue|tarif|lieu|credit|diffusion/i
/** Of the others, those whose numbers are worth looking up in the agenda's form. */
const KIND = /type|categor|genre|th[eè]m|rubrique|discipline/i

/** Choices of the agenda's own fields (by their labels), then keywords. */
export function categoriesOf(event: JsonObject, languages: Languages): string[] | undefined {
  const choices = Object.entries(event)
    .filter(([member]) => !NO_KIND.test(member))
    .toSorted(([a], [b]) => Number(KIND.test(b)) - Number(KIND.test(a)))
    .flatMap(([member, value]) =>
      listOf(value).flatMap((choice) => labelOf(choice, member, event, languages) ?? []),
    )
  const labels = [...new Set([...choices, ...saidWords(event['keywords'], languages)])]
  const { max } = objectOf(event['age'])
  const oldest = Number(textOf(max) ?? Number.NaN)
  if (oldest > 0 && oldest <= CHILD_AGE_MAX) labels.push('enfants')
  return labels.length === 0 ? undefined : labels
}

const CHILD_AGE_MAX = 12

function labelOf(
  choice: unknown,
  member: string,
  event: JsonObject,
  languages: Languages,
): string | undefined {
  if (isObject(choice)) return said(choice['label'], languages)?.text
  const id = textOf(choice)
  if (id === undefined || !KIND.test(member)) return undefined
  const fields = listOf(objectOf(objectOf(event['agenda'])['schema'])['fields']).filter(isObject)
  const options = fields.filter((field) => field['field'] === member)
  const option = options
    .flatMap((field) => listOf(field['options']).filter(isObject))
    .find((one) => textOf(one['id']) === id)
  return option === undefined ? undefined : said(option['label'], languages)?.text
}
