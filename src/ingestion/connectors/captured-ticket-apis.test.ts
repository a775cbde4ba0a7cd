import { describe, expect, test } from 'vitest'
import { listingFacts } from '../../../tests/support/listing-facts.ts'
import {
  bodyOf,
  capturedFeeds,
  capturedFile,
  normaliseAll,
  readBody,
  SKIPPED,
} from '../../../tests/support/read-body.ts'
import { bandsintown } from './bandsintown/bandsintown.ts'
import { NotThisFormat } from './connector.ts'
import type { Connector } from './connector.ts'
import { jambase } from './jambase/jambase.ts'
import { seatgeek } from './seatgeek/seatgeek.ts'
import { songkick } from './songkick/songkick.ts'

interface Captured {
  readonly connector: Connector
  readonly file: string
  readonly listings: number
  /** How many were rejected for each reason. */
  readonly rejected?: Readonly<Record<string, number>>
  readonly incomplete?: string
  /** Three of them, compared with the file by eye. */
  readonly facts: readonly string[]
}

const CAPTURED: readonly Captured[] = [
  {
    connector: bandsintown,
    file: 'bandsintown/krakow_page2.json',
    listings: 31,
    incomplete: 'the last page tells of a next one',
    facts: [
      '107186455 | Black Sun Empire | 2025-09-20T23:00 | Hype Park, Kraków, PL | Black Sun Empire, + Mr Floppy | ',
      '107029991 | Spotkania Bieńczyckie | 2025-09-21T19:00 | Youth Cultural House. J. Korczak, Kraków, PL | Püdelsi, Tomek Dominik | ',
      '107005126 | HEAVY POP FEST 2025 | 2025-09-27T15:00 – 2025-09-27T23:30 | Hype Park, Kraków, PL | Distrüster, The Cassino (PL) | ',
      '106843763 | MOGUAI @ DJ-Gig Kraków | 2025-09-20T23:00 | Kraków, PL | Moguai | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/London_2024-10-08.json',
    listings: 93,
    facts: [
      '1032326896 | Awake the Dreamer | 2024-10-08T18:00 | New Cross Inn, London, GB | Awake the Dreamer | ',
      '1032848199 | Bree Runway | 2024-10-08T19:00 | Lafayette London, London, GB | Bree Runway | ',
      '105210844 | Ryan Adams | 2024-10-08T19:00 | Islington Assembly Hall, London, GB | Ryan Adams | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/London_2024-10-11.json',
    listings: 215,
    incomplete: 'the last page tells of a next one',
    facts: [
      '1032730989 | Robot Koch, Bushwacka!, Sam Lee, Belle Chen, Montañera | 2024-10-11T17:30 | Alexandra Palace, London, GB | Robot Koch, Bushwacka!, Sam Lee … 5 | ',
      '1032779608 | Big Youth, The Meditations, Linval Thompson | 2024-10-11T18:00 | Chalk, Brighton, GB | Big Youth, The Meditations, Linval Thompson | ',
      '106012487 | Underground Sounds Presents | 2024-10-11T18:00 – 2024-10-11T23:00 | Amersham Arms, London, GB | The 802, Mickey B, Suspire (GB) | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/dataParis20241010.json',
    listings: 85,
    facts: [
      "105625267 | La Lune en plein Jour- séance Scolaire | 2024-10-10T10:00 – 2024-10-10T11:00 | Théâtre d'Ivry, Ivry-sur-Seine, FR | La lune en plein jour, + SostenutoProd France | ",
      '105346214 | Modern Primitive European Tour 2024 | 2024-10-10 | Trabendo, Paris, FR | Equilibrium | ',
      '105610032 | FFF | 2024-10-10T19:00 – 2024-10-10T22:30 | Le Forum, Vauréal, FR | FFF | ',
      '105662237 | The Vaccines, Kaktus Einarsson | 2024-10-10T20:00 – 2024-10-10T23:00 | La Cigale, Paris, FR | The Vaccines, Kaktus Einarsson | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/dataParis20241011.json',
    listings: 117,
    facts: [
      "105625277 | La Lune en plein Jour- séance Scolaire | 2024-10-11T14:30 – 2024-10-11T15:30 | Théâtre d'Ivry, Ivry-sur-Seine, FR | La lune en plein jour, + SostenutoProd France | ",
      '1033021854 | Fania Records | 2024-10-11T19:30 | New Morning, Paris, FR | Fania Records | ',
      '1033145785 | Grissini Project | 2024-10-11T19:00 | Salle Cortot, Paris, FR | Grissini Project | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/dataParis20241012.json',
    listings: 143,
    facts: [
      "105625261 | La Lune en plein Jour | 2024-10-12T17:00 – 2024-10-12T18:00 | Théâtre d'Ivry, Ivry-sur-Seine, FR | La lune en plein jour, + SostenutoProd France | ",
      '1031468094 | Paul Mirabel | 2024-10-12T19:00 | Théâtre des Variétés, Paris, FR | Paul Mirabel | ',
      '1032705336 | Léo Brière | 2024-10-12T20:00 | Théâtre du Gymnase Marie Bell, Paris, FR | Léo Brière | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/dataParis20241018.json',
    listings: 114,
    facts: [
      "1032589213 | Marlene Larsen, Getdown Services, Antenne, Baby's Berserk, RORI | 2024-10-18 | Hotel ibis Styles Paris Pigalle Montmartre, Paris, FR | Marlene Larsen, Getdown Services, Antenne … 9 | ",
      '105517277 | Manudigital | 2024-10-18T19:00 – 2024-10-18T23:30 | Café de la plage, Maurepas, FR | Manudigital | ',
      '1032589976 | MaMA Festival 2024 | 2024-10-18 | MaMA Festival, Paris, FR | MELBA | ',
      '1032288299 | Ahmed Sparrow | 2024-10-18T20:00 | Apollo Théâtre, Paris, FR | Ahmed Sparrow | ',
      '105928966 | Rebel Rebel | 2024-10-18T23:00 | SUPERSONIC, Paris, FR | INDAL | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/dataParis20241024.json',
    listings: 51,
    facts: [
      '1031517241 | Le Bossu de Notre-Dame | 2024-10-24T14:00 | Théâtre de la Gaîté-Montparnasse, Paris, FR | Le Bossu de Notre-Dame | ',
      '105790016 | Gizmo Varillas, Bobby Bazini | 2024-10-24T19:00 | POPUP!, Paris, FR | Gizmo Varillas, Bobby Bazini | ',
      '105874902 | Aqualine | 2024-10-24T19:00 – 2024-10-24T23:30 | La Java, Paris, FR | Aqualine | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/dataParis20241031.json',
    listings: 66,
    facts: [
      '1032107153 | Little Rock Story | 2024-10-31T14:00 | Le Théâtre Libre - le Comedia, Paris, FR | Little Rock Story | ',
      '1031196958 | Ash Code, Clan of Xymox | 2024-10-31T19:00 | La Marbrerie, Montreuil, FR | Ash Code, Clan of Xymox | ',
      '106008825 | Fabiola – Silence Kills | 2024-10-31T20:30 – 2024-10-31T22:30 | La Pointe Lafayette, Paris, FR | Fabiola | ',
      '105992876 | Agents Of Time | 2024-10-31T22:30 | GATE CLUB PARIS, Paris, FR | Agents Of Time | ',
      '106008243 | Halloween Burlesque Show | 2024-10-31T21:00 | La Miroiterie - Espace culturel de la ZAC Ivry-Confluences, Ivry-sur-Seine, FR | Cabaret Burlesque | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/NY_2024-10-08_2024-10-10_page_1_14.json',
    listings: 350,
    rejected: { 'an event for invited people only': 4 },
    facts: [
      '105972841 | Triad Brass for Midtown Music | 2024-10-08T13:30 – 2024-10-08T18:00 | Herald Square, New York, US | Jonathan Arons Official | ',
      '105786124 | ORGAN MONK TRIBUTE TO THELONIOUS MONK | 2024-10-09T19:00 – 2024-10-09T21:30 | Therapy Wine Bar 2.0, Kings Point, US | Organ Monk | ',
      '105423054 | ALL THE GOOD TIMES: The Farewell Tour | 2024-10-09T19:00 – 2024-10-09T22:00 | Mayo Performing Arts Center, Morristown, US | The Nitty Gritty Dirt Band, Brit Taylor | ',
      '1032248229 | Los Angeles Philharmonic, Gustavo Dudamel, LANG LANG | 2024-10-08T19:00 | Stern Auditorium / Perelman Stage at Carnegie Hall, New York, US | Los Angeles Philharmonic, Gustavo Dudamel, LANG LANG | ',
      '1032757668 | The Normal Colleagues | 2024-10-09T19:30 | Berlin, New York, US | The Normal Colleagues, + Brain Candy | ',
    ],
  },
  {
    connector: bandsintown,
    file: 'bandsintown/NY_2024-10-08_2024-10-10_page_1_15.json',
    listings: 351,
    rejected: { 'an event for invited people only': 4 },
    facts: [
      '105972841 | Triad Brass for Midtown Music | 2024-10-08T13:30 – 2024-10-08T18:00 | Herald Square, New York, US | Jonathan Arons Official | ',
      '1032812556 | Jonah Parzen-Johnson, Berke Can Özcan | 2024-10-08T19:00 | Nublu 151, New York, US | Jonah Parzen-Johnson, Berke Can Özcan | ',
      '1032669543 | Trevor Noah | 2024-10-09T19:30 | Kings Theatre, Brooklyn, US | Trevor Noah | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/0_Sigrid.json',
    listings: 50,
    incomplete: '50 of 100 items are here',
    facts: [
      '10406388 | Klostertaler with Sigrid and Liane | 2011-11-19T19:30 | Friedrich List Halle, Reutlingen, DE | Klostertaler, + Sigrid, + Liane | ',
      '28936914 | Slottsfjell 2017 | 2017-07-12 – 2017-07-15 | Tønsberg, NO | Paramore, G-Eazy, Gucci Mane … 35 | ',
      '28495074 | Latitude Festival 2017 | 2017-07-13T10:00 – 2017-07-16T00:00 | Henham Park, Southwold, GB | Mumford & Sons, Two Door Cinema Club, The 1975 … 116 | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/1_FLETCHER.json',
    listings: 11,
    facts: [
      '36224119 | LANY and Fletcher | 2019-05-22T19:00 | Rebel Toronto, Toronto, CA | LANY, Fletcher | ',
      '37747034 | Channel 93.3 Summer Kick Off 2019 | 2019-05-31 | Pechanga Arena, San Diego, US | Ellie Goulding, Halsey, Bebe Rexha … 7 | ',
      '37747079 | WiLD 94.9 presents WAZZMATAZZ 2019 | 2019-06-02 | Shoreline Amphitheatre, Mountain View, US | Ellie Goulding, Halsey, CNCO … 6 | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/1_Sigrid.json',
    listings: 47,
    facts: [
      "37560814 | BBC Radio 1's Big Weekend 2019 | 2019-05-25 – 2019-05-26 | Stewart Park, Middlesbrough, GB | Ellie Goulding, Mumford & Sons, Miley Cyrus … 35 | ",
      '37109484 | Sea Sessions 2019 | 2019-06-21 – 2019-06-23 | Sea Sessions, Bundoran, IE | Two Door Cinema Club, Clean Bandit, Jax Jones … 20 | ',
      '37310244 | Catfish and the Bottlemen, Bastille, Richard Ashcroft, Sigrid | 2019-07-13T12:00 | Glasgow Green, Glasgow, GB | Catfish and the Bottlemen, Bastille, Richard Ashcroft … 24 | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/artist_events.vcr.json',
    listings: 32,
    facts: [
      '16801034 | Senses Fail | 2013-08-07 | The Zoo, Fortitude Valley, AU | Senses Fail | ',
      '17358569 | Senses Fail | 2013-10-08T19:00 | Black Sheep, Colorado Springs, US | Senses Fail | ',
      '17360154 | Senses Fail with The Acacia Strain, For the Fallen Dreams, Expire | 2013-10-26T18:00 | Starland Ballroom, Sayreville, US | Senses Fail, + The Acacia Strain, + For the Fallen Dreams … 5 | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/artists_gigography.vcr.json',
    listings: 50,
    incomplete: '50 of 992 items are here',
    facts: [
      '504768 | Radiohead | 1991-07-22 | The Holly Bush Inn, Oxford, GB | Radiohead | ',
      '725587 | Radiohead | 1992-05-18 | Stoke On Trent, GB | Radiohead | ',
      '7309016 | Cardiacs with Levitation and Radiohead | 1992-06-04 | Astoria, London, GB | Cardiacs, + Levitation, + Radiohead | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/event_7391451.json',
    listings: 3,
    facts: [
      '16353739 | Sound and Fury 2013 | 2013-07-26 – 2013-07-28 | Earl Warren Showgrounds, Santa Barbara, US | The Ghost Inside, Bane, Counterparts … 27 | ',
      '16665104 | Hundredth with Counterparts and Being As an Ocean | 2013-07-26 | Chain Reaction, Anaheim, US | Hundredth, + Counterparts, + Being As an Ocean | ',
      '16528149 | August Burns Red with blessthefall and Counterparts | 2013-09-25T19:00 | Vienna Arena, Vienna, AT | August Burns Red, + blessthefall, + Counterparts | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/event_search_string.vcr.json',
    listings: 31,
    facts: [
      '18853529 | Hellfest 2014 | 2014-06-20 – 2014-06-22 | Val De Moine, Clisson, FR | Aerosmith, Black Sabbath, Avenged Sevenfold … 42 | ',
      '19577929 | Iron Maiden with Ghost | 2014-07-01T17:00 | Herchesfeld, Luxembourg, LU | Iron Maiden, + Ghost | ',
      "20931668 | Stray from the Path with Counterparts, Expire, and My Ticket Home | 2014-10-14 | Skully's Music Diner, Columbus, US | Stray from the Path, + Counterparts, + Expire … 4 | ",
    ],
  },
  {
    connector: songkick,
    file: 'songkick/events.json',
    listings: 20,
    facts: [
      '2760721 | Taylor Swift and Kellie Pickler with Gloriana | 2010-04-29T19:00 | Rupp Arena, Lexington, US | Taylor Swift, Kellie Pickler, + Gloriana | ',
      '2760726 | Taylor Swift and Kellie Pickler with Gloriana | 2010-04-30T19:00 | Colonial Life Arena, Columbia, US | Taylor Swift, Kellie Pickler, + Gloriana | ',
      '2760906 | Taylor Swift with Kellie Pickler and Gloriana | 2010-06-05T19:00 | Gillette Stadium, Foxborough, US | Taylor Swift, + Kellie Pickler, + Gloriana | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/maggie_rogers_history.json',
    listings: 50,
    incomplete: '50 of 138 items are here',
    facts: [
      '13765784 | Maggie Rogers | 2012-08-23 | Night Cat, Easton, US | Maggie Rogers | ',
      '28558409 | Maggie Rogers with Scott James | 2017-01-13T20:30 | Metro Gallery, Baltimore, US | Maggie Rogers, + Scott James | ',
      '28555904 | Maggie Rogers | 2017-01-24T20:00 | Port City Music Hall, Portland, US | Maggie Rogers | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/maggie_rogers_upcoming.json',
    listings: 39,
    facts: [
      '37465799 | SOMETHING IN THE WATER 2019 | 2019-04-26 – 2019-04-28 | Something in the Water, Virginia Beach, US | Pharrell Williams, Migos, Diplo … 23 | ',
      '37079999 | Maggie Rogers and Stella Donnelly | 2019-05-30T19:30 | The Tivoli, Brisbane, AU | Maggie Rogers, Stella Donnelly | ',
      '37685549 | Maggie Rogers with Empress Of | 2019-10-04T19:00 | Skyline Stage, Mann Center for the Performing Arts, Philadelphia, US | Maggie Rogers, + Empress Of | ',
    ],
  },
  {
    connector: songkick,
    file: 'songkick/no_events.json',
    listings: 0,
    facts: [],
  },
  {
    connector: seatgeek,
    file: 'seatgeek/sgresults.json',
    listings: 6,
    incomplete: '6 of 134845 items are here',
    facts: [
      '5225201 | Maroon 5 | 2020-03-03 | Estadio Nacional, Brasilia, BR | Maroon 5 | resale 187-619 USD',
      '5135151 | Eiffel Tower Experience | 2020-03-03 | Le Theatre Des Arts at Paris Las Vegas, Las Vegas, US |  | resale 36-44 USD',
      '5173344 | Open from | 2020-03-03T08:00 | Angelicas, Redwood City, US | Open from | ',
    ],
  },
  {
    connector: jambase,
    file: 'jambase/events.json',
    listings: 24,
    incomplete: '24 of 1596 items are here',
    facts: [
      'jambase:11138525 | Andrés Cepeda | 2024-05-03T20:00 | Shubert Theatre, Boston, US | Andrés Cepeda | 65-95 USD, resale ?',
      'jambase:11409561 | Liquid Stranger | 2024-05-03T22:00 | Royale, Boston, US | Liquid Stranger, + Jantsen, + Zen Selekta | 47.59 USD, ?, resale ?, resale ?, resale ?',
      'jambase:12003178 | Gregory Groover Jr. | 2024-05-03 | Regattabar, Cambridge, US | Gregory Groover Jr. | ?',
    ],
  },
]

describe.skipIf(!capturedFeeds)(`captured pages of ticket APIs${SKIPPED}`, () => {
  test.each(CAPTURED)(
    '$file',
    async ({ connector, file, listings, rejected, incomplete, facts }) => {
      const read = await readBody(connector, bodyOf(capturedFile(file), { chunk: 65_536 }))
      const result = normaliseAll(read.natives, connector.format)
      const reasons: Record<string, number> = {}
      for (const { reason } of read.rejected) reasons[reason] = (reasons[reason] ?? 0) + 1
      expect(reasons).toEqual(rejected ?? {})
      expect(result.rejected).toEqual([])
      expect(read.incomplete).toEqual(incomplete === undefined ? [] : [incomplete])
      expect(result.listings).toHaveLength(listings)
      expect(result.listings.map(listingFacts)).toEqual(expect.arrayContaining([...facts]))
    },
  )

  test.each([
    [
      songkick,
      'songkick/location_search.json',
      'a page of Songkick that lists locations, not events',
    ],
    [
      songkick,
      'songkick/similar_artists.vcr.json',
      'a page of Songkick that lists artists, not events',
    ],
    [seatgeek, 'seatgeek/taxonomies.json', 'the list of SeatGeek’s taxonomies, not of events'],
  ])('%# lists something else', async (connector, file, reason) => {
    await expect(readBody(connector, bodyOf(capturedFile(file)))).rejects.toThrow(
      new NotThisFormat(reason),
    )
  })
})
