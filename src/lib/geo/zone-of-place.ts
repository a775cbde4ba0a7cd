import tzlookup from '@photostructure/tz-lookup'
import { centreOf, cityOfName } from './centres.ts'
import { countryOf } from './countries.ts'
import { foldName } from '../fold-name.ts'
import { POSTAL_ZONES, TOWN_ZONES, TOWNS_APART } from './zones-within-countries.ts'

/** Zones of states and provinces where the country has several; the zone of most of its people. */
const REGION_TABLE = `
US America/New_York: ct connecticut, de delaware, dc district of columbia, fl florida, ga georgia, in indiana, ky kentucky
US America/New_York: me maine, md maryland, ma massachusetts, mi michigan, nh new hampshire, nj new jersey, ny new york
US America/New_York: nc north carolina, oh ohio, pa pennsylvania, ri rhode island, sc south carolina, vt vermont
US America/New_York: va virginia, wv west virginia
US America/Chicago: al alabama, ar arkansas, il illinois, ia iowa, ks kansas, la louisiana, mn minnesota, ms mississippi
US America/Chicago: mo missouri, ne nebraska, nd north dakota, ok oklahoma, sd south dakota, tn tennessee, tx texas
US America/Chicago: wi wisconsin
US America/Denver: co colorado, id idaho, mt montana, nm new mexico, ut utah, wy wyoming
US America/Phoenix: az arizona
US America/Los_Angeles: ca california, nv nevada, or oregon, wa washington
US America/Anchorage: ak alaska
US Pacific/Honolulu: hi hawaii
CA America/Toronto: on ontario, qc quebec
CA America/Halifax: ns nova scotia, nb new brunswick, pe prince edward island
CA America/St_Johns: nl newfoundland and labrador
CA America/Winnipeg: mb manitoba
CA America/Regina: sk saskatchewan
CA America/Edmonton: ab alberta
CA America/Vancouver: bc british columbia
AU Australia/Sydney: nsw new south wales, act australian capital territory
AU Australia/Melbourne: vic victoria
AU Australia/Brisbane: qld queensland
AU Australia/Adelaide: sa south australia
AU Australia/Perth: wa western australia
AU Australia/Hobart: tas tasmania
AU Australia/Darwin: nt northern territory
MX America/Monterrey: nl nuevo leon, coah coahuila, dgo durango, tamps tamaulipas
MX America/Mexico_City: cdmx ciudad de mexico, df distrito federal, mex estado de mexico, jal jalisco, que queretaro
MX America/Mexico_City: qro queretaro de arteaga, pue puebla, gto guanajuato, mich michoacan, ver veracruz, oax oaxaca
MX America/Mexico_City: slp san luis potosi, ags aguascalientes, mor morelos, hgo hidalgo, tlax tlaxcala, gro guerrero
MX America/Mexico_City: chis chiapas, tab tabasco, col colima, zac zacatecas
MX America/Merida: yuc yucatan, camp campeche
MX America/Cancun: qroo quintana roo
MX America/Mazatlan: sin sinaloa, nay nayarit, bcs baja california sur
MX America/Hermosillo: son sonora
MX America/Chihuahua: chih chihuahua
MX America/Tijuana: bc baja california
BR America/Sao_Paulo: sp sao paulo, rj rio de janeiro, mg minas gerais, es espirito santo, pr parana, sc santa catarina
BR America/Sao_Paulo: rs rio grande do sul, go goias, df distrito federal
BR America/Bahia: ba bahia
BR America/Recife: pe pernambuco
BR America/Fortaleza: ce ceara, rn rio grande do norte, pb paraiba, ma maranhao, pi piaui
BR America/Maceio: al alagoas, se sergipe
BR America/Belem: pa para, ap amapa
BR America/Manaus: am amazonas
BR America/Cuiaba: mt mato grosso
BR America/Campo_Grande: ms mato grosso do sul
FR America/Guadeloupe: gp guadeloupe
FR America/Martinique: mq martinique
FR America/Cayenne: gf guyane, gf french guiana
FR Indian/Reunion: re la reunion, re reunion
FR Indian/Mayotte: yt mayotte
FR Pacific/Tahiti: pf polynesie francaise, pf french polynesia
FR Pacific/Noumea: nc nouvelle caledonie, nc new caledonia
ES Atlantic/Canary: cn canarias, ic islas canarias, ca canary islands, gc las palmas, tf santa cruz de tenerife
PT Atlantic/Azores: ac acores, az azores
PT Atlantic/Madeira: ma madeira, rm regiao autonoma da madeira
`

const REGIONS = new Map(
  REGION_TABLE.trim()
    .split('\n')
    .flatMap((line) => {
      const [, country = '', zone = '', regions = ''] = /^(..) (\S+): (.*)$/.exec(line) ?? []
      return regions.split(', ').flatMap((region) => {
        const [, code = '', name = ''] = /^(\S+) (.*)$/.exec(region) ?? []
        return [
          [`${country} ${code}`, zone],
          [`${country} ${name}`, zone],
        ] as const
      })
    }),
)

const TOWNS = zonesByKey(TOWN_ZONES)
const APART = zonesByKey(TOWNS_APART)
const POSTAL = zonesByKey(POSTAL_ZONES)

