import { expect, test } from 'vitest'
import type { ToldName } from '../ingestion/decisions/tell-name.ts'
import { nameAnswer } from './name-answer.ts'

const told = (partner: string, image: string | null, listings: string[]) =>
  ({
    partner,
    words: { externalId: 'art-1', name: 'Les Loutres', image, sameAs: [] },
    listings,
  }) as unknown as ToldName['tellings'][number]

test('tellings that differ in nothing that is shown are one row', () => {
  const tellings = [told('North', 'a.jpg', ['1:a']), told('North', null, ['1:b', '1:c'])]
  const { json, text } = nameAnswer('performer', {
    asked: '1',
    id: 1,
    joined: [40],
    tellings: [...tellings, told('South', null, ['2:a'])],
  } as unknown as ToldName)
  expect(text).toContain('The performer 1, to which 40 leads\n')
  expect(text).toMatch(/North +Les Loutres +art-1 +1:a, 1:b, 1:c\n/)
  expect(text).toMatch(/South +Les Loutres +art-1 +2:a\n/)
  expect(json).toMatchObject({
    tellings: [{ listings: ['1:a'] }, { listings: ['1:b', '1:c'] }, {}],
  })
})
