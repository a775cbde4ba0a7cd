import { expect, test } from 'vitest'
import { runLog } from './run-log.ts'

test('what a run says of itself is told first, however much there is to warn of', () => {
  const log = runLog()
  for (let index = 0; index < 250; index += 1) log.warn(`L-${index}: no price`)
  log.say('Nothing was withdrawn.')
  const warnings = log.warnings()
  expect(warnings[0]).toBe('Nothing was withdrawn.')
  expect(warnings).toHaveLength(102)
  expect(warnings.at(-1)).toBe('and 150 more warnings')
})

test('ids that come again are named as far as that helps, then counted', () => {
  const log = runLog()
  for (let index = 0; index < 8; index += 1) log.twice(`L-${index}`)
  expect(log.warnings().slice(-2)).toEqual([
    'the id L-4 comes more than once: the last one counts',
    'come more than once: 3 more ids',
  ])
})

test('what a source itself leaves out is counted by its reason, and is no fault', () => {
  const log = runLog()
  for (const reason of ['a draft', 'a private event', 'a draft']) log.leaveOut(reason)
  expect(log.counts).toMatchObject({ read: 3, rejected: 0, leftOut: 3, nameless: 0 })
  expect(log.warnings()).toEqual([
    '2 listings left out: a draft',
    '1 listing left out: a private event',
  ])
})

test('what is sold beside shows is counted by what it is', () => {
  const log = runLog()
  for (const why of ['parking', 'a gift card', 'parking']) log.noEvent(why)
  expect(log.warnings()).toEqual([
    '2 new or changed listings become no event: parking',
    '1 new or changed listing becomes no event: a gift card',
  ])
})
