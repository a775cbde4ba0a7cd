/** The languages that sellers write in. */
export type Tongue = 'fr' | 'de' | 'nl' | 'es' | 'it' | 'pl' | 'sv' | 'tr' | 'el' | 'ja' | 'en'

export interface Town {
  readonly name: string
  readonly country: string
  readonly tongue: Tongue
  readonly zone: string
  /** Minutes east of UTC in winter. */
  readonly offset: number
  readonly lat: number
  readonly lng: number
  /** First figures of its postcodes; what follows is `#`. */
  readonly postcode: string
  /** Of a country of many states. */
  readonly region: string | null
  /** How sellers elsewhere write it. */
  readonly abroad: readonly string[]
}

type Row = readonly [
  name: string,
  lat: number,
  lng: number,
  postcode: string,
  abroad?: readonly string[],
]

interface Land {
  readonly country: string
  readonly tongue: Tongue
  readonly zone: string
  readonly offset: number
  readonly towns: readonly Row[]
  readonly regions?: readonly string[]
}

const LANDS: readonly Land[] = [
  {
    country: 'FR',
    tongue: 'fr',
    zone: 'Europe/Paris',
    offset: 60,
    towns: [
      ['Nantes', 47.2184, -1.5536, '440##'],
      ['Grenoble', 45.1885, 5.7245, '380##'],
      ['Strasbourg', 48.5734, 7.7521, '670##', ['Straßburg', 'Strasburgo']],
      ['Saint-Denis', 48.9362, 2.3574, '932##', ['St Denis', 'ST-DENIS']],
      ['Montreuil', 48.8638, 2.4485, '931##'],
      ['Marseille', 43.2965, 5.3698, '130##', ['Marsella', 'Marsiglia', 'Marseilles']],
    ],
  },
  {
    country: 'RE',
    tongue: 'fr',
    zone: 'Indian/Reunion',
    offset: 240,
    towns: [['Saint-Denis', -20.8789, 55.4481, '974##']],
  },
  {
    country: 'BE',
    tongue: 'nl',
    zone: 'Europe/Brussels',
    offset: 60,
    towns: [
      ['Antwerpen', 51.2194, 4.4025, '20##', ['Anvers', 'Antwerp', 'Amberes']],
      ['Gent', 51.0543, 3.7174, '90##', ['Gand', 'Ghent']],
      ['Halle', 50.7339, 4.2345, '15##', ['Hal']],
    ],
  },
  {
    country: 'DE',
    tongue: 'de',
    zone: 'Europe/Berlin',
    offset: 60,
    towns: [
      ['München', 48.1372, 11.5755, '803##', ['Munich', 'Muenchen', 'Monaco di Baviera']],
      ['Köln', 50.9375, 6.9603, '506##', ['Cologne', 'Koeln', 'Colonia']],
      ['Halle (Saale)', 51.4828, 11.9697, '061##', ['Halle', 'Halle/Saale', 'Halle an der Saale']],
      ['Frankfurt am Main', 50.1109, 8.6821, '603##', ['Frankfurt', 'Frankfurt/Main', 'Francfort']],
      ['Frankfurt (Oder)', 52.3412, 14.5493, '152##', ['Frankfurt/Oder']],
    ],
  },
  {
    country: 'NL',
    tongue: 'nl',
    zone: 'Europe/Amsterdam',
    offset: 60,
    towns: [
      ['Den Haag', 52.0705, 4.3007, '25## AB', ["'s-Gravenhage", 'The Hague', 'La Haye']],
      ['Groningen', 53.2194, 6.5665, '97## KL', ['Groningue']],
      ['Bergen', 52.6699, 4.7012, '18## GH'],
    ],
  },
  {
    country: 'ES',
    tongue: 'es',
    zone: 'Europe/Madrid',
    offset: 60,
    towns: [
      ['Sevilla', 37.3891, -5.9845, '410##', ['Seville', 'Séville']],
      ['Zaragoza', 41.6488, -0.8891, '500##', ['Saragosse', 'Saragossa']],
      ['A Coruña', 43.3623, -8.4115, '150##', ['La Coruña', 'La Corogne', 'Corunna']],
    ],
  },
  {
    country: 'IT',
    tongue: 'it',
    zone: 'Europe/Rome',
    offset: 60,
    towns: [
      ['Firenze', 43.7696, 11.2558, '501##', ['Florence', 'Florenz', 'Florencia']],
      ['Torino', 45.0703, 7.6869, '101##', ['Turin', 'Turín']],
      ['Napoli', 40.8518, 14.2681, '801##', ['Naples', 'Neapel', 'Nápoles']],
    ],
  },
  {
    country: 'PL',
    tongue: 'pl',
    zone: 'Europe/Warsaw',
    offset: 60,
    towns: [
      ['Warszawa', 52.2297, 21.0122, '00-1##', ['Warsaw', 'Varsovie', 'Warschau']],
      ['Kraków', 50.0647, 19.945, '31-0##', ['Krakow', 'Cracow', 'Cracovie', 'Krakau']],
      ['Łódź', 51.7592, 19.456, '90-0##', ['Lodz']],
    ],
  },
  {
    country: 'SE',
    tongue: 'sv',
    zone: 'Europe/Stockholm',
    offset: 60,
    towns: [
      ['Göteborg', 57.7089, 11.9746, '411 ##', ['Gothenburg', 'Goteborg']],
      ['Malmö', 55.605, 13.0038, '211 ##', ['Malmo']],
    ],
  },
  {
    country: 'TR',
    tongue: 'tr',
    zone: 'Europe/Istanbul',
    offset: 180,
    towns: [
      ['İstanbul', 41.0082, 28.9784, '343##', ['Istanbul', 'Estambul']],
      ['İzmir', 38.4237, 27.1428, '352##', ['Izmir', 'Smyrna']],
    ],
  },
  {
    country: 'GR',
    tongue: 'el',
    zone: 'Europe/Athens',
    offset: 120,
    towns: [
      ['Αθήνα', 37.9838, 23.7275, '105 ##', ['Athens', 'Athina', 'Athènes', 'Athen']],
      ['Θεσσαλονίκη', 40.6401, 22.9444, '546 ##', ['Thessaloniki', 'Saloniki']],
    ],
  },
  {
    country: 'JP',
    tongue: 'ja',
    zone: 'Asia/Tokyo',
    offset: 540,
    towns: [['京都', 35.0116, 135.7681, '604-80##', ['Kyoto', 'Kyōto']]],
  },
  {
    country: 'GB',
    tongue: 'en',
    zone: 'Europe/London',
    offset: 0,
    towns: [
      ['Leeds', 53.8008, -1.5491, 'LS1 #AB'],
      ['Bristol', 51.4545, -2.5879, 'BS1 #TR'],
      ['Newport', 51.5842, -2.9977, 'NP20 #DD'],
    ],
  },
  {
    country: 'US',
    tongue: 'en',
    zone: 'America/New_York',
    offset: -300,
    towns: [
      ['Newport', 41.4901, -71.3128, '028##'],
      ['Portland', 43.6591, -70.2568, '041##', ['Portland, ME']],
    ],
    regions: ['RI', 'ME'],
  },
]

export const TOWNS: readonly Town[] = LANDS.flatMap(
  ({ country, tongue, zone, offset, towns, regions = [] }) =>
    towns.map(([name, lat, lng, postcode, abroad = []], index) => ({
      name,
      country,
      tongue,
      zone,
      offset,
      lat,
      lng,
      postcode,
      region: regions[index] ?? null,
      abroad,
    })),
)
