import { describe, expect, test } from 'vitest'
import { readPhone, readSite } from './contacts.ts'
import { readOrganizer } from './organizer.ts'

describe('a telephone', () => {
  test.each<[string | number, string | null, string | null]>([
    ['01 99 00 12 34', 'FR', '+33199001234'],
    ['+33 1 99 00 12 34', null, '+33199001234'],
    ['+33 (0)1.99.00.12.34', 'DE', '+33199001234'],
    ['+33 01 99 00 12 34', null, '+33199001234'],
    ['0033 199001234', 'BE', '+33199001234'],
    ['Tél. : 01-99-00-12-34 (réservation)', 'FR', '+33199001234'],
    ['01 99 00 12 34 / 06 99 00 12 34', 'FR', '+33199001234'],
    ['030/990 123-45', 'DE', '+493099012345'],
    ['(212) 555-0123', 'US', '+12125550123'],
    ['1-212-555-0123', 'US', '+12125550123'],
    ['020 7946 0123', 'GB', '+442079460123'],
    ['06 9900 1234', 'IT', '+390699001234'],
    [199001234, 'FR', '+33199001234'],
    ['33199001234', 'FR', '+33199001234'],
    // Where no nought is dialled at home, one after the country's code is part of the number.
    ['+39 06 9900 1234', null, '+390699001234'],
    ['+49 (0) 30 990 12345', null, '+493099012345'],
    ['+34 0 12 34 56 78', null, '+34012345678'],
    ['39069900123', 'IT', '+3939069900123'],
    // Nobody says whose country.
    ['01 99 00 12 34', null, null],
    ['01 99 00 12 34', 'ZZ', null],
    // Sellers' numbers.
    ['0 892 68 36 22', 'FR', null],
    ['+1 800 555 0123', null, null],
    ['555-010-0000', 'US', null],
    ['0800 123456', 'NL', null],
    ['0800 12345', 'BE', null],
    ['900 123 456', 'ES', null],
    ['800 123456', 'IT', null],
    ['0800 123 456', 'CH', null],
    ['0810 123456', 'AT', null],
    ['0845 123 4567', 'GB', null],
    ['0333 123 4567', 'GB', null],
    ['0909 123 4567', 'GB', null],
    ['0180 6 123456', 'DE', null],
    ['17', 'FR', null],
    ['12345678901234567890', 'FR', null],
    ['call us', 'FR', null],
    ['', 'FR', null],
  ])('%s in %s is %s', (text, country, phone) => {
    expect(readPhone(text, country)).toBe(phone)
  })
})

describe('a site', () => {
  test.each<[string, string | null]>([
    ['https://www.vega.example/agenda?x=1', 'vega.example'],
    ['http://VEGA.example', 'vega.example'],
    ['www.vega.example', 'vega.example'],
    ['vega.example/agenda', 'vega.example'],
    ['https://m.vega.example/', 'vega.example'],
    ['https://billetterie.vega.example/', 'billetterie.vega.example'],
    ['https://fr-fr.facebook.com/Salle.Vega/?ref=page', 'facebook.com/salle.vega'],
    ['https://www.facebook.com/profile.php?id=1234', 'facebook.com/profile.php?id=1234'],
    ['https://www.facebook.com/profile.php', null],
    ['https://www.instagram.com/sallevega/', 'instagram.com/sallevega'],
    ['https://www.paris.fr/lieux/salle-vega-12', 'paris.fr/lieux/salle-vega-12'],
    ['https://www.ville-boreal.fr/', null],
    ['https://www.ville-boreal.fr/salle-vega', 'ville-boreal.fr/salle-vega'],
    ['https://www.boreal-tourisme.com/agenda', 'boreal-tourisme.com/agenda'],
    ['https://www.ticketmaster.fr', null],
    ['mailto:vega@vega.example', null],
    ['http://127.0.0.1/', null],
    ['javascript:alert(1)', null],
    ['no site', null],
  ])('%s is of %s', (address, site) => {
    expect(readSite(address)).toBe(site)
  })
})

describe('an organiser', () => {
  const rules = { repair: false, markup: 'auto' } as const
  test.each<[string, unknown, unknown]>([
    ['a name', 'Loutres &amp; Cie', { name: 'Loutres & Cie', site: null, licences: [] }],
    [
      'all of it',
      {
        name: 'Loutres & Cie',
        url: 'https://www.loutres.example/x',
        licence: 'Licences PLATESV-R-2021-012345 / L-D-21-6789',
      },
      {
        name: 'Loutres & Cie',
        site: 'loutres.example',
        licences: ['LD216789', 'PLATESVR2021012345'],
      },
    ],
    ['numbers', { licence: [1012345] }, { name: null, site: null, licences: ['1012345'] }],
    ['the first of several', ['A B', 'C D'], { name: 'A B', site: null, licences: [] }],
    ['a mail address for a name', { name: 'a@b.example' }, null],
    ['a category for a licence', { licence: 'cat. 2' }, null],
    ['nothing', null, null],
    ['an empty object', {}, null],
  ])('%s', (_, value, organizer) => {
    expect(readOrganizer(value, rules)).toEqual(organizer)
  })
})
