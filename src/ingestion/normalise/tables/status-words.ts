import type { Availability, ListingStatus } from '../../../domain/listing.ts'

/** It takes place. `past` and the like are not among them: a show that was called off is past as well. */
const TAKES_PLACE = `upcoming planned asplanned asscheduled onschedule ontime goingahead takingplace announced approved valid
  open inprogress ongoing running started
  avenir planifie planifiee programmee prevu prevue annonce annoncee confirmee valide validee actif encours
  geplant findetstatt bestatigt angekundigt aktiv lauft gepland bevestigd gaatdoor actief
  programado programada confirmado confirmada previsto prevista activo activa encurso
  programmato programmata confermato confermata attivo attiva incorso`

function scheduled(words: string): Readonly<Record<string, ListingStatus>> {
  return Object.fromEntries(words.split(/\s+/).map((word) => [word, 'scheduled']))
}

/**
 * What standards call a state, and what sellers call it in a column of states alone; what they write anywhere is in
 * domain/state-words.ts. Keys are folded: lower case, letters without accents and digits only, without the address before the
 * last `/` or `#` (`https://schema.org/EventCancelled` is `eventcancelled`).
 */
export const STATUS_WORDS: Readonly<Record<string, ListingStatus>> = {
  ...scheduled(TAKES_PLACE),
  scheduled: 'scheduled',
  eventscheduled: 'scheduled',
  confirmed: 'scheduled',
  active: 'scheduled',
  ok: 'scheduled',
  onsale: 'scheduled',
  offsale: 'scheduled',
  live: 'scheduled',
  programme: 'scheduled',
  confirme: 'scheduled',
  published: 'scheduled',
  publish: 'scheduled',
  publie: 'scheduled',
  publiee: 'scheduled',
  veroffentlicht: 'scheduled',
  publicado: 'scheduled',
  publicada: 'scheduled',
  pubblicato: 'scheduled',
  pubblicata: 'scheduled',
  gepubliceerd: 'scheduled',
  maintenu: 'scheduled',
  maintenue: 'scheduled',
  eventcancelled: 'cancelled',
  eventcanceled: 'cancelled',
  cancellat: 'cancelled',
  eventpostponed: 'postponed',
  eventrescheduled: 'rescheduled',
  deplace: 'rescheduled',
  deplacee: 'rescheduled',
  movedonline: 'movedOnline',
  eventmovedonline: 'movedOnline',
}

function meaning(state: Availability, words: string): Readonly<Record<string, Availability>> {
  return Object.fromEntries(words.split(/\s+/).map((word) => [word, state]))
}

