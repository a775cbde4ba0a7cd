import { expect, test } from 'vitest'
import { readAddress } from './address.ts'
import { readCity, readPostalCode, streetAndCode } from './city-and-code.ts'
import { stateInCity } from './states.ts'

/** `street | postal code | city`, without what is not known. */
function told(text: string): string {
  const { street, postalCode, city } = readAddress(text, true)
  return [street, postalCode, city].filter((part) => part !== null).join(' | ')
}

test.each<[string, string | null, string | null, string | null]>([
  ['12 Pine St, Hawthorn VIC, Australia, 3122', '3122', 'Hawthorn', 'AU'],
  ['12 Pine St, Leeds, United Kingdom, LS1 4AB', 'LS1 4AB', 'Leeds', 'GB'],
  ['Pinienweg 5, Köln, Deutschland, 50667', '50667', 'Köln', 'DE'],
  ['12 Pine St, Collingwood, VIC, 3066', '3066', 'Collingwood', 'AU'],
  ['12 Pine St, Cape Town, Western Cape, 8001', '8001', 'Cape Town', 'ZA'],
  ['12 Pine Rd, Pune, Maharashtra, 411001', '411001', 'Pune', 'IN'],
])(
  'a code behind the country or the region is of the town: %s',
  (text, postalCode, city, country) => {
    expect(readAddress(text, true)).toMatchObject({ postalCode, city, country })
  },
)

