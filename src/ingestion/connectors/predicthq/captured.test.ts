import { readsCaptured } from '../../../../tests/support/captured.ts'
import { predicthq } from './predicthq.ts'

readsCaptured(predicthq, [
  {
    // It says that it is one page of two.
    file: 'predicthq/events_search.json',
    listings: 10,
    incomplete: ['10 of 12 items are here'],
    became: {
      ZqlPDvqW21X7:
        'KISSCHASY · 2015-10-17T19:30 · Australia/Sydney · -33.875792, 151.206659 · 28.85AUD · music · soldOut',
      RblYBELEZBR5:
        'Thirsty Merc · 2015-09-20 · Australia/Melbourne · -37.560422, 143.859393 · music',
      d2dfa1c8085e508bb2:
        'Fly by Night present – Tony Joe White · 2015-03-15T18:00 · Australia/Perth · -32.0355, 115.765 · music',
    },
  },
  {
    file: 'predicthq/broadcasts_test_test_search.json',
    listings: 0,
    rejected: { 'a broadcast of an event, not an event': 1 },
    incomplete: ['0 of 1 items are here'],
  },
  {
    file: 'predicthq/places_test_test_search.json',
    listings: 0,
    rejected: { 'a place of PredictHQ, not an event': 2 },
    incomplete: ['0 of 2 items are here'],
  },
])