export const AVAILABILITY_WORDS: Readonly<Record<string, Availability>> = {
  ...meaning(
    'available',
    `erhaltlich dostupne dostupno dostupna dostupny tillganglig tillgangliga saatavilla saatavana tilgaengelig tilgaengelige tilgjengelig
    disponibil disponibila elerheto mevcut satisaacik pieejams saadaval navoljo tersedia dostepny
    διαθεσιμο διαθεσιμα доступно доступны вналичии естьбилеты внаявності налични
    受付中 予約受付中 在售 可售 销售中 熱賣中 热卖中 有票 예매중 판매중 זמין متاح متوفر`,
  ),
  ...meaning(
    'limited',
    `derniersbillets peudeplaces placeslimitees ultimibiglietti pochiposti pochibiglietti sistabiljetterna sistebilletter sidstebilletter
    ultimosingressos ultimosbilhetes ultimoslugares quedanpocas pocasentradas nochwenigetickets wenigetickets wenigekarten begrenzt
    begrenztverfugbar limitado limitada limitato beperkt beperktbeschikbaar ograniczona ultimelebilete utolsojegyek
    малобилетов последниебилеты τελευταιαεισιτηρια 残席わすか 余票不多 余票紧张 票量有限 매진임박 마감임박`,
  ),
  ...meaning(
    'notYet',
    `wkrotce wkrotcewsprzedazy brzy brzyvprodeji uskoro kmalu hamarosan incurand yakinda snart kommersnart tulossa bald nochnichtimverkauf
    nognietindeverkoop pasencoreenvente pasencorealavente bientotdisponible ancoranoninvendita embreve brevemente disponibleproximamente
    скоро скоровпродаже незабаром очаквайте συντομα 発売前 近日発売 即将开售 即將開售 敬请期待 待售 예매예정 판매예정 오픈예정 בקרוב قريبا`,
  ),
  available: 'available',
  instock: 'available',
  onlineonly: 'available',
  instoreonly: 'available',
  preorder: 'available',
  onsale: 'available',
  disponible: 'available',
  envente: 'available',
  billetsdisponibles: 'available',
  ticketsavailable: 'available',
  disponibles: 'available',
  verfugbar: 'available',
  disponibile: 'available',
  disponivel: 'available',
  beschikbaar: 'available',
  enstock: 'available',
  lieferbar: 'available',
  sofortlieferbar: 'available',
  auflager: 'available',
  vorratig: 'available',
  opvoorraad: 'available',
  ilager: 'available',
  palager: 'available',
  enexistencia: 'available',
  dostepne: 'available',
  dostępne: 'available',
  ouvert: 'available',
  open: 'available',
  bookable: 'available',
  releasedforsale: 'available',
  opentickets: 'available',
  alaventa: 'available',
  entradasalaventa: 'available',
  alavenda: 'available',
  avenda: 'available',
  invendita: 'available',
  imverkauf: 'available',
  inverkoop: 'available',
  indeverkoop: 'available',
  tilsalg: 'available',
  pasalg: 'available',
  tillsalu: 'available',
  vprodeji: 'available',
  vpredaji: 'available',
  wsprzedazy: 'available',
  myynnissa: 'available',
  kaphato: 'available',
  invanzare: 'available',
  uprodaji: 'available',
  naprodaj: 'available',
  satista: 'available',
  впродаже: 'available',
  упродажу: 'available',
  発売中: 'available',
  販売中: 'available',
  售票中: 'available',
  many: 'available',
  limited: 'limited',
  limitedavailability: 'limited',
  few: 'limited',
  low: 'limited',
  lowtickets: 'limited',
  fewtickets: 'limited',
  fewleft: 'limited',
  fewticketsleft: 'limited',
  lasttickets: 'limited',
  sellingfast: 'limited',
  restkarten: 'limited',
  ultimiposti: 'limited',
  ultimasentradas: 'limited',
  laatstekaarten: 'limited',
  fewremaining: 'limited',
  limitedstock: 'limited',
  wenigerestkarten: 'limited',
  letztekarten: 'limited',
  restplatze: 'limited',
  ultimesplaces: 'limited',
  ultimasplazas: 'limited',
  laatstetickets: 'limited',
  // Kana lose their marks, as letters lose accents.
  残りわすか: 'limited',
  almostsoldout: 'limited',
  fabilletter: 'limited',
  fabiljetter: 'limited',
  fapladser: 'limited',
  viimeisetliput: 'limited',
  ostatniebilety: 'limited',
  poslednivstupenky: 'limited',
  sonbiletler: 'limited',
  dernieresplaces: 'limited',
  finaltickets: 'limited',
  limite: 'limited',
  outofstock: 'soldOut',
  discontinued: 'soldOut',
  none: 'soldOut',
  unavailable: 'soldOut',
  complete: 'soldOut',
  билетовнет: 'soldOut',
  esgotades: 'soldOut',
  exhaurides: 'soldOut',
  restlosausverkauft: 'soldOut',
  vergriffen: 'soldOut',
  aguichetsfermes: 'soldOut',
  plusdeplaces: 'soldOut',
  plusdeplacesdisponibles: 'soldOut',
  plusdebillets: 'soldOut',
  rupturedestock: 'soldOut',
  enrupture: 'soldOut',
  rupture: 'soldOut',
  horsstock: 'soldOut',
  indisponible: 'soldOut',
  nonenstock: 'soldOut',
  nichtlieferbar: 'soldOut',
  nichtverfugbar: 'soldOut',
  nichtvorratig: 'soldOut',
  nondisponibile: 'soldOut',
  nodisponible: 'soldOut',
  nietbeschikbaar: 'soldOut',
  nietopvoorraad: 'soldOut',
  slutilager: 'soldOut',
  fullybooked: 'soldOut',
  notickets: 'soldOut',
  noticketsavailable: 'soldOut',
  waitinglist: 'soldOut',
  waitlist: 'soldOut',
  backorder: 'soldOut',
  listedattente: 'soldOut',
  notyet: 'notYet',
  notyetonsale: 'notYet',
  presale: 'notYet',
  comingsoon: 'notYet',
  bientot: 'notYet',
  prochainement: 'notYet',
  bientotenvente: 'notYet',
  ouverturedesventesprochainement: 'notYet',
  demnachst: 'notYet',
  demnachstimverkauf: 'notYet',
  proximamente: 'notYet',
  prossimamente: 'notYet',
  binnenkort: 'notYet',
  // Not sold now, for whatever reason: the sale has not begun, or is over, or all is sold. Never "sold out" by itself.
  offsale: 'notYet',
  closed: 'notYet',
  ...meaning(
    'notYet',
    `ended over finished expired past terminated saleended salesended saleover salesover saleclosed salesclosed salehasended
    ticketsalesended registrationclosed bookingclosed notonsale
    termine terminee venteterminee ventesterminees venteclose ventesclose ventescloses ventefermee ventesfermees findevente
    billetterieclose billetteriefermee reservationscloses inscriptionscloses clos
    beendet verkaufbeendet vorverkaufbeendet verkaufgeschlossen vorverkaufgeschlossen
    ventafinalizada ventacerrada finalizado finalizada venditachiusa venditechiuse prevenditachiusa prevenditaterminata
    verkoopgesloten voorverkoopgesloten vendaencerrada vendasencerradas encerrado encerrada`,
  ),
  unknown: 'unknown',
  '': 'unknown',
}
