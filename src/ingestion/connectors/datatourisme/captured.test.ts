import { readsCaptured } from '../../../../tests/support/captured.ts'
import { datatourisme } from './datatourisme.ts'

const VISIT = {
  '003eb63b-ee8e-316f-b93f-6d58439158e6':
    "Visite – Le chantier de la chapelle du Centre paroissial Jeanne d'Arc · 2020-09-19T14:00 to 2020-09-20T12:00 in 2 dates · Europe/Paris · Rue du Docteur Lefort, 37600, Loches · 0EUR · attraction/guided-tour",
}

readsCaptured(datatourisme, [
  {
    file: 'datatourisme/events_cantal_allier.ndjson',
    listings: 236,
    warnings: [],
    became: {
      ...VISIT,
      '9a657ed7-dbda-3c03-9045-ebcba3f36975':
        'Suzane · 2020-10-15T20:30 to 2020-10-15T22:00 · Europe/Paris · 14 Boulevard Léo Lagrange, 37510, Ballan-Miré · theatre · soldOut',
      '00ee31d1-6e7f-3766-a779-0cd98ee5293b':
        'Spectacle "Illusions magiques" à la Maison de la Magie · 2020-09-01T14:00 to 2020-11-01T18:30 in 58 dates · Europe/Paris · 41000, Blois · concession 6.5EUR 11EUR concession 0EUR · theatre',
      '03578db7-b82a-3822-96ce-80affb6fb4bc':
        'Spectacle chevaux et rapaces au château de Chambord - François 1er, le Roi-Chevalier · 2020-07-01T11:45 in 538 dates · Europe/Paris · Ecuries du Maréchal de Saxe, 41250, Chambord · 15.5EUR concession 0EUR concession 12EUR group 9EUR · theatre',
      'b34df197-1f24-3b71-b968-673a655887c0':
        'bd BOUM le Festival de Bd de Blois · 2020-11-20 to 2021-11-21 in 2 dates · Europe/Paris · Halle aux Grains, 41000, Blois · 0EUR · festival',
    },
  },
  {
    file: 'datatourisme/15-003eb63b-ee8e-316f-b93f-6d58439158e6.json',
    listings: 1,
    became: VISIT,
  },
  {
    file: 'datatourisme/15-007def28-47c8-3300-89de-c1c89aac506b.json',
    listings: 1,
    became: {
      '007def28-47c8-3300-89de-c1c89aac506b':
        'Journées Européennes du Patrimoine au moulin des mécaniciens · 2020-09-19T10:00 to 2020-09-20T17:30 in 4 dates · Europe/Paris · 37600, Beaulieu-lès-Loches · 0EUR · exhibition/history',
    },
  },
  {
    file: 'datatourisme/15-00d51982-a306-3211-9439-7db306627649.json',
    listings: 1,
    became: {
      '00d51982-a306-3211-9439-7db306627649':
        'Les amours du cerf · 2020-09-18T18:00 to 2020-09-18T22:30 · Europe/Paris · Les Rouchoux, 37360, Semblançay · other',
    },
  },
  {
    file: 'datatourisme/30-0049c43b-5087-3c44-87ef-349d316fc2b8.json',
    listings: 0,
    warnings: ['passed over, being no events: 1'],
  },
  {
    file: 'datatourisme/places_sample.ndjson',
    listings: 0,
    warnings: ['passed over, being no events: 60'],
  },
])
