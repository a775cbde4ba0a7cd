import { writeFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Check } from '../../src/app/doctor-check.ts'
import { spawnAffiche } from '../support/command-line.ts'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

/** A process of its own, as an operator starts it: each has one model. */
async function affiche(matching: string, ...words: string[]) {
  const env = { AFFICHE_DATABASE_URL: world.test.url, AFFICHE_LOG_LEVEL: 'silent' }
  return spawnAffiche({ ...env, AFFICHE_MATCHING: matching }, ...words)
}

async function doctorSays(matching: string): Promise<Check | undefined> {
  const { stdout } = await affiche(matching, 'doctor', '--json')
  const { checks } = JSON.parse(stdout) as { checks: Check[] }
  return checks.find(({ name }) => name === 'matching')
}

/** Five processes one after the other, each of which reads the whole program. */
const PROCESSES_MS = 120_000

const shown = async () => (await world.events()).map(({ id, sources }) => [id, sources.length])

test(
  "an operator's file takes effect by a rebuild, and without it all is as before",
  async () => {
    const file = world.file('matching.json')
    await writeFile(file, '{"eventLimits": {"merge": 25}}')
    for (const name of ['North', 'South']) {
      const partner = await world.partner(name)
      await world.take(partner, name, [
        concert('1', { name: 'Sub Rosa', start: '2027-01-05T20:00' }),
      ])
    }
    const before = await shown()
    expect(before).toMatchObject([[1, 2]])

    expect(await doctorSays(file)).toMatchObject({
      state: 'warning',
      found: expect.stringMatching(
        /^this is model \d+-\w{8}, with your changes \(AFFICHE_MATCHING\); matched by another: 2 sessions$/u,
      ),
      advice: expect.stringContaining('affiche rebuild'),
    })
    expect((await affiche(file, 'rebuild')).exitCode).toBe(0)
    expect(await shown()).toMatchObject([
      [1, 1],
      [2, 1],
    ])
    expect(await doctorSays(file)).toMatchObject({ state: 'ok' })

    expect(await doctorSays('')).toMatchObject({ state: 'warning' })
    expect((await affiche('', 'rebuild')).exitCode).toBe(0)
    expect(await shown()).toEqual(before)
  },
  PROCESSES_MS,
)

test('a file that is wrong stops every command, and says which member', async () => {
  const file = world.file('wrong.json')
  await writeFile(file, '{"eventLimits": {"merge": 99}}')
  const { exitCode, stderr } = await affiche(file, 'event', 'list')
  expect(exitCode).toBe(2)
  expect(stderr).toContain('eventLimits.merge is 99 and must be a number from -30 to 30')
})
