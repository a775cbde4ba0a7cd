/** SeatGeek's taxonomies, where their names alone would be read otherwise: football is the American one. */
const CATEGORIES: Readonly<Record<string, string>> = {
  sports: 'sport',
  baseball: 'sport/baseball',
  mlb: 'sport/baseball',
  ncaa_baseball: 'sport/baseball',
  minor_league_baseball: 'sport/baseball',
  football: 'sport/american-football',
  nfl: 'sport/american-football',
  ncaa_football: 'sport/american-football',
  basketball: 'sport/basketball',
  nba: 'sport/basketball',
  wnba: 'sport/basketball',
  ncaa_basketball: 'sport/basketball',
  ncaa_womens_basketball: 'sport/basketball',
  nba_dleague: 'sport/basketball',
  hockey: 'sport/ice-hockey',
  nhl: 'sport/ice-hockey',
  ncaa_hockey: 'sport/ice-hockey',
  minor_league_hockey: 'sport/ice-hockey',
  soccer: 'sport/football',
  mls: 'sport/football',
  ncaa_soccer: 'sport/football',
  european_soccer: 'sport/football',
  international_soccer: 'sport/football',
  world_cup: 'sport/football',
  auto_racing: 'sport/motorsport',
  nascar: 'sport/motorsport',
  nascar_sprintcup: 'sport/motorsport',
  nascar_nationwide: 'sport/motorsport',
  indycar: 'sport/motorsport',
  f1: 'sport/motorsport',
  monster_truck: 'sport/motorsport',
  motocross: 'sport/motorsport',
  golf: 'sport',
  pga: 'sport',
  lpga: 'sport',
  fighting: 'sport/combat',
  boxing: 'sport/combat',
  mma: 'sport/combat',
  wrestling: 'sport/combat',
  wwe: 'sport/combat',
  tennis: 'sport/tennis',
  animal_sports: 'sport',
  horse_racing: 'sport',
  rodeo: 'sport',
  extreme_sports: 'sport',
  olympic_sports: 'sport',
  concert: 'music',
  concerts: 'music',
  music_festival: 'festival/music-festival',
  theater: 'theatre',
  classical: 'classical',
  classical_opera: 'classical/opera',
  classical_vocal: 'classical',
  classical_orchestral_instrumental: 'classical/symphonic',
  cirque_du_soleil: 'family/cirque',
  circus: 'family/cirque',
  broadway_tickets_national: 'theatre/musical',
  comedy: 'comedy',
  family: 'family',
  dance_performance_tour: 'dance',
  film: 'cinema',
  literary: 'conference/littérature',
}

/** Genres of bands, where their names alone would be read otherwise. */
const GENRES: Readonly<Record<string, string>> = {
  Dance: 'music/electro',
  Christian: 'music/gospel',
}

export function genreNamed(name: string): string {
  return GENRES[name] ?? name
}

/** Our category of a taxonomy; its name in words where there is none. */
export function categoryOf(taxonomy: string): string {
  return CATEGORIES[taxonomy] ?? taxonomy.replaceAll('_', ' ')
}
