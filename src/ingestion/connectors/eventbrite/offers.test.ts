import { expect, test } from 'vitest'
import { ticketsOf } from './offers.ts'

const usd = (major_value: string) => ({ currency: 'USD', major_value })
const STANDARD = {
  name: 'Standard',
  cost: usd('20.00'),
  fee: usd('2.50'),
  on_sale_status: 'AVAILABLE',
  sales_start: '2026-10-01T14:00:00Z',
}

test.each<[string, object, object]>([
  [
    'classes, with what is to be paid on top',
    { ticket_classes: [STANDARD, { ...STANDARD, name: 'Staff', hidden: true }] },
    {
      offers: [
        {
          name: 'Standard',
          price: '20.00',
          fees: '2.50',
          currency: 'USD',
          availability: 'available',
          validFrom: '2026-10-01T14:00:00Z',
        },
      ],
    },
  ],
  [
    'a class whose fee is in its price',
    { ticket_classes: [{ ...STANDARD, include_fee: true, sales_start: null }] },
    {
      offers: [{ name: 'Standard', price: '20.00', currency: 'USD', availability: 'available' }],
    },
  ],
  [
    'classes that cost nothing, what one likes, or are gone',
    {
      ticket_classes: [
        { name: 'Seat', free: true, on_sale_status: 'SOLD_OUT' },
        { name: 'Gift', donation: true },
        { name: 'Shirt', category: 'add_on', cost: usd('15.00') },
      ],
    },
    {
      offers: [
        { name: 'Seat', price: 0, availability: 'soldOut' },
        { name: 'Gift', kind: 'donation' },
        { name: 'Shirt', kind: 'addOn', price: '15.00', currency: 'USD' },
      ],
    },
  ],
  [
    'the whole before the classes',
    {
      ticket_availability: { minimum_ticket_price: usd('12.50'), has_available_tickets: true },
      ticket_classes: [STANDARD],
    },
    { availability: 'available', offers: [{ price: '12.50', currency: 'USD' }] },
  ],
  [
    'another seller’s',
    { is_externally_ticketed: true, external_ticketing: { minimum_ticket_price: usd('15.00') } },
    { offers: [{ price: '15.00', currency: 'USD' }] },
  ],
  [
    'another seller’s where there is none',
    { is_externally_ticketed: false, external_ticketing: { minimum_ticket_price: usd('15.00') } },
    {},
  ],
  [
    'cents',
    { ticket_availability: { minimum_ticket_price: { currency: 'USD', value: 1250 } } },
    { offers: [{ price: '12.50', currency: 'USD' }] },
  ],
  [
    'yen, which have none',
    { ticket_availability: { minimum_ticket_price: { currency: 'JPY', value: 1500 } } },
    { offers: [{ price: '1500', currency: 'JPY' }] },
  ],
])('%s', (_, event, told) => {
  expect(ticketsOf(event as Record<string, unknown>)).toEqual(told)
})
