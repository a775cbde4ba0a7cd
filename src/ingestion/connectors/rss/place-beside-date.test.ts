import { expect, test } from 'vitest'
import { item, only } from '../../../../tests/support/read-rss.ts'
import { placeBesideDate } from './place-beside-date.ts'

const VEGA = { name: 'Salle Vega', address: '3 rue des Pins, 31000 Toulouse' }

test.each<[string, object]>([
  [
    '<p>Vendredi 5 mars 2027 à 20h, Salle Vega, 3 rue des Pins, 31000 Toulouse</p><p>Rock.</p>',
    VEGA,
  ],
  ['5 mars 2027 20h - Salle Vega - 3 rue des Pins - 31000 Toulouse', VEGA],
  ['5 mars 2027 à 20h30<br>Salle Vega<br>3 rue des Pins<br>31000 Toulouse<br>Entrée 10 €', VEGA],
  ['5 mars 2027<br>Lieu : Salle Vega, 3 rue des Pins, 31000 Toulouse.', VEGA],
  [
    'Le 5 mars 2027 à 20h au Théâtre Vega, 12 bis avenue du Parc, 75011 Paris. Tarifs : 10 €',
    { name: 'Théâtre Vega', address: '12 bis avenue du Parc, 75011 Paris' },
  ],
  [
    '6. März 2027, 20 Uhr<br>Vegasaal<br>Pinienstraße 3<br>80331 München',
    { name: 'Vegasaal', address: 'Pinienstraße 3, 80331 München' },
  ],
  [
    'When: March 5, 2027 8pm<br>Where: Vega Hall, 3 Pine Street, Boston, MA 02110',
    { name: 'Vega Hall', address: '3 Pine Street, Boston, MA 02110' },
  ],
  [
    '05/03/2027 - 19:30 - 21:00 <br />Kulturhaus Vega<br />Fichtenweg 5 <br />Köln',
    { name: 'Kulturhaus Vega', address: 'Fichtenweg 5, Köln' },
  ],
  [
    '03/05/2027 - 7:30 pm<br>Vega Hall<br>12 Pine Street<br>Leeds',
    { name: 'Vega Hall', address: '12 Pine Street, Leeds' },
  ],
  [
    '<div>Date</div><div>05/03/2027 - 20:30</div><div>Lieu</div>\n<div>Salle Vega</div>',
    { name: 'Salle Vega' },
  ],
  ['5 mars 2027 | Lieu : Salle Vega | Prix : 12 €', { name: 'Salle Vega' }],
  [
    'Venerdì 5 marzo 2027, ore 21.00 - Teatro Vega, Via dei Pini 3, 10121 Torino',
    { name: 'Teatro Vega', address: 'Via dei Pini 3, 10121 Torino' },
  ],
  [
    'Freitag, 5. März 2027, 20.30 Uhr, Vegasaal, Pinienstraße 3, 80331 München',
    { name: 'Vegasaal', address: 'Pinienstraße 3, 80331 München' },
  ],
  ['Le 5 mars 2027 à 20h30. Lieu : Salle Vega, 3 rue des Pins, 31000 Toulouse', VEGA],
  ['5 mars 2027 à 20h30. Lieu : Salle Vega. Tarif : 12 €', { name: 'Salle Vega' }],
  ['5 mars 2027, 20h, lieu : Salle Vega, tarif : 12 €', { name: 'Salle Vega' }],
  [
    '5 March 2027, 8.30pm. Venue: Vega Hall, 1 Pine Road, Leeds LS1 1AA. Tickets £10 on the door',
    { name: 'Vega Hall', address: '1 Pine Road, Leeds LS1 1AA' },
  ],
  ['5 March 2027. Venue: St. Mary’s Church. All welcome', { name: 'St. Mary’s Church' }],
  ['5 March 2027. Venue: Vega Bar. Tickets £10 on the door', { name: 'Vega Bar' }],
  ['5 March 2027. Venue: The Pub! Come all', { name: 'The Pub' }],
  [
    '5 March 2027. Venue: Vega Hall, 5 Pine Rd. Leeds. Doors 7pm',
    { name: 'Vega Hall', address: '5 Pine Rd. Leeds' },
  ],
  [
    '5 mars 2027. Lieu : Salle Ste. Anne, Lille. Entrée libre',
    { name: 'Salle Ste. Anne', address: 'Lille' },
  ],
  ['<p>時間：2027/03/05(Fri) 19:00 ~ 22:00</p><p>地點：Vega Hall</p>', { name: 'Vega Hall' }],
])('where it is stands beside when it is: %s', (html, place) => {
  expect(placeBesideDate(html)).toEqual(place)
})

test.each([
  '5 mars 2027, 20h. Salle Vega à Toulouse',
  'Le 5 mars 2027 à la Salle Vega',
  'Le 5 mars 2027, réservation au 01 23 45 67 89, 31000 Toulouse',
  'Concert le 5 mars 2027 à 20h, avec Mira Lenz et les Blaireaux de 31000 Toulouse',
  '5 mars 2027 20h. Contact : Asso Vega, 3 rue des Pins, 31000 Toulouse',
  '5 mars 2027 20h, contact : Asso Vega, 3 rue des Pins, 31000 Toulouse',
  '5 mars 2027<br>Lieu : voir le site',
  '5 mars 2027<br>Les Loutres<br>Les Blaireaux<br>Toulouse',
  '5 mars 2027, avec<br>Les Loutres<br>12 rue des Pins<br>Toulouse',
  'Un concert de 2000 Personnes le 5 mars 2027',
  'Salle Vega, 3 rue des Pins, 31000 Toulouse',
])('what may be anything is no place: %s', (html) => {
  expect(placeBesideDate(html)).toBeNull()
})

test('only a text that tells the date tells the place, and a field of the item comes first', async () => {
  const text = '<description>5 mars 2027 20h<br>Lieu : Salle Vega</description>'.replace(
    '<br>',
    '&lt;br&gt;',
  )
  const where = async (inside: string, dates: string) =>
    (await only(item(inside), { dates })).native.place
  expect(await where(text, 'text')).toEqual({ name: 'Salle Vega' })
  expect(await where(text, 'published')).toBeUndefined()
  expect(await where(`${text}<location>Le Phare</location>`, 'text')).toMatchObject({
    name: 'Le Phare',
  })
})

test('fields that the owner of a calendar made are read by their names', async () => {
  const { native } = await only(
    item(
      `<startdate>2026-12-05T20:30</startdate><x:customfield name="Location" xmlns:x="urn:t">Salle Vega</x:customfield><x:customfield name="Cost" xmlns:x="urn:t">12 €</x:customfield>`,
    ),
  )
  expect(native).toMatchObject({ place: { name: 'Salle Vega' }, offers: [{ price: '12 €' }] })
})
