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
      // The hours of 2020 alone tell its days.
      '092bd442-c436-3c53-984f-6fa2e3f04393':
        'Visite approfondie du château de Chambord · 2020-01-04T14:00 to 2021-12-31T00:00 in 104+ dates · Europe/Paris · Domaine national de Chambord, 41250, Chambord · 11EUR · attraction/guided-tour',
      '8e26cf2a-af6b-37ea-9f38-5d4cf45b0049':
        'Atelier Vélo "Savoir réparer une crevaison" · 2020-10-28T18:00 in 2 dates · Europe/Paris · 31 Boulevard Heurteloup, 37000, Tours · 0EUR · sport · postponed',
      // Its hour stands in the text alone.
      '8f1ac0dc-40d9-37e3-82b0-f846b0d42557':
        "Good Girl (là-dessus, on est tous d'accord) · 2020-11-21T20:30 · Europe/Paris · Espace Jean Cocteau, 17 Rue Vasseliere, 37260, Monts · 12EUR · other",
      'c14a8c82-8716-38eb-84bb-ba06a1aa78b7':
        'Ciné des Ainés : Les Parfums · 2020-09-25T15:00 to 2020-09-25T17:00 · Europe/Paris · Allée André Malraux, 37300, Joué-lès-Tours · 6EUR · cinema/screening',
      // One Christmas and the next: no event of a whole year.
      '61d1f496-f7c1-3d07-9f06-fa552e4641d2':
        'Fêtes de Noël au Château Royal de Blois · 2020-12-19 to 2021-12-31 in 2 dates · Europe/Paris · 41000, Blois · theatre',
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
