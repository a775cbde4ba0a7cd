import { expect, test } from 'vitest'
import { freeByKeyword, priceInText } from './price-in-text.ts'

test.each([
  [
    'Un concert.\n\nEntrée : 15 €, Tarif réduit : 10 €\n\nPlus',
    'Entrée : 15 €, Tarif réduit : 10 €',
  ],
  ['Entrée : 5 €\nTarif réduit : 3 € \nBar', 'Entrée : 5 €; Tarif réduit : 3 €'],
  ['<p>Loutres</p><ul><li>Tarif : 7,50€</li></ul>', 'Tarif : 7,50€'],
  ['Pricing\n\nTickets: $8\n\nOrder Form', 'Tickets: $8'],
  [
    'General Admission Tickets:\nAdults: $35\nSeniors/Students: $30\nMembers: $28\nGroups of 6 or more – $28/person',
    'Adults: $35; Seniors/Students: $30; Members: $28',
  ],
  ['Eintritt: 12 € / 8 €', 'Eintritt: 12 € / 8 €'],
  ['Doors 7pm / Show 8pm\n$15 adv / $20 dos', '$15 adv / $20 dos'],
  ['Tickets: £10 adv / £12 on the door', 'Tickets: £10 adv / £12 on the door'],
  ['12 € VVK / 15 € AK', '12 € VVK / 15 € AK'],
  ['Entry £5', 'Entry £5'],
  ['PAF : 6 €', 'PAF : 6 €'],
  ['- Entrée libre, réservation au guichet', 'Entrée libre'],
  ['Free admission', 'Free admission'],
  ['Un beau concert. Tarif : 12 € / 8 €. Réservation conseillée.', 'Tarif : 12 € / 8 €.'],
  ['Tarif plein 12 €, réduit 8 €', 'Tarif plein 12 €, réduit 8 €'],
  ['Tarifs : 12 € (plein), 8 € (réduit)', 'Tarifs : 12 € (plein), 8 € (réduit)'],
  ['Adultes : 12 €, moins de 12 ans : 5 €', 'Adultes : 12 €, moins de 12 ans : 5 €'],
  ['A fine night. Tickets are £12. Doors at 7.', 'Tickets are £12.'],
  ["L'entrée est à 5 €.", "L'entrée est à 5 €."],
  ['Prix : 10 €', 'Prix : 10 €'],
  ['Ein Konzert. Eintritt 12 €, ermäßigt 8 €. Einlass 19 Uhr.', 'Eintritt 12 €, ermäßigt 8 €.'],
  ['VVK: 12 €, AK: 15 €', 'VVK: 12 €, AK: 15 €'],
  ['Un concierto. Precio: 12 €. Aforo limitado.', 'Precio: 12 €.'],
  ['Biglietto: 12 €, ridotto 8 €', 'Biglietto: 12 €, ridotto 8 €'],
  ['Um concerto. Entrada livre.', 'Entrada livre'],
  ['Kaarten: €12', 'Kaarten: €12'],
  ['Cover: $10', 'Cover: $10'],
  ['Cover charge is $10', 'Cover charge is $10'],
  ['Fête de la bière. Entrée : 5 €', 'Entrée : 5 €'],
  ['Menu du bar sur place. Un concert de jazz. Entrée libre.', 'Entrée libre'],
])('%j tells %j', (text, price) => {
  expect(priceInText(text)).toBe(price)
})

test.each([
  'Le livre est en souscription au prix de 10 € (au lieu de 13 €).',
  'Entrée : 20 € de crédit offerts à chaque nouvel adhérent',
  'Tickets: $8 in advance, or at the door for whatever you like',
  'Adhésion : 10 €',
  'Menu : 15 €',
  'Series Subscription:\n$349 – $553',
  'Win a prize: $1,000',
  'Entrée libre pour les enfants',
  'Entrée gratuite sur présentation du billet',
  'Free entry before 11pm',
  'Le club est ouvert et l’entrée libre',
  'Tickets: https://vega.example/8',
  'Entrée, plat et dessert : 25 €',
  'Restauration : menu du soir. Tarif : 12 €.',
  'Prix du jury : 500 €',
  'Prix du public : 300 €.',
  'Un billet de 50 € sera offert.',
  'Tickets 10 € de réduction',
  'Le livre coûte 12 €.',
  'Places : 200',
  'Entrée 5 €, bière 2 €',
  'Eintritt 5 €, Bier 2 €',
  'Entrée chaude : 8 €',
  'Tarif buvette : 2 €',
  'Ticket tombola : 2 €',
  'Tickets for the raffle: £1',
  'Billet de train : 15 €',
  'Cover band of the year, 10 €',
  'Cost of production: 15 €',
  'Kosten für Material: 5 €',
  'Preise im Wert von 500 €',
  'Tarif annuel : 200 €',
  'Tarifs exposants : 3 €',
  'Tarif : voir la page',
  'Entrada libre hasta las 23h',
  '',
])('%j tells nothing of entry', (text) => {
  expect(priceInText(text)).toBeUndefined()
})

test.each<[readonly string[], string, string | undefined]>([
  [['concert', 'gratuit'], 'Un concert de loutres.', '0'],
  [['Entrée libre'], '', '0'],
  [['gratuit'], 'Concert en entrée libre (prix au chapeau)', undefined],
  [['gratuit'], 'Entrée : 5 €, gratuit pour les enfants', undefined],
  [['gratuit pour les enfants'], 'Un concert', undefined],
  [['concert', 'libre pensée'], 'Un concert', undefined],
])('the keywords %j beside %j tell the price %s', (keywords, text, price) => {
  expect(freeByKeyword(keywords, text)).toBe(price)
})
