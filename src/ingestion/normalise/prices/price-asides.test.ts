import { describe, expect, test } from 'vitest'
import { readPrice } from './money.ts'
import { RULES, told } from '../../../../tests/support/price-told.ts'

describe('what else stands in a text of prices', () => {
  test.each<[string, string]>([
    // Whom it is for, and when.
    ['5 € (dès 6 ans)', '5 EUR'],
    ['Gratuit – tout public à partir de 5 ans', '0'],
    ['Tarif unique 5 €, en vente dès le 1er mars', '5 EUR'],
    ['12 €, à partir de 18h', '12 EUR'],
    ['10 € (minimum 2 personnes)', '10 EUR'],
    ['dès 12 €', '12~ EUR'],
    ['à partir de 8 €', '8~ EUR'],
    // Free for some, told first.
    ['Gratuit pour les moins de 18 ans, 5 € pour les autres', '5 EUR'],
    ['Gratuit pour les adhérents / 8 € non-adhérents', '8 EUR'],
    ['Gratuit jusqu’à 12 ans, 6 € au-delà', '6 EUR'],
    ['Gratuit avec le billet du musée (8 €)', '8 EUR'],
    ['Gratuit le dimanche, 5 € les autres jours', '0/5 EUR'],
    // Members, exhibitors, those who come all year.
    ['Adhésion à l’association : 15 €, entrée gratuite', '0 EUR'],
    ['Adhésion : 15 €', '15 EUR'],
    ['Emplacement exposants : 3 € le mètre. Entrée gratuite', '0 EUR'],
    ['Exposants 2,50 € le ml – entrée libre', '0 EUR'],
    ['Gratuit visiteurs, 10 € exposants', '0 EUR'],
    ['15 € la séance, 120 € l’année', '15 EUR'],
    ['180 € l’année', '180 EUR'],
    ['1 € reversé à la recherche pour chaque entrée à 10 €', '10 EUR'],
  ])('%s', (text, expected) => {
    expect(told(text)).toBe(expected)
  })

  test('what is free on showing something is free for some', () => {
    expect(readPrice('Gratuit sur présentation du billet', RULES)).toMatchObject({ low: null })
  })
})

describe('addresses in a price', () => {
  test.each<[string, string]>([
    ['https://www.loutres.example/billetterie.fr', 'null'],
    ['https://loutres.example/e/12', 'null'],
    ['Billetterie : www.loutres.example/2027/05', 'null'],
    ['Infos sur contact@loutres.fr', 'null !'],
    ['12 € sur loutres.fr/e/20', '12 EUR'],
    ['Gratuit, https://loutres.fr', '0'],
    ['10 € (loutres.com)', '10 EUR'],
    ['12 CHF, loutres.ch', '12 CHF'],
  ])('%s is %s', (text, price) => {
    expect(told(text)).toBe(price)
  })
})
