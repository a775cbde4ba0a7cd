import { describe, expect, test } from 'vitest'
import { MAPPING_OPTION } from './map-records.ts'
import { parseMapping } from './parse-mapping.ts'

function faultsOf(mapping: unknown): readonly string[] {
  const parsed = parseMapping(typeof mapping === 'string' ? mapping : JSON.stringify(mapping))
  return 'faults' in parsed ? parsed.faults : []
}

describe('a slip is told to who gives the file, and a feed that has it is read as before', () => {
  const right = { id: 'a', name: 'b', start: 'c' }
  const rule = (name: unknown) => ({ listing: { ...right, name } })
  test.each<[string, object, string]>([
    [
      'a condition that is no flag',
      { listing: right, where: { field: 'a', filled: 'yes' } },
      'where[0].filled: it must be true or false',
    ],
    [
      'what nothing can meet',
      { listing: right, where: { field: 'a', is: [1, 2], not: [2, 1, 3] } },
      'where[0]: nothing can meet',
    ],
    [
      'an empty span',
      { listing: right, where: { field: 'a', above: 20, below: 10 } },
      'where[0]: nothing can meet',
    ],
    [
      'a value where none is',
      { listing: right, where: { field: 'a', filled: false, matches: 'x' } },
      'where[0]: nothing can meet',
    ],
    [
      'a rule beside a value',
      rule({ value: 'x', from: 'b' }),
      'listing.name.from: nothing that stands beside "value"',
    ],
    [
      'a rule beside a choice',
      rule({ first: ['b'], otherwise: 'x' }),
      'listing.name.otherwise: nothing that stands beside "first"',
    ],
    [
      'a word for all else than nothing',
      rule({ from: 'b', otherwise: 'x' }),
      'listing.name.otherwise: there is no "values" beside it',
    ],
    [
      'a pattern within slashes',
      rule({ from: 'b', take: '/x/i' }),
      'listing.name.take: it is written without slashes',
    ],
    [
      'a group that is not there',
      rule({ from: 'b', take: '(x)', as: '$1-$2' }),
      'listing.name.as: "take" has no group $2',
    ],
    ['two braces', rule('{{b}}'), 'listing.name: a brace is left over in "{{b}}"'],
    ['half a field', rule('{b'), 'listing.name: a brace is left over in "{b"'],
    ['a list for one value', rule(['a', 'b']), 'listing.name: it takes one value'],
    [
      'a misspelt member of a value',
      { listing: { ...right, place: { value: { nme: 'Vega' } } } },
      'listing.place.value.nme: no member of the native format; did you mean name?',
    ],
    [
      'a quote that parts',
      { listing: right, delimiter: ';', quote: ';' },
      'quote: it is the sign that parts',
    ],
  ])('%s', (_, mapping, slip) => {
    const parsed = parseMapping(JSON.stringify(mapping))
    expect('slips' in parsed ? parsed.slips : parsed).toEqual([expect.stringContaining(slip)])
    expect(MAPPING_OPTION.faults?.(JSON.stringify(mapping))).toHaveLength(1)
  })

  test('a member that is said twice', () => {
    const text = '{"listing": {"id": "a", "name": "b", "start": "c", "name": "d"}}'
    expect(MAPPING_OPTION.faults?.(text)).toEqual([
      'name: it is said twice, and the last one counts',
    ])
  })
})

/** Rules within rules. */
function nested(levels: number): unknown {
  let rule: unknown = 'b'
  for (let level = 0; level < levels; level += 1) rule = { first: [rule] }
  return rule
}

