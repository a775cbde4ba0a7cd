import { readsCaptured } from '../../../../tests/support/captured.ts'
import { openagenda } from './openagenda.ts'

const CENTRE = 'Centre culturel tchèque de Paris, 18 rue Bonaparte, 75006, Paris'

readsCaptured(openagenda, [
  {
    file: 'openagenda/tcheque_events.json',
    listings: 205,
    became: {
      43760404: `Exposition Europe 2050 · 2022-10-15T17:00 to 2022-10-16T19:00 in 2 dates · Europe/Paris · ${CENTRE} · 0EUR · exhibition`,
      14187937: `Concert de Pražský výběr · 2021-12-10T20:00 to 2021-12-10T20:30 · Europe/Paris · ${CENTRE} · 20EUR concession 17EUR · music/rock · postponed`,
      14198003:
        'CINÉ-CONCERT SCIENCE FICTION · 2019-10-04T19:00 to 2019-10-04T23:30 · Europe/Paris · Centre Tchèque, 18 rue Bonaparte, 75006, Paris · 10EUR 5EUR concession 3EUR · music/jazz cinema/cine-concert exhibition/science',
      // No conditions; a line of the long text tells the price.
      24932546:
        'Concert de l’Ensemble Des Équilibres · 2018-05-31T20:00 to 2018-06-01T00:00 · Europe/Paris · Centre Tchèque, 18 rue Bonaparte, 75006, Paris · 15EUR concession 10EUR · music',
      // Its text tells no more than who plays what.
      60323401: `California Rolls · 2018-03-23T20:00 to 2018-03-23T23:30 · Europe/Paris · ${CENTRE} · 3-5EUR · music`,
      57701907:
        'Conférence "Prague baroque" · 2019-05-31T18:30 to 2019-05-31T20:00 · Europe/Paris · Centre Tchèque, 18 rue Bonaparte, 75006, Paris · 0EUR · conference/talk classical · cancelled',
      76042510: `Le songe de Paris · 2019-12-03T13:00 to 2020-01-11T18:00 in 16 dates · Europe/Paris · ${CENTRE} · 0EUR · exhibition`,
    },
  },
  {
    // The short form: first, next and last dates, no conditions.
    file: 'openagenda/tcheque_events2.json',
    listings: 214,
    became: {
      32784469:
        'Flora Geißelbrecht & Paul Schuberth · 2023-11-24T20:00 to 2023-11-24T22:00 · Europe/Paris · Paris-Prague Jazz Club au Centre Tchèque, 18 Rue Bonaparte, 75006, Paris · other',
      63208395:
        'Jazzycolors présente : Aoife Doyle Quartet · 2022-12-02T20:00 to 2022-12-02T22:00 · Europe/Paris · Paris-Prague Jazz Club au Centre Tchèque, 18 Rue Bonaparte, 75006, Paris · music/jazz',
      76042510: `Le songe de Paris · 2019-12-03T13:00 to 2020-01-11T18:00 in 2+ dates · Europe/Paris · ${CENTRE} · exhibition`,
    },
  },
  {
    file: 'openagenda/fixtures_manyEvents.response.json',
    listings: 25,
    became: {
      38889590:
        'Visite libre du musée Pierre Corneille · 2022-09-17T10:00 to 2022-09-18T18:00 in 2+ dates · Europe/Paris · Musée Pierre Corneille, 502 rue Pierre Corneille, 76550, Petit-Couronne · attraction/guided-tour',
      // The text tells a third time between the first and the last.
      28459613:
        'Animation jeune public : contes de la nature et des hommes · 2022-09-17T15:00 to 2022-09-17T17:30 in 3 dates · Europe/Paris · Musée de la Céramique, 1 rue Faucon, 76000, Rouen · other',
      55596203:
        "Exposition La Ronde : rencontre avec l'artiste Kasha Legrand · 2022-09-17T11:00 to 2022-09-17T11:30 · Europe/Paris · Musée des Beaux-arts, Esplanade Marcel Duchamp, 76000, Rouen · exhibition",
    },
  },
  {
    file: 'openagenda/fixtures_badLocationImage.json',
    listings: 1,
    became: {
      82341339:
        'Cap Percé · 2020-08-15T13:30 to 2020-08-15T15:00 · America/Miquelon · SPM Ferries, 97500, Saint-Pierre · other',
    },
  },
  {
    file: 'openagenda/fixtures_events.json',
    listings: 1,
    became: {
      40784373:
        'Un titre · 2022-04-20T14:35 to 2022-04-21T15:35 in 2 dates · Europe/Paris · Passage du Ponceau, Passage du Ponceau, 75002, Paris · other',
    },
  },
  {
    file: 'openagenda/fixtures_onlineAttendance.event.json',
    listings: 1,
    became: {
      44333030:
        'Film documentaire de 13 minutes : " Dans le sillage de la Sainte Elisabeth" · 2025-04-07 in 359 dates · Europe/Paris · online · cinema/screening',
    },
  },
  {
    file: 'openagenda/fixtures_withRegistrationLink.event.json',
    listings: 1,
    became: {
      17528115:
        "Ateliers Urb'Braye · 2025-04-10T10:00 to 2025-04-15T16:00 in 7 dates · Europe/Paris · L'Arche du 6-10, 6-10 avenue françois rabelais, 45800, Saint-Jean-de-Braye · 0EUR · workshop exhibition/art festival",
    },
  },
  {
    // Its state is 0: the agenda's moderators have not let it through.
    file: 'openagenda/fixtures_bunkers.event.json',
    listings: 0,
    rejected: { 'not published: to be moderated': 1 },
  },
  {
    file: 'openagenda/fixtures_jep-2025-pays-de-la-loire.json',
    listings: 0,
    refused: 'what an agenda is, without its events',
  },
])