test.each([
  ['18 rue des Pins, 75006 Paris', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins 75006 Paris', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins 75 006 Paris', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins, Paris 75006', '18 rue des Pins | 75006 | Paris'],
  ['147 rue des Pins 75007', '147 rue des Pins | 75007'],
  ['2, place des Pins 75001', '2, place des Pins | 75001'],
  ['Halles, place des Pins 75001', 'Halles, place des Pins | 75001'],
  ['8 porte des Pins (forum) 75001 Paris', '8 porte des Pins (forum) | 75001 | Paris'],
  ['13, rue des Barres, 75004 Paris', '13, rue des Barres | 75004 | Paris'],
  ['6-10 avenue des Pins, saint-jean de braye', '6-10 avenue des Pins | saint-jean de braye'],
  ['12 Pine Street, Austin, TX 78701', '12 Pine Street | 78701 | Austin'],
  ['2949 W. Pine Ave.', '2949 W. Pine Ave.'],
  ['4422 Pine Valley Way', '4422 Pine Valley Way'],
  ['1036 Pine Street NW', '1036 Pine Street NW'],
  ['2121 S Pine Rd Suite 108', '2121 S Pine Rd Suite 108'],
  ['12900 Pine Trail #4', '12900 Pine Trail #4'],
  ['1000 Bruxelles', '1000 | Bruxelles'],
  ['2738 Court', '2738 | Court'],
  ['12 Pine Street, Austin TX 78701', '12 Pine Street | 78701 | Austin'],
  ['12 Pine Street, Austin, TX 78701 US', '12 Pine Street | 78701 | Austin'],
  ['12 Pine Street, Austin, TX 78701 United States', '12 Pine Street | 78701 | Austin'],
  ['12 Pine Street, Toronto ON M5V 1A1 Canada', '12 Pine Street | M5V 1A1 | Toronto'],
  ['12 Pine Street, Leeds LS1 4AB UK', '12 Pine Street | LS1 4AB | Leeds'],
  ['12 Pine Street, Fitzroy VIC 3065 Australia', '12 Pine Street | 3065 | Fitzroy'],
  ['Via dei Pini, 3 - 10121 Torino (TO)', 'Via dei Pini, 3 | 10121 | Torino'],
  ['Via dei Pini, 3/a – 10121 Torino (TO), Italia', 'Via dei Pini, 3/a | 10121 | Torino'],
  ['Calle Pino, 3 - 28001 Madrid', 'Calle Pino, 3 | 28001 | Madrid'],
  ['Rua dos Pinheiros, 3 - 1000-001 Lisboa', 'Rua dos Pinheiros, 3 | 1000-001 | Lisboa'],
  ['Rue des Pins, 12 - 1000 Bruxelles', 'Rue des Pins, 12 | 1000 | Bruxelles'],
  ['12 Pine St Minneapolis MN 55401', '12 Pine St | 55401 | Minneapolis'],
  ['12 Pine Ave NW Washington DC 20001', '12 Pine Ave NW | 20001 | Washington'],
  ['100 St Charles Ave New Orleans LA 70130', '100 St Charles Ave | 70130 | New Orleans'],
  ['12 Main St St Paul MN 55101', '12 Main St | 55101 | St Paul'],
  ['350 5th Avenue New York NY 10118', '350 5th Avenue | 10118 | New York'],
  ['10 Pine Street Leeds LS1 4AB UK', '10 Pine Street | LS1 4AB | Leeds'],
  ['10 Pine Road Stoke-on-Trent ST1 4AB', '10 Pine Road | ST1 4AB | Stoke-on-Trent'],
  ['10 Pine Street North E6 2AB', '10 Pine Street North E6 2AB'],
  ['10 Pine Road Upper Pine London SE19 2AB', '10 Pine Road Upper Pine | SE19 2AB | London'],
  ['5 Avenue Rd Toronto ON M5R 2G3 Canada', '5 Avenue Rd | M5R 2G3 | Toronto'],
  ['12 Pine Street Fitzroy VIC 3065 Australia', '12 Pine Street | 3065 | Fitzroy'],
  ['12 Pine St, San Juan, PR 00901', '12 Pine St | 00901 | San Juan'],
  ['12 Pine St, San Juan PR 00901', '12 Pine St | 00901 | San Juan'],
  ['Via dei Pini 3, 43121 Parma PR', 'Via dei Pini 3 | 43121 | Parma'],
  ['Parc des Pins', 'Parc des Pins'],
  ['Hall 12345', 'Hall | 12345'],
  // As plug-ins of web sites write it: each part by itself.
  ['18 rue des Pins, Paris, 75006, France', '18 rue des Pins | 75006 | Paris'],
  ['18 rue des Pins, Paris, Île-de-France, 75006, France', '18 rue des Pins | 75006 | Paris'],
  ['8 quai des Pins, Grenoble, Isère, 38000, France', '8 quai des Pins | 38000 | Grenoble'],
  ['8 quai des Pins, Vienne, 38200, France', '8 quai des Pins | 38200 | Vienne'],
  ['Av. des Pins, 75006', 'Av. des Pins | 75006'],
  ['3 rue des Pins, Port-Louis, 56290', '3 rue des Pins | 56290 | Port-Louis'],
  ['3 rue des Pins, Centre-Ville, 31000', '3 rue des Pins, Centre-Ville | 31000'],
  ['12 Pine St, 33410 Palm Beach Gardens', '12 Pine St | 33410 | Palm Beach Gardens'],
  ['Pinienstr. 3, Dresden, Saxony, 01067', 'Pinienstr. 3 | 01067 | Dresden'],
  ['3 rue des Pins, Caen, Normandy, 14000', '3 rue des Pins | 14000 | Caen'],
  ['Pinienstr. 3, München, Bayern, 80331', 'Pinienstr. 3 | 80331 | München'],
  ['18 rue des Pins, 75006, Paris', '18 rue des Pins | 75006 | Paris'],
  ['Pinienstraße 190, 10999, Berlin, Deutschland', 'Pinienstraße 190 | 10999 | Berlin'],
  ['Bd des Pins 110, Bruxelles, 1000, Belgique', 'Bd des Pins 110 | 1000 | Bruxelles'],
  ['rue des Pins, 75006', 'rue des Pins | 75006'],
  ['18 rue des Pins - 69001 LYON', '18 rue des Pins | 69001 | LYON'],
  ['2, place des Pins - 75001 PARIS', '2, place des Pins | 75001 | PARIS'],
  ['Hall B, 2 place des Pins – 75001 Paris', 'Hall B, 2 place des Pins | 75001 | Paris'],
  ['Lyon', 'Lyon'],
  // The town first.
  ['1051 Budapest, Pine utca 3.', 'Pine utca 3. | 1051 | Budapest'],
  ['75002 Paris, 10 rue des Pins', '10 rue des Pins | 75002 | Paris'],
  ['75002 Paris, métro Sentier', '75002 | Paris'],
  ['35000', '35000'],
  ['12 rue des Pins, 1051', '12 rue des Pins, 1051'],
])('%s', (text, parts) => {
  expect(told(text)).toBe(parts)
})

test('a region tells the country', () => {
  const [french, american] = [
    '12 rue des Pins, Lyon, Auvergne-Rhône-Alpes, 69001',
    '12 Pine St, Austin, TX 78701',
  ]
  expect(readAddress(french, true)).toMatchObject({ city: 'Lyon', country: 'FR' })
  const department = readAddress('12 rue des Pins, Albi, Tarn, 81000', true)
  expect(department).toMatchObject({ city: 'Albi', country: 'FR' })
  expect(readAddress('Pinienweg 3, Köln, NRW, 50667', true)).toMatchObject({ country: 'DE' })
  expect(readAddress(american, true)).toMatchObject({ city: 'Austin', country: 'US' })
})

test.each([
  ['Pine Road 10, Mumbai 400049, India', '400049 | Mumbai | IN'],
  ['Pine Road 10, Mumbai, 400049, India', '400049 | Mumbai | IN'],
  ['Pine Road 10, PO Box 123456, Dubai', 'Dubai | ?'],
  ['Pine Road 10, Tel 123456, Dubai', 'Dubai | ?'],
  ['Calea Pinilor 10, 010061 București, România', '010061 | București | RO'],
  ['ул. Сосновая, 10, Москва, 101000, Россия', '101000 | Москва | RU'],
  ['Mäntytie 1, 00100 Helsinki, Suomi', '00100 | Helsinki | FI'],
  ['Rua das Flores 3, 1200-195 Lisboa, Portugal', '1200-195 | Lisboa | PT'],
  ['ul. Nowa 3, 00-950 Warszawa, Polska', '00-950 | Warszawa | PL'],
  ['Hornstulls strand 4, 117 39 Stockholm, Sverige', '117 39 | Stockholm | SE'],
  ['Vodičkova 36, 110 00 Praha 1', '110 00 | Praha 1 | ?'],
  ['Pinienstrasse 3, CH-8001 Zürich', '8001 | Zürich | CH'],
  ['Pinienstraße 3, D-10115 Berlin', '10115 | Berlin | DE'],
  ['rue des Pins 3, L-1740 Luxembourg', '1740 | Luxembourg | LU'],
  ['Via dei Pini 3, 20121 Milano (MI), Italia', '20121 | Milano | IT'],
  ['Via dei Pini 3, 20121 Milano MI, Italia', '20121 | Milano | IT'],
  ['Via dei Pini 3, 67100 L’Aquila AQ', '67100 | L’Aquila | ?'],
  ['3 RUE DES PINS, 31000 CASTEL AN, FRANCE', '31000 | CASTEL AN | FR'],
  ['59 rue des Pins, Montréal, QC H2X 1K5, Canada', 'H2X 1K5 | Montréal | CA'],
  ['59 rue des Pins, Montréal, QC, H2X 1K5', 'H2X 1K5 | Montréal | CA'],
  ['59 rue des Pins, Montréal (Québec) H2X 1K5', 'H2X 1K5 | Montréal | CA'],
  ['59 Pine St, Toronto, ON M5V 2T6', 'M5V 2T6 | Toronto | CA'],
  ['118-132 Pine Rd, Newtown NSW 2042', '2042 | Newtown | AU'],
  ['58-59 Pine St, Dublin 8, D08 W3CK', 'D08 W3CK | Dublin 8 | IE'],
  ['Praça dos Pinheiros 82, São Paulo - SP, 01501-040', '01501-040 | São Paulo | BR'],
  ['Av. dos Pinheiros, 5 - São Paulo - SP, 01310-100', '01310-100 | São Paulo | BR'],
  ['3-16-6 Higashi, Tokyo 150-0011', '150-0011 | Tokyo | JP'],
  ['3 Pine Street, LS1 4AB Leeds', 'LS1 4AB | Leeds | GB'],
  ['岡崎76, 604-8024 京都', '604-8024 | 京都 | ?'],
  ['〒150-0099 東京都渋谷区松町3-1', '150-0099 | 東京 | JP'],
  ['日本、〒５３０-００９９ 大阪府大阪市北区松町３丁目', '530-0099 | 大阪市 | JP'],
  ['三重県四日市市松町3', '四日市市 | JP'],
  ['Pine iela 12, Rīga, LV-1010', 'LV-1010 | Rīga | LV'],
  ['Pine pr. 9, LT-01103 Vilnius', 'LT-01103 | Vilnius | LT'],
  ['Pine utca 3, H-1052 Budapest', '1052 | Budapest | HU'],
  ['Av. Pinos 10, C1042AAB CABA', 'C1042AAB | CABA | AR'],
  ['12 Pine Street, Valletta VLT 1112', 'VLT 1112 | Valletta | MT'],
  ['12 Pine St, Sydney NSW 2000', '2000 | Sydney | AU'],
  ['Av. Pinos 10, Col. Centro, C.P. 06000, Puebla, México', '06000 | Puebla | MX'],
  ['Av. Pinos 10, Puebla, CP 72000, México', '72000 | Puebla | MX'],
  ['Av. Pinos 10, Guadalajara, Jalisco, México', 'Guadalajara | MX'],
  ['Av. Pinos 10, Guadalajara, Jal., México', 'Guadalajara | MX'],
  ['Av. Pinos 10, Ñuñoa, Región Metropolitana, Chile', 'Ñuñoa | CL'],
  ['Rua dos Pinheiros, 47, Rio de Janeiro - RJ', 'Rio de Janeiro | BR'],
  ['Rua dos Pinheiros, 47, Ouro Preto/MG, CEP 35400-000', '35400-000 | Ouro Preto | BR'],
  ['Via dei Pini, 3, Torino - TO', 'Torino - TO | ?'],
  ['10 Pine Avenue, Singapore (018956)', '018956 | Singapore | ?'],
  ['Pine Cad. No:3, Beyoğlu/İstanbul', 'İstanbul | ?'],
  ['Pine Cad. No:3, 34433 Beyoğlu/İstanbul', '34433 | İstanbul | ?'],
  ['Pine Cad. No:3, 34433 Beyoğlu, İstanbul, Türkiye', '34433 | İstanbul | TR'],
  ['Main Street, Ballina, Co. Mayo', 'Ballina | IE'],
  ['Main Street, Omagh, County Tyrone', 'Omagh | GB'],
  ['12 Pine St, Austin TX', 'Austin | US'],
  ['12 Pine St, Smallville KS', 'Smallville | US'],
  ['12 VIA ROMA, VARESE VA', 'VARESE VA | ?'],
  ['Pinienstr. 12 · 10969 Berlin', '10969 | Berlin | ?'],
  ['Pinienstr. 12 | 8001 Zürich', '8001 | Zürich | ?'],
  ['3 rue des Pins - 31000 Toulouse - France', '31000 | Toulouse | FR'],
])('%s is of its country', (text, expected) => {
  const { postalCode, city, country } = readAddress(text, true)
  expect([postalCode, city, country ?? '?'].filter((part) => part !== null).join(' | ')).toBe(
    expected,
  )
})

test('an address in Japanese has its parts from the large to the small', () => {
  expect(readAddress('松ホール 〒150-0099 東京都渋谷区松町３-１ 松ビル2F', false)).toEqual({
    name: '松ホール',
    street: '渋谷区松町3-1 松ビル2F',
    postalCode: '150-0099',
    city: '東京',
    region: '東京都',
    country: 'JP',
  })
  expect(readAddress('東京都松美術館 東京都渋谷区松町3-1 TEL 03-1234-5678', false)).toMatchObject({
    name: '東京都松美術館',
    postalCode: null,
    city: '東京',
  })
  expect(readAddress('京都府京都市左京区松町3', true)).toMatchObject({
    city: '京都市',
    street: '左京区松町3',
  })
})

test.each<[string, string | null, string]>([
  ['Milano (MI)', null, 'Milano'],
  ['Milano MI', 'IT', 'Milano'],
  ['Milano MI', null, 'Milano MI'],
  ['MILANO MI', 'IT', 'MILANO MI'],
  ['Tours (37)', 'FR', 'Tours'],
  ['PARIS CEDEX 12', null, 'PARIS'],
  ['Frankfurt (Oder)', 'DE', 'Frankfurt (Oder)'],
])('the town %s in %s is %s', (text, country, city) => {
  expect(readCity(text, country).city).toBe(city)
})

test.each<[string, string | null, string | null]>([
  ['PARIS 19', 'PARIS', '75019'],
  ['Paris 3e', 'Paris', '75003'],
  ['Lyon 3ème arrondissement', 'Lyon', '69003'],
  ['75019 Paris 19', 'Paris', '75019'],
  ['London W1D 4HS', 'London', 'W1D 4HS'],
  ['Paris 21', 'Paris 21', null],
  ['Praha 1', 'Praha 1', null],
])('the quarter %s is in %s, %s', (text, city, postalCode) => {
  expect(readCity(text)).toEqual({ city, postalCode })
})

test.each<[string, string | null, string, string | null]>([
  ['Pinienweg 1b, 4057', 'CH', 'Pinienweg 1b', '4057'],
  ['Pinienweg 1b, 4057', 'DE', 'Pinienweg 1b, 4057', null],
  ['Pinienweg 1b, 4057', null, 'Pinienweg 1b, 4057', null],
  ['12 rue des Pins, 75011', 'FR', '12 rue des Pins', '75011'],
])('the street %s in %s', (text, country, street, postalCode) => {
  expect(streetAndCode(text, country)).toEqual({ street, postalCode })
})

test.each<[string, string | null, string, string | null]>([
  ['Austin, TX', null, 'Austin', 'TX'],
  ['Austin, TX', 'US', 'Austin', 'TX'],
  ['Austin, TX, USA', 'US', 'Austin', 'TX'],
  ['Toronto, ON', 'CA', 'Toronto', 'ON'],
  ['Toronto, ON', null, 'Toronto', 'ON'],
  ['Eindhoven, NB', null, 'Eindhoven, NB', null],
  ['Monza, MI', 'IT', 'Monza', null],
  ['Vega, XX', null, 'Vega, XX', null],
])('the town and the state of %s in %s', (text, country, city, state) => {
  expect(readCity(text, country).city).toBe(city)
  expect(stateInCity(text, country)).toBe(state)
})

test.each<[string, string | null, string, string | null]>([
  ['Rennes 35000', 'FR', 'Rennes', '35000'],
  ['Rennes (35000)', 'FR', 'Rennes', '35000'],
  ['Wien 1010', 'AT', 'Wien', '1010'],
  ['Wellington 6011', 'NZ', 'Wellington', '6011'],
  ['Rennes 35000', null, 'Rennes 35000', null],
  ['1010 Wien', 'AT', 'Wien', '1010'],
  ['1010 Wien', null, '1010 Wien', null],
  ['CH-8001 Zürich', null, 'Zürich', '8001'],
  ['1012 LG Amsterdam', null, 'Amsterdam', '1012 LG'],
  ['00-950 Warszawa', null, 'Warszawa', '00-950'],
  ['111 43 Stockholm', 'SE', 'Stockholm', '111 43'],
  ['1100-053 Lisboa', null, 'Lisboa', '1100-053'],
  ['101 Reykjavík', 'IS', 'Reykjavík', '101'],
  ['Athens 105 63', 'GR', 'Athens', '105 63'],
  ['Bangkok 10500', 'TH', 'Bangkok', '10500'],
  ['Bath, Somerset', 'GB', 'Bath', null],
  ['Rio de Janeiro/RJ', 'BR', 'Rio de Janeiro', null],
  ['Recife - PE', 'CA', 'Recife - PE', null],
  ['Praha 1', 'CZ', 'Praha 1', null],
])('the town and its code in %s of %s', (text, country, city, postalCode) => {
  expect(readCity(text, country)).toEqual({ city, postalCode })
})

test.each<[string, string | null, string]>([
  ['35000.0', 'FR', '35000'],
  ['1000.0', 'FR', '01000'],
  ['35 000', 'FR', '35000'],
  ['111 51', 'SE', '111 51'],
  ['F-35000', 'FR', '35000'],
])('the code %s in %s is %s', (given, country, code) => {
  expect(readPostalCode(given, country)).toBe(code)
})
