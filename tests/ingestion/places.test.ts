import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { catalogue, concert } from '../support/feed-world.ts'
import type { Catalogue } from '../support/feed-world.ts'

let world: Catalogue
beforeAll(async () => {
  world = await catalogue()
})
afterAll(async () => world.drop())

async function event(name: string) {
  return (await world.events()).find((one) => one.name === name)!
}

const HALL = {
  id: 'v-9',
  name: 'Halle aux Grains',
  street: '1 place Dupuy',
  postalCode: '31000',
  city: 'Toulouse',
  country: 'FR',
}

describe('the place of an event', () => {
  test('without coordinates lies in the middle of its town', async () => {
    await world.take(await world.partner('Centre'), 'centre', [
      concert('1', { name: 'Aube', place: HALL }),
    ])
    const { address } = (await event('Aube')).place
    expect(address.lat).toBeCloseTo(43.6, 1)
    expect(address.lng).toBeCloseTo(1.44, 1)
  })

  test('is “Online” or “Place unknown” when there is none, the same for all', async () => {
    const partner = await world.partner('Nowhere')
    const { place: _, ...nowhere } = concert('1', { name: 'Brise' })
    await world.take(partner, 'nowhere', [
      nowhere,
      { ...nowhere, id: '2', name: 'Cendre', online: true, performers: [] },
    ])
    expect((await event('Brise')).place).toMatchObject({
      id: 2,
      name: 'Place unknown',
      directoryId: '',
      address: { lat: 0, lng: 0, street: null, city: null, postalCode: null, country: null },
    })
    expect((await event('Cendre')).place).toMatchObject({ id: 1, name: 'Online' })
  })

  test('of a directory id that only partners know answers with their words', async () => {
    const partner = await world.partner('Directory')
    await world.take(partner, 'directory', [
      concert('1', { name: 'Dune', place: { ...HALL, id: 'v-1', directoryId: 'osm-n77' } }),
    ])
    expect(await event('Dune')).toMatchObject({
      place: { directoryId: 'osm-n77' },
      directoryPlace: null,
    })
    const { rows } = await world.test.database.query<{ provider: string; data: object }>(
      `select d.provider, d.data from directory_ids i join directory_places d on d.id = i.directory_place_id
       where i.directory_id = 'osm-n77'`,
    )
    expect(rows).toMatchObject([
      {
        provider: 'partner',
        data: {
          id: 'osm-n77',
          name: 'Halle aux Grains',
          address: '1 place Dupuy, 31000 Toulouse, France',
          averageGrade: null,
          periods: null,
        },
      },
    ])
    const { rows: changes } = await world.test.database.query(
      'select 1 from changes where kind = 3',
    )
    expect(changes).toHaveLength(1)
  })

  test('corrected by its partner is corrected in all its events', async () => {
    const partner = await world.partner('Corrects')
    const before = { ...HALL, id: 'v-5', name: 'Salle Nougaro', street: '20 chemin de Garric' }
    await world.take(partner, 'corrects', [
      concert('1', { name: 'Écume', place: before }),
      concert('2', { name: 'Foudre', place: before, start: '2027-01-20T20:00' }),
    ])
    world.clock.advance(60_000)
    await world.take(partner, 'corrects', [
      concert('1', { name: 'Écume', place: { ...before, street: '20 chemin de Garic' } }),
      concert('2', { name: 'Foudre', place: before, start: '2027-01-20T20:00' }),
    ])
    expect((await event('Écume')).place.address.street).toBe('20 chemin de Garic')
    expect((await event('Foudre')).place).toEqual((await event('Écume')).place)
    const again = await world.lastChange()
    await world.take(partner, 'corrects', [
      concert('1', { name: 'Écume', place: { ...before, street: '20 chemin de Garic' } }),
      concert('2', { name: 'Foudre', place: before, start: '2027-01-20T20:00' }),
    ])
    expect(await world.lastChange()).toBe(again)
  })

  test('is one for two partners, told best by the more trusted', async () => {
    const agenda = await world.partner('Agenda', { trust: 'agenda' })
    const house = await world.partner('House', { trust: 'organiser' })
    const hall = { name: 'La Grange aux Loups', city: 'Nantes', postalCode: '44000', country: 'FR' }
    await world.take(agenda, 'agenda', [
      concert('1', { name: 'Givre', place: { ...hall, street: '3 rue des Pins' } }),
    ])
    await world.take(house, 'house', [
      concert('9', {
        name: 'Houle',
        start: '2027-02-20T20:00',
        place: { ...hall, street: '3 rue des Pins', lat: 47.2, lng: -1.55 },
      }),
    ])
    const [one, other] = [await event('Givre'), await event('Houle')]
    expect(one.place.id).toBe(other.place.id)
    expect(one.place.address).toMatchObject({ lat: 47.2, lng: -1.55 })
  })
})

describe('contacts', () => {
  const place = (name: string, more: object) => ({
    name,
    street: '3 rue des Aulnes',
    postalCode: '59000',
    city: 'Lille',
    country: 'FR',
    ...more,
  })

  test('find a hall that another partner calls otherwise, and are shown to nobody', async () => {
    const told = { phone: '03 99 00 12 34', url: 'https://www.orphee-lille.example/plan' }
    await world.take(await world.partner('Calls'), 'calls', [
      concert('1', { name: 'Aubade', place: place('Théâtre Orphée Boréal', told) }),
    ])
    const abroad = { phone: '+33 (0)3 99 00 12 34', url: 'orphee-lille.example', street: null }
    await world.take(await world.partner('Abroad'), 'abroad', [
      concert('1', { name: 'Ballade', place: place('Orphée', abroad) }),
      concert('2', { name: 'Chanson', place: place('Cirque Vauban', abroad) }),
    ])
    const [first, second, other] = await Promise.all(['Aubade', 'Ballade', 'Chanson'].map(event))
    expect(second!.place.id).toBe(first!.place.id)
    expect(other!.place.id).not.toBe(first!.place.id)
    expect(JSON.stringify(await world.events())).not.toMatch(/orphee-lille|99001234|99 00 12 34/)
    const { rows } = await world.test.database.query<{ contacts: string[] }>({
      text: 'select contacts from places where id = $1',
      values: [first!.place.id],
    })
    expect(rows[0]?.contacts).toEqual(['+33399001234', 'orphee-lille.example'])
  })

  test('told later find what was known without them', async () => {
    const partner = await world.partner('Later')
    const known = concert('1', {
      name: 'Libellule',
      place: place('Kiosque Hélios', { city: 'Arras' }),
    })
    await world.take(partner, 'later', [known])
    const before = await event('Libellule')
    await world.take(partner, 'later', [
      { ...known, place: { ...(known.place as object), phone: '03 99 00 56 78' } },
    ])
    const after = await event('Libellule')
    expect(after.place.id).toBe(before.place.id)
    const { rows } = await world.test.database.query<{ contacts: string[] }>({
      text: 'select contacts from places where id = $1',
      values: [before.place.id],
    })
    expect(rows[0]?.contacts).toEqual(['+33399005678'])
  })
})
