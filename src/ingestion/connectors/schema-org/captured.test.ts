import { readsCaptured } from '../../../../tests/support/captured.ts'
import { schemaOrg } from './schema-org.ts'

readsCaptured(schemaOrg, [
  {
    file: 'schemaorg-jsonld/krakow-poland-uncompressed.html',
    listings: 36,
    became: {
      'https://www.bandsintown.com/e/1036283563-aukso-at-mediateka?came_from=209':
        'Aukso · 2025-09-13T19:00 · Europe/Warsaw · Mediateka · ? · music · available',
      'https://www.bandsintown.com/e/107250667-szpital-uniwersytecki-at-spoldzielnia-ogniwo?came_from=209':
        'Szpital Uniwersytecki · 2025-09-19T19:00 · Europe/Warsaw · Spółdzielnia Ogniwo · ? · music · available',
      'https://www.bandsintown.com/e/106037732-cliff-stevens-at-rynek-nowy-sacz?came_from=209':
        'Cliff Stevens · 2025-09-20T20:00 · Europe/Warsaw · Rynek - Nowy Sącz · ? · music · available',
    },
  },
  {
    file: 'schemaorg-jsonld/Maximo_Park_Gigography.html',
    listings: 48,
    became: {
      'http://www.songkick.com/festivals/936604-bbc-radio-6-music/id/22769978-bbc-radio-6-music-festival-2015':
        'BBC Radio 6 Music Festival 2015 · 2015-02-20 to 2015-02-22 · Europe/London · Newcastle Upon Tyne · music',
      'http://www.songkick.com/festivals/7661-hop-farm-music/id/19439184-the-hop-farm-music-festival-2014':
        'The Hop Farm Music Festival 2014 · 2014-07-04T11:00 to 2014-07-06T00:00 · Europe/London · The Hop Farm, Maidstone Road, Beltring, TN12 6PY, Paddock Wood · music',
      // From 23:59:20, as is written where the time is not known.
      'http://www.songkick.com/festivals/647839-boston-calling-music/id/18065219-boston-calling-music-festival-2014':
        'Boston Calling Music Festival 2014 · 2014-05-23 to 2014-05-25 · America/New_York · Boston City Hall Plaza, 1 City Hall Square, 02201, Boston · music',
      // +0000, where all others are told in their hall's offset.
      'http://www.songkick.com/concerts/20933473-maximo-park-at-schuur':
        'Maxïmo Park · 2014-10-23T20:00 · Europe/Zurich · Schüür, Tribschenstrasse 1, 6005, Luzern · music',
      'http://www.songkick.com/concerts/18774624-maximo-park-at-o2-academy-leeds':
        'Maxïmo Park · 2014-03-13T19:00 · Europe/London · O2 Academy Leeds, 55 Cookridge Street, LS2 3AW, Leeds · music',
    },
  },
  {
    file: 'schemaorg-jsonld/elysianfields.html',
    listings: 4,
    became: {
      'http://www.songkick.com/concerts/30173984-elysian-fields-at-owl-music-parlor':
        'Elysian Fields · 2017-06-10T19:30 · America/New_York · The Owl Music Parlor, 497 Rogers Ave, 11225, Brooklyn · music',
      'http://www.songkick.com/concerts/29673614-elysian-fields-at-hotel-utah-saloon':
        'Elysian Fields · 2017-04-26T20:00 · America/Los_Angeles · Hotel Utah Saloon, 500 Fourth Street, 94107, San Francisco · music',
      'http://www.songkick.com/concerts/27626524-elysian-fields-at-le-vip':
        "Elysian Fields · 2016-10-29T21:00 · Europe/Paris · Le VIP, Boulevard de la Légion d'Honneur - Base Sous Marine - Alvéole 14, 44600, Saint-Nazaire · music",
      'http://www.songkick.com/concerts/26734634-elysian-fields-at-le-rocher-de-palmer':
        'Elysian Fields · 2016-10-27T20:30 · Europe/Paris · Le Rocher De Palmer, 1 rue Aristide Briand, 33152, Cenon · music',
    },
  },
  {
    file: 'schemaorg-jsonld/Elysian_Fields_Brooklyn_Tickets_The_Owl_Music_Parlor_31_Oct_2015.html',
    listings: 1,
    became: {
      'http://www.songkick.com/concerts/25248299-elysian-fields-at-owl-music-parlor':
        'Elysian Fields · 2015-10-31T19:30 · America/New_York · The Owl Music Parlor, 497 Rogers Ave, 11225, Brooklyn · music',
    },
  },
  {
    file: 'schemaorg-jsonld/cook_landbank_detail.html',
    listings: 1,
    became: {
      'fp-1e3af1d8574ee4015e0c50936a8de389':
        'CCLBA Land Transactions Committee · 2019-09-13 · UTC · nowhere · other',
    },
  },
  {
    file: 'schemaorg-jsonld/event_examples.txt',
    listings: 11,
    rejected: {
      'no start and no sessions': 1,
    },
    became: {
      'http://www.ticketfly.com/purchase/309433':
        'Typhoon with Radiation City · 2013-09-14T21:30 · America/Denver · The Hi-Dive, 7 S. Broadway, 80209, Denver · 13USD · other · cancelled',
      'http://www.vam.ac.uk/whatson/event/5150/shoes-pleasure-and-pain-696789408/':
        'Shoes: Pleasure and Pain · 2015-06-13 to 2016-01-31 in 0+ dates · UTC · Victoria and Albert Museum · ? · exhibition',
      'fp-69ee1d5b9a101b9825108a623ad3e61c':
        "Peindre l'impossible · 2016-09-15 to 2017-01-22 in 0+ dates · UTC · Musée Marmottan Monet · other",
    },
  },
  {
    file: 'microdata-hcalendar/Event.001.html',
    listings: 1,
    became: {
      'fp-4426bb24ebf1ba9409389bf7448645bc':
        'Miami Heat at Philadelphia 76ers - Game 3 (Home Game 1) · 2016-04-21T20:00 · America/New_York · Wells Fargo Center, Philadelphia · 35+USD · other',
    },
  },
  {
    file: 'microdata-hcalendar/Event.003.html',
    listings: 1,
    became: {
      'http://www.ticketfly.com/purchase/309433':
        'Typhoon with Radiation City · 2013-09-14T21:30 · America/Denver · The Hi-Dive, 7 S. Broadway, 80209, Denver · 13USD · other',
    },
  },
  {
    file: 'microdata-hcalendar/Event.008.html',
    listings: 1,
    became: {
      'fp-b00b6a561395ad337b50cbc6058fb95a':
        "Julius Caesar at Shakespeare's Globe · 2014-10-01T19:30 · Europe/London · Shakespeare's Globe, London · ? · theatre",
    },
  },
  {
    file: 'microdata-hcalendar/Event.003.json',
    listings: 1,
    became: {
      'http://www.ticketfly.com/purchase/309433':
        'Typhoon with Radiation City · 2013-09-14T21:30 · America/Denver · The Hi-Dive, 7 S. Broadway, 80209, Denver · 13USD · other',
    },
  },
  {
    file: 'microdata-hcalendar/v1_combining.json',
    listings: 1,
    became: {
      'http://indiewebcamp.com/2012':
        'IndieWebCamp 2012 · 2012-06-30 to 2012-07-01 in 0+ dates · America/Los_Angeles · Geoloqi, 920 SW 3rd Ave. Suite 400, Portland · other',
    },
  },
  {
    file: 'microdata-hcalendar/chi_ssa_43_detail.html',
    listings: 1,
    became: {
      'https://business.rpba.org/events/details/devon-avenues-ssa-43-commissioners-meeting-09-16-2019-6429':
        "Devon Avenues SSA #43 Commissioners Meeting · 2019-09-16 · UTC · Alderman Silverstein's office, 2949 W. Devon Ave. · other",
    },
  },
  {
    file: 'microdata-hcalendar/v1_ampm.html',
    listings: 1,
    became: {
      'fp-4d0e2bbcc2ac8148c87f9631210efa40':
        'The 4th Microformat party · 2009-06-26 · UTC · nowhere · other',
    },
  },
  {
    file: 'microdata-hcalendar/v1_combining.html',
    listings: 1,
    became: {
      'http://indiewebcamp.com/2012':
        'IndieWebCamp 2012 · 2012-06-30 to 2012-07-01 in 0+ dates · America/Los_Angeles · Geoloqi, 920 SW 3rd Ave. Suite 400, Portland · other',
    },
  },
  {
    file: 'microdata-hcalendar/v1_time.html',
    listings: 1,
    became: {
      'fp-6e8099590587391f4dafed2246576773':
        'The 4th Microformat party · 2009-06-26T03:00 to 2013-02-03T00:00 in 3 dates · Etc/GMT+8 · nowhere · other',
    },
  },
  {
    file: 'microdata-hcalendar/v2_concatenate.html',
    listings: 1,
    became: {
      'fp-16da416008bd49b891d0f3d54eecb9df':
        'The 4th Microformat party · 2009-06-26T19:00 to 2009-06-26T22:00 · Etc/GMT+6 · nowhere · other',
    },
  },
  {
    file: 'microdata-hcalendar/v2_dates.html',
    listings: 1,
    became: {
      'fp-945eef91588fdc4e4bef51acf0f286c9':
        'The 4th Microformat party · 2009-06-26T03:00 in 3 dates · Etc/GMT+8 · nowhere · other',
    },
  },
  {
    file: 'microdata-hcalendar/v2_time.html',
    listings: 1,
    became: {
      'fp-6e8099590587391f4dafed2246576773':
        'The 4th Microformat party · 2009-06-26T03:00 to 2013-02-03T00:00 in 3 dates · Etc/GMT+8 · nowhere · other',
    },
  },
])
