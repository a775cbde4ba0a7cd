import { readsCaptured } from '../../../../tests/support/captured.ts'
import { eventbrite } from './eventbrite.ts'

/** Columns of these rows slipped when they were copied: where the date should be there is a host or a hall. */
const SLIPPED = {
  'no date: the card shows "THE DOKI! DOKI! TEAM"': 1,
  'no date: the card shows "INSEAD Asia Campus, Singapore"': 1,
  'no date: the card shows "Brahm Centre @ Tampines"': 1,
  'no date: the card shows nothing': 1,
  'no date: the card shows "Stamford Arts Centre"': 1,
  'no date: the card shows "Singapore Institute of Technology (Campus Court)"': 1,
  'no date: the card shows "50 Gambas Ave"': 1,
  'no date: the card shows "No Horse Run Cafe AMK"': 1,
}

const CARDS = {
  options: { asOf: '2025-06-06' },
  listings: 117,
  rejected: SLIPPED,
  became: {
    1252793642509:
      'Roman Frayssinet - Spectacle à Singapour · 2025-06-17T20:00 · Asia/Singapore · Stephen Riady Auditorium @NTUC, Singapore · 71.31+SGD · theatre · limited',
    1277379218629:
      'IGC in Concert 2025 · 2025-06-07T16:00 · Asia/Singapore · Singapore · 22.05+SGD · music · limited',
    1302132987819:
      'BNI Elite Business Networking Event · 2025-06-10T07:30 in 1+ dates · Asia/Singapore · Singapore · 75+SGD · conference/business · available',
  },
}

readsCaptured(eventbrite, [
  {
    file: 'eventbrite/destination_events.json',
    listings: 90,
    became: {
      712074312437:
        'Begin your Tai Chi journey: Traditional Movements for Health / Rejuvenation · 2023-09-17T11:00 to 2023-09-17T11:30 · America/New_York · online · workshop/class workshop/wellness · available',
      688828122457:
        'PPG One Piece October Regional · 2023-10-15T10:00 to 2023-10-15T21:00 · America/New_York · online · 30USD · sport · soldOut',
      677219861837:
        "My Child Isn't Fine At School · 2023-09-18T19:00 to 2023-09-18T20:30 · Europe/London · online · 11.55-16.96GBP · workshop/class family · available",
    },
  },
  { file: 'eventbrite/eventbrite.json', ...CARDS },
  { file: 'eventbrite/eventbrite.csv', ...CARDS },
  {
    file: 'other-ticket-apis/eventbrites_sample.json',
    listings: 1,
    became: {
      1716913537609:
        'GRUPO EXTERMINADOR LOS CAPOS DE MEXICO LOS TERRIBLES DEL NORTE · 2025-10-11T20:00 to 2025-10-12T02:00 · America/Los_Angeles · EL BILLAR DE CONCORD, 2395 MONUMENT BLVD, 94520, CONCORD · 56.56USD · music · available',
    },
  },
])
