import { describe, expect, test } from 'vitest'
import { readOffers } from './offers.ts'
import { soleTariff, tariffsIn } from './tariffs.ts'

describe('a price text of several tariffs', () => {
  test.each<[string, string]>([
    ['Entrée : 5 € Tarif réduit : 3 €', 'Entrée 5 € | Tarif réduit 3 €'],
    ['Entrée : 5 €Tarif réduit : 3 €', 'Entrée 5 € | Tarif réduit 3 €'],
    ['Entrée 12 E / TR 10 E', 'Entrée 12 € | TR 10 €'],
    ['12,- € / erm. 8,- €', ' 12,- € | erm 8,- €'],
    ['Plein tarif 18 € - réduit 12 € (- de 26 ans)', 'Plein tarif 18 € | réduit 12 €'],
    [
      '13€ (10€ pour étudiants et demandeurs d’emploi)',
      ' 13€ | pour étudiants et demandeurs d’emploi 10€',
    ],
    ['12 € adultes, 8 € enfants. Groupes : 6 €', 'adultes 12 € | enfants 8 € |  6 €'],
    ['5 €, Tarif réduit : 3 €', ' 5 € | Tarif réduit 3 €'],
    ['3€ / 1€ tarif réduit // Une boisson offerte', ' 3€ | tarif réduit 1€'],
    [
      '4 euros étudiants et retraités, 6 euros les adultes',
      'étudiants et retraités 4 euros | les adultes 6 euros',
    ],
    ['Entrée :  10 € Étudiants / Membres :  7 €', 'Entrée 10 € | Étudiants / Membres 7 €'],
    [
      'Plein Tarif : 16€ ; Tarif Réduit (-26 ans, +60 ans) : 12€ ; Groupes de 10 personnes : 7.50€ /personne. Pass 6 places : 45€ (pour 2018)',
      'Plein Tarif 16€ | Tarif Réduit (-26 ans, +60 ans) 12€ | Groupes de 10 personnes 7.50€ | Pass 6 places 45€',
    ],
    ['Tarif plein 8 € 16 juin, réduit 5 €', 'Tarif plein 8 € | 16 juin, réduit 5 €'],
    ['10€ (com desconto 8€)', ' 10€ | com desconto 8€'],
    ['€15 (leden €12)', ' €15 | leden €12'],
    ['10 € (réduit 8 €)', ' 10 € | réduit 8 €'],
    ['10€, tarif réduit 8€', ' 10€ | tarif réduit 8€'],
    ['15 € (adhérents 12 €, enfants 5 €)', ' 15 € | adhérents 12 € | enfants 5 €'],
    ['8 € réduit / 10 €', 'réduit 8 € |  10 €'],
    ['12,50 € / 8 € (réduit)', ' 12,50 € | réduit 8 €'],
    ['from £15.50 (£13.50 concs)', ' £15.50 | concs £13.50'],
    ['Normal 12 € statt 15 €, ermäßigt 8 €', 'Normal 12 € | statt 15 €, ermäßigt 8 €'],
    ['15€50 plein, 8 € 50 réduit', 'plein 15€50 | réduit 8 € 50'],
    [
      'Entrée : 20 € / Tarif réduit : 17 €. Prévente au magasin, 13h-19h.',
      'Entrée 20 € | Tarif réduit 17 €',
    ],
    ['Tarif : 7 euros (5 euros pour les étudiants)', 'Tarif 7 euros | pour les étudiants 5 euros'],
    ['Entrée 10 €, 8 € étudiants, 5 € enfants', 'Entrée 10 € | étudiants 8 € | enfants 5 €'],
    ['Plein : 12 € / 10 € Réduit : 8 €', 'Plein 12 € |  10 € | Réduit 8 €'],
    ['Plein : 12 € | Réduit : 8 €', 'Plein 12 € | Réduit 8 €'],
    ['Tarif : 15 € (VIP) / 10 €', 'VIP 15 € |  10 €'],
    ['Tickets: $95 (V.I.P.)/$45/$35, Meal: $20', 'V.I.P. $95 |  $45 |  $35 | Meal $20'],
    ['Entrée : 15 € (sur place), étudiants : 10 €', 'Entrée 15 € | étudiants 10 €'],
    ['Entrée : 15 € (étudiants 10 €), groupes : 8 €', 'Entrée 15 € | étudiants 10 € | groupes 8 €'],
    ['12 EUR la soirée, pass 3 soirs 30 EUR', 'la soirée 12 EUR | pass 3 soirs 30 EUR'],
    ['12 € la soirée / pass 3 jours : 30 €', 'la soirée 12 € | pass 3 jours 30 €'],
    ['12 € adultes, enfants 8 €', 'adultes 12 € | enfants 8 €'],
    ['Tagesticket 20 €, Festivalpass 50 €', 'Tagesticket 20 € | Festivalpass 50 €'],
    ['Day ticket £20, weekend pass £45', 'Day ticket £20 | weekend pass £45'],
    ['22 €, - 26 ans 12 €', ' 22 € | 26 ans 12 €'],
    ['5 € + adhésion annuelle 10 €', ' 5 € | adhésion annuelle 10 €'],
    ['Forfait 2 jours : 30 € ; 1 jour : 18 €', 'Forfait 2 jours 30 € | 1 jour 18 €'],
  ])('%s', (text, tariffs) => {
    const told = tariffsIn(text)
      ?.map(({ name, price }) => `${name} ${price}`)
      .join(' | ')
    expect(told).toBe(tariffs)
  })

  test.each([
    'Entrée libre',
    '10 €',
    '3/5 €',
    '3 € - 5 €',
    'De 6 à 25 €',
    '6€ en préventes / 8€ sur place',
    'au 08 92 05 00 50 (0,35€/min), tarif réduit 5 €',
  ])('%s is none', (text) => {
    expect(tariffsIn(text)).toBeNull()
  })

  test.each([
    ['Tarif adhérent : 5 €', 'Tarif adhérent'],
    ['Members £5', 'Members'],
    ['Mitglieder 5 €', 'Mitglieder'],
    ['5 € réduit', 'réduit'],
    ['12 €', null],
    ['Tarif unique : 5 €', null],
    ['5 €, gratuit pour les adhérents', null],
    ['Soirée étudiante 5 €', null],
  ])('%s alone is of nobody else', (text, name) => {
    expect(soleTariff(text)?.name ?? null).toBe(name)
  })

  test('of a meal and of children is that of the meal', () => {
    expect(tariffsIn('Repas 25 €, enfant 12 €')?.map(({ kind }) => kind)).toEqual([
      'admission',
      undefined,
    ])
    expect(tariffsIn('Entrée 8 €, repas 25 €')?.map(({ kind }) => kind)).toEqual([
      undefined,
      undefined,
    ])
  })

  test('gives an offer each, of its own kind, so that the least is no concession', () => {
    const rules = {
      text: { repair: false, markup: 'auto' },
      decimal: null,
      cents: false,
      feesIncluded: false,
      country: 'FR',
      currency: null,
      instantOf: () => null,
    } as const
    const price = 'Entrée : 10 €, TR 6 €'
    expect(readOffers([{ price, availability: 'available' }], rules, () => {})).toMatchObject([
      { name: 'Entrée', kind: 'admission', price: 10, currency: 'EUR', availability: 'available' },
      { name: 'TR', kind: 'concession', price: 6, currency: 'EUR', availability: 'available' },
    ])
    expect(readOffers([{ name: 'Tout', price }], rules, () => {})).toMatchObject([
      { name: 'Tout', price: 6, priceMax: 10 },
    ])
  })
})
