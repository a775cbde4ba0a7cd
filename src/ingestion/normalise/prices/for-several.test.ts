import { describe, expect, test } from 'vitest'
import { readPrice } from './money.ts'
import { RULES, told } from '../../../../tests/support/price-told.ts'

describe('what several people pay together', () => {
  test.each<[string, string]>([
    ['20 € pour 2 personnes', '10 EUR'],
    ['20€ / 2 pers.', '10 EUR'],
    ['20 € (2 personnes)', '10 EUR'],
    ['20 € les 2 personnes', '10 EUR'],
    ['30 € pour deux', '15 EUR'],
    ['£40 for two', '20 GBP'],
    ['60 € für 2 Personen', '30 EUR'],
    ['50 € para 2 personas', '25 EUR'],
    ['25 € pour 2 personnes', '12.5 EUR'],
    ['10 € pour 3 personnes', '3.33 EUR'],
    ['€40 per couple', '20 EUR'],
    ['40 € le couple', '20 EUR'],
    ['40 €/couple', '20 EUR'],
    ['Couple : 35 €', '17.5 EUR'],
    ['50 € pro Paar', '25 EUR'],
    ['50 € por pareja', '25 EUR'],
    ['50 € a coppia', '25 EUR'],
    ['50 zł / para', '25 PLN'],
    ['2 for £30', '15 GBP'],
    ['2 tickets for £30', '15 GBP'],
    ['2 places pour 30 €', '15 EUR'],
    ['2 Karten für 30 €', '15 EUR'],
    ['Tisch für 4: 120 €', '30 EUR'],
    ['table of 10 $500', '50 '],
    ['Table de 6 : 90 €', '15 EUR'],
    ['Table 6 personnes : 90 €', '15 EUR'],
    ['de 30 à 40 € pour 2 personnes', '15/20 EUR'],
    ['20 € pour 2 personnes, 30 € pour 4 personnes', '7.5/10 EUR'],
    ['20 €/2 pers. 36 €/4 pers.', '9/10 EUR'],
    ['24 € par équipe de 4', '6 EUR'],
    ['30/40 € pour 2 personnes', '15/20 EUR'],
  ])('%s: their share is %s', (text, expected) => {
    expect(told(text).replace('null ', '')).toBe(expected)
  })

  test.each<[string, string]>([
    ['12 €, 20 € pour 2 personnes', '12 EUR'],
    ['12 € / couple 20 €', '12 EUR'],
    ['£20 or 2 for £30', '20 GBP'],
    ['10 € / 2 personnes : 18 €', '10 EUR'],
    ['10 € / 2 adultes 18 €', '10 EUR'],
    ['£10, 2 adults £18', '10 GBP'],
    ['10 € / 18 € pour 2 personnes', '10 EUR'],
    ['10 € / 20 € pour 2', '10 EUR'],
    ['£10 / £4 for 12', '10 GBP'],
    ['10 € / 4 € pour 12', '10 EUR'],
    ['Individual $60, table of 10 $500', '60 '],
    ['Solo 15 €, 25 € en couple', '15/25 EUR'],
    ['Entrée libre, table de 4 : 40 €', '0'],
  ])('%s: what one pays is %s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  test.each([
    '40 € par famille',
    '40 €/famille',
    '$40 per car',
    '120 € la table',
    '20 € pour 2 adultes et 2 enfants',
    '80 € par équipe',
    '200 € par groupe de 30 personnes',
    '4 € pour 12',
    '£60 for 12',
    '2 for 1',
    '2 places pour une',
    'zwei Karten für eins',
  ])('%s: nobody knows what one pays', (text) => {
    expect(readPrice(text, RULES)).toMatchObject({
      low: null,
      high: null,
      warning: `price ${JSON.stringify(text)} is for several people`,
    })
  })

  test.each<[string, string]>([
    ['20 € par personne', '20 EUR'],
    ['20 € / pers.', '20 EUR'],
    ['20 € / par personne', '20 EUR'],
    ['20 € pour 1 personne', '20 EUR'],
    ['Table de 4 : 30 € par personne', '30 EUR'],
    ['2 for £30 each', '30 GBP'],
    ['8 € pour 10 personnes et plus', '8 EUR'],
    ['Groupe (10 personnes) : 8 €', '8 EUR'],
    ['12 € for 2 hours', '12 EUR'],
    ['12 € pour 2 spectacles', '12 EUR'],
    ['20 € para mayores', '20 EUR'],
    ['under 12 for £5', '5 GBP'],
    ['1 for £5', '5 GBP'],
    ['24.04 for £5', '5 GBP'],
    ['8 € pour 50 personnes', '8 EUR'],
    ['12 € pour les personnes de moins de 26 ans', '12 EUR'],
    ['Table 4: 120 €', '120 EUR'],
    ['15 € / 20 € / 40 €', '15/40 EUR'],
    ['15 € (12 personnes maximum)', '15 EUR'],
    ['25 € (10 Personen maximal)', '25 EUR'],
    ['15 € (8 people only)', '15 EUR'],
    ['30 € pour 2 personnes minimum', '30 EUR'],
    ['7 € pour 10 personnes minimum', '7 EUR'],
    ['7 € for 10 or more people', '7 EUR'],
    ['7 € pour 5 personnes et +', '7~ EUR'],
    ['60 € (8 personnes)', '60 EUR'],
    ['15 € (4 personnes par séance)', '15 EUR'],
    ['12 € / famille 30 €', '12/30 EUR'],
    ['12 € / réduit 8 € / groupe 6 €', '6/12 EUR'],
  ])('is not %s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })
})