/** `CC zone: word, word` by country and word; `30-34` is five words. */
function zonesByKey(table: string): ReadonlyMap<string, string> {
  const lines = table.trim().split('\n')
  return new Map(
    lines.flatMap((line) => {
      const [, country = '', zone = '', words = ''] = /^(..) (\S+): (.*)$/.exec(line) ?? []
      return words.split(', ').flatMap((word) => {
        const [, from, to] = /^(\d+)-(\d+)$/.exec(word) ?? []
        if (from === undefined || to === undefined) return [[`${country} ${word}`, zone] as const]
        return Array.from({ length: Number(to) - Number(from) + 1 }, (_, at) => {
          const prefix = String(Number(from) + at).padStart(from.length, '0')
          return [`${country} ${prefix}`, zone] as const
        })
      })
    }),
  )
}

/** How codes are written there: what is not written so is no code to tell a zone by. */
const POSTAL_FORMS: Readonly<Record<string, RegExp>> = {
  AU: /^\d{4}$/,
  BR: /^\d{5}-?\d{3}$/,
  CA: /^[A-Z]\d[A-Z](?: ?\d[A-Z]\d)?$/i,
  ES: /^\d{5}$/,
  MX: /^\d{5}$/,
  PT: /^\d{4}-?\d{3}$/,
  US: /^\d{5}(?:-?\d{4})?$/,
}
const PREFIX_MAX = 4

function zoneOfPostalCode(country: string, postalCode: string): string | undefined {
  if (POSTAL_FORMS[country]?.test(postalCode) !== true) return undefined
  for (let length = PREFIX_MAX; length > 0; length -= 1) {
    const zone = POSTAL.get(`${country} ${postalCode.slice(0, length).toUpperCase()}`)
    if (zone !== undefined) return zone
  }
  return undefined
}

/** French territories by postal code, where partners file them under France. */
const FRENCH_ZONES: Readonly<Record<string, string>> = {
  '971': 'America/Guadeloupe',
  '972': 'America/Martinique',
  '973': 'America/Cayenne',
  '974': 'Indian/Reunion',
  '975': 'America/Miquelon',
  '976': 'Indian/Mayotte',
  '987': 'Pacific/Tahiti',
  '988': 'Pacific/Noumea',
}

export interface WhereAbouts {
  readonly lat: number | null
  readonly lng: number | null
  readonly country: string | null
  readonly postalCode: string | null
  readonly city: string | null
  readonly region: string | null
}

export interface PlaceZone {
  readonly zone: string
  /** True when the point, the city or the region tells it; false when only the country does, or a city that names none. */
  readonly exact: boolean
  /** The place does not tell its country: no claim against a zone that the listing tells. */
  readonly byDefault?: boolean
}

/** The zone at a point. */
export function zoneAt(lat: number, lng: number): string | null {
  try {
    return tzlookup(lat, lng)
  } catch {
    return null
  }
}

/** The zone of a place by what is known of it: its point; in a country of several zones its postal code, region or city; its country. */
export function zoneOfPlace(place: WhereAbouts): PlaceZone | null {
  if (place.lat !== null && place.lng !== null) {
    const zone = zoneAt(place.lat, place.lng)
    if (zone !== null) return { zone, exact: true }
  }
  if (place.country !== null) return zoneInCountry(place.country, place)
  const city = place.city === null ? null : cityOfName(place.city)
  const zone = city === null ? null : zoneAt(city.lat, city.lng)
  return zone === null ? null : { zone, exact: false }
}

function zoneInCountry(code: string, place: WhereAbouts): PlaceZone | null {
  const city = foldName(place.city ?? '')
  const finest = zoneOfDistrict(code, place, city)
  if (finest !== undefined) return { zone: finest, exact: true }
  const zone = countryOf(code)?.zone ?? null
  // Of a country that is all but in one zone only what lies apart is listed.
  const apart = zone === null ? undefined : TOWNS.get(`${code} ${city}`)
  if (apart !== undefined) return { zone: apart, exact: true }
  if (zone !== null) return { zone, exact: false }
  const there = zoneOfTown(code, city) ?? zoneOfCentre(place)
  return there === null ? null : { zone: there, exact: true }
}

function zoneOfDistrict(code: string, place: WhereAbouts, city: string): string | undefined {
  const postalCode = place.postalCode ?? ''
  const region = foldName(place.region ?? '')
  return (
    (code === 'FR' ? FRENCH_ZONES[postalCode.slice(0, 3)] : undefined) ??
    zoneOfPostalCode(code, postalCode) ??
    APART.get(`${code} ${region} ${city}`) ??
    REGIONS.get(`${code} ${region}`)
  )
}

function zoneOfCentre(place: WhereAbouts): string | null {
  const centre = centreOf(place)
  return centre?.of === 'city' ? zoneAt(centre.lat, centre.lng) : null
}

/** `austin tx` says its state with its name. */
function zoneOfTown(code: string, city: string): string | undefined {
  const [, town = '', state = ''] = /^(.+) ([a-z]{2,3})$/.exec(city) ?? []
  return (
    TOWNS.get(`${code} ${city}`) ??
    APART.get(`${code} ${state} ${town}`) ??
    REGIONS.get(`${code} ${state}`)
  )
}
