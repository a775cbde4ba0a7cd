import { expect, test } from 'vitest'
import { priceInText } from './price-in-text.ts'

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
  ['- Entrée libre, réservation au guichet', 'Entrée libre'],
  ['Free admission', 'Free admission'],
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
  '',
])('%j tells nothing of entry', (text) => {
  expect(priceInText(text)).toBeUndefined()
})