describe('a mapping is refused', () => {
  const right = { id: 'a', name: 'b', start: 'c' }
  test.each<[string, unknown, string]>([
    ['that is no JSON', '{', 'it is not JSON'],
    ['that is a list', [], 'it is not a JSON object'],
    ['without a listing', {}, 'listing: it must say'],
    [
      'without an id',
      { listing: { name: 'b', start: 'c' } },
      'listing.id: it is missing; no listing goes without',
    ],
    [
      'without a date',
      { listing: { id: 'a', name: 'b' } },
      'listing.start: neither start nor sessions',
    ],
    [
      'of a misspelt member',
      { listing: { ...right, descripton: 'd' } },
      'listing.descripton: no member of the native format; did you mean description?',
    ],
    [
      'of a misspelt member within',
      { listing: { ...right, place: { citty: 'd' } } },
      'listing.place.citty: no member of the native format; did you mean city?',
    ],
    [
      'of a member that nothing is called like',
      { listing: { ...right, organizer: { zzz: 'd' } } },
      'listing.organizer.zzz: no member of the native format; there are: name, url, licence',
    ],
    [
      'of a misspelt part',
      { listing: right, wher: [] },
      'wher: no member of a mapping; did you mean where?',
    ],
    [
      'of a misspelt step',
      { listing: { ...right, url: { from: 'u', splt: '|' } } },
      'listing.url.splt: nothing that can be done; did you mean split?',
    ],
    [
      'with a bare value',
      { listing: { ...right, online: true } },
      'listing.online: it must be a field, a template or a rule; a fixed value is {"value": …}',
    ],
    [
      'with a broken pattern',
      { listing: { ...right, url: { from: 'u', take: '(' } } },
      'listing.url.take: not a regular expression',
    ],
    [
      'with a pattern that never ends',
      { listing: { ...right, url: { from: 'u', take: '^(a+)+$' } } },
      'listing.url.take: it does not end on texts like "aaa…"',
    ],
    [
      'with a date pattern without a month',
      { listing: { ...right, end: { from: 'u', date: 'dd yyyy' } } },
      'listing.end.date: it must be a pattern',
    ],
    [
      'with members where none are',
      { listing: { ...right, url: { href: 'u' } } },
      'listing.url: it has no members',
    ],
    [
      'with a condition without a rule',
      { listing: { ...right, url: { when: { field: 'a', is: 1 }, uses: 'u' } } },
      'listing.url.uses: nothing that stands beside "when"; did you mean use?',
    ],
    [
      'with a choice without a condition',
      { listing: { ...right, url: { when: 'a', use: 'u' } } },
      'listing.url.when[0]: it must be a field and a condition',
    ],
    [
      'with a misspelt condition on elements',
      { listing: { ...right, offers: { each: 'a', wher: [], as: { price: 'p' } } } },
      'listing.offers.wher: nothing that stands beside "each"; did you mean where?',
    ],
    [
      'with a number between texts',
      { listing: { ...right, url: { join: ['a', 'b'], with: 7 } } },
      'listing.url.with: it must be the text between them',
    ],
    ['with listings that are no path', { listing: right, each: ['a'] }, 'each: it must be a text'],
    [
      'with an encoding nobody knows',
      { listing: right, encoding: 'klingon-8' },
      'encoding: nobody knows "klingon-8"',
    ],
    [
      'with a condition that is none',
      { listing: right, where: [{ field: 'a' }] },
      'where[0]: it must be a field and a condition',
    ],
    [
      'with a bound that is no number',
      { listing: right, where: [{ field: 'a', above: '3' }] },
      'where[0].above: it must be a number',
    ],
    [
      'whose members others call so',
      { listing: { ...right, title: 'a', price: 'b', city: 'c' } },
      'listing.title: no member of the native format; it is called name\nlisting.price: no member of the native format; "price" stands in "offers"\nlisting.city: no member of the native format; "city" stands in "place"',
    ],
    [
      'whose listing is not in "listing"',
      right,
      'id: no member of a mapping; members of a listing stand in "listing"',
    ],
    [
      'with names of months in a date pattern',
      { listing: { ...right, end: { from: 'u', date: 'dd MMM yyyy' } } },
      'dates with names of months are read without one',
    ],
    [
      'with letters in a date pattern that are no signs',
      { listing: { ...right, end: { from: 'u', date: 'YYYY-MM-dd' } } },
      `"YYYY" is no sign, and text stands between '…'`,
    ],
    [
      'with an encoding by half its name',
      { listing: right, encoding: 'windows1252' },
      'did you mean windows-1252?',
    ],
    [
      'with an encoding of DOS',
      { listing: right, encoding: 'cp850' },
      '; known are windows-1252, ',
    ],
    [
      'with a line end between cells',
      { listing: right, delimiter: '\n' },
      'delimiter: it must be one sign',
    ],
    [
      'with a delimiter of two signs',
      { listing: right, delimiter: ';;' },
      'delimiter: it must be one sign',
    ],
  ])('%s', (_, mapping, fault) => {
    expect(faultsOf(mapping).join('\n')).toContain(fault)
  })

  test.each<[string, string]>([
    ['{\n "listing": {\n  "id": "a",\n }\n}', 'it is not JSON: line 4, behind " "'],
    [JSON.stringify({ listing: { ...right, name: nested(300) } }), ': nested too deep'],
  ])('with its place in the text: %.40s', (text, fault) => {
    expect(faultsOf(text).join('\n')).toContain(fault)
  })

  test('with all its faults at once', () => {
    expect(faultsOf({ listing: { nam: 'a' }, records: 7 }).length).toBeGreaterThan(3)
  })
})
