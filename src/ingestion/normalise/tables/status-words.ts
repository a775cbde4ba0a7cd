import type { Availability, ListingStatus } from '../../../domain/listing.ts'

/** It takes place. `past` and the like are not among them: a show that was called off is past as well. */
const TAKES_PLACE = `upcoming planned asplanned asscheduled onschedule ontime visible goingahead takingplace announced approved valid
  open inprogress ongoing running started
  avenir planifie planifiee programmee prevu prevue annonce annoncee confirmee valide validee actif encours
  geplant findetstatt bestatigt angekundigt aktiv lauft gepland bevestigd gaatdoor actief
  programado programada confirmado confirmada previsto prevista activo activa encurso
  programmato programmata confermato confermata attivo attiva incorso
  공연예정 공연중 진행중 開催予定 開催決定 開催中 состоится запланировано подтверждено zaplanowane potwierdzone planlagt planerad`

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

/**
 * Words of further tongues in a column of states, as people write them; in a name, or in what is compared, they may be of
 * the show.
 */
export const STATES_IN_COLUMNS: Readonly<
  Record<'cancelled' | 'postponed' | 'rescheduled', readonly string[]>
> = {
  cancelled: listed(
    'called off, отмена, отказано, ακυρώνεται, ακυρώθηκαν, ملغي, ملغية, bertan behera, ära jäetud, anulluar',
    'hủy, huỷ, ยกเลิก, ยกเลิกการแสดง, 公演中止, 開催中止, 演出取消, 공연이 취소되었습니다',
  ),
  postponed: listed(
    'framflyttat, framflyttad, atidėtas, hoãn, tạm hoãn, เลื่อน, เลื่อนการแสดง',
    'auf unbestimmte Zeit verschoben, 公演延期, 開催延期, 演出延期, 공연연기, 공연 연기',
  ),
  rescheduled: listed(
    'date changed, new date, changement de date, terminänderung, cambio de fecha',
  ),
}

/** Sold out in a column of states. In one of what there is to be had all may be sold, or all be there. */
export const FULL: readonly string[] = listed('full, voll, vol, fuldt, fullt')

/**
 * What there is to be had, in a column that says nothing else; words that are sold out anywhere are in domain/state-words.ts. With
 * commas between, by tongues, as people or programs write them: how they are spelt and parted does not matter.
 */
export const SALE_WORDS: Readonly<Record<Exclude<Availability, 'unknown'>, readonly string[]>> = {
  available: listed(
    'available, in stock, online only, in store only, pre-order, on sale, open, bookable, released for sale, open tickets, tickets available, many',
    'good availability, places available, spaces available, registration open',
    'noch Plätze frei, freie Plätze, Plätze verfügbar, noch Karten, il reste des places, places restantes, places libres',
    'plazas disponibles, quedan plazas, plazas libres, quedan entradas, lugares disponibles, vagas disponíveis, há vagas',
    'lugares disponíveis, posti disponibili, biglietti disponibili, posti liberi, vrije plaatsen, plaatsen beschikbaar',
    'lediga platser, platser kvar, ledige pladser, ledige plasser, paikkoja jäljellä, vapaita paikkoja',
    'wolne miejsca, są miejsca, volná místa, voľné miesta, szabad helyek, van szabad hely, locuri disponibile',
    'slobodna mjesta, prosta mesta, есть места, места есть, є місця, вільні місця, има места',
    'disponible, disponibles, dispo, dispos, en vente, billets disponibles, places disponibles, en stock, ouvert',
    'verfügbar, lieferbar, sofort lieferbar, auf Lager, vorrätig, im Verkauf, buchbar, Plätze frei, Karten verfügbar',
    'en existencia, a la venta, entradas a la venta, entradas disponibles, a la venda',
    'disponibile, disponibili, in vendita, disponível, à venda',
    'beschikbaar, op voorraad, in verkoop, in de verkoop, kaarten beschikbaar',
    'i lager, på lager, til salg, til salgs, på salg, till salu, biljetter finns, myynnissä, lippuja saatavilla, í sölu',
    'dostępne, bilety dostępne, w sprzedaży, v prodeji, v predaji, kapható, în vânzare, u prodaji, naprodaj, v prodaji',
    'müügil, pārdošanā, parduodama, satışta, σε πώληση, διαθέσιμα, salgai',
    'в продаже, билеты есть, есть билеты, билеты в продаже, в наличии, у продажу, у продажі, квитки є, є квитки, в продажба',
    'זמין, כרטיסים זמינים, متاح, متوفر, เปิดจำหน่าย, เปิดขาย, กำลังขาย, đang mở bán, đang bán, còn vé, tersedia, dijual',
    '発売中, 販売中, 受付中, 予約受付中, 空席あり, 余裕あり, 售票中, 在售, 在售中, 热卖中, 熱賣中, 销售中, 開賣中, 판매중, 예매중, 예매가능',
    'erhältlich, dostupné, dostupno, dostupna, dostupny, tillgänglig, tillgängliga, saatavilla, saatavana, tilgængelig, tilgængelige, tilgjengelig',
    'disponibil, disponibilă, elérhető, mevcut, satışa açık, pieejams, saadaval, na voljo, dostępny, διαθέσιμο, доступно, доступны, в наявності, налични, 可售, 有票',
  ),
  limited: listed(
    'limited, limited availability, limited stock, few, few left, few remaining, few tickets, few tickets left, low, low tickets, low availability',
    'last tickets, last few, final tickets, selling fast, almost sold out, almost full, nearly full, filling fast, going fast',
    'limité, dernières places, ultimes places, dernières disponibilités, places limitées, presque complet',
    'Restkarten, wenige Restkarten, letzte Karten, Restplätze, wenige Plätze, fast ausverkauft, fast ausgebucht',
    'últimas entradas, darreres entrades, últimes entrades, últimas plazas, últimas localidades, últimos boletos, últimos lugares, últimos ingressos, últimos bilhetes, casi agotado',
    'ultimi posti, ultimi biglietti, posti limitati, quasi esaurito, laatste kaarten, laatste tickets, laatste plaatsen, bijna uitverkocht',
    'få billetter, få biljetter, få pladser, få plasser, sista biljetterna, få platser kvar, viimeiset liput, vähän lippuja',
    'ostatnie bilety, ostatnie miejsca, poslední vstupenky, posledné lístky, utolsó jegyek, ultimele bilete, son biletler, τελευταία εισιτήρια',
    'мало билетов, последние билеты, осталось мало, мало квитків, останні квитки, последни билети',
    '残りわずか, 残席わずか, 残僅少, 余票不多, 余票紧张, 即将售罄, 所剩不多, 매진임박, 잔여석 소량, hampir habis, sắp hết vé, ใกล้หมด',
    'derniers billets, peu de places, pochi posti, pochi biglietti, siste billetter, sidste billetter, quedan pocas, pocas entradas, noch wenige Tickets, wenige Tickets, wenige Karten',
    'begrenzt, begrenzt verfügbar, limitado, limitada, limitato, beperkt, beperkt beschikbaar, ograniczona, 票量有限, 마감임박',
  ),
  soldOut: listed(
    'full house, full capacity, aforo completo, completo, completa, lleno, llena, lotado, lotada, lotação esgotada',
    'volzet, betelt, brak miejsc, pełny, pełna, plně obsazeno, 売切, 額滿, 額満, 满员, 滿座, 满座, 满席, 정원 마감, 정원마감',
    'out of stock, discontinued, none, unavailable, complete, fully subscribed, class full, event full, session full',
    'no tickets, no tickets available, no availability, no places left, at capacity, capacity reached, exhausted, allocation exhausted',
    'wait list, backorder, lista d’attesa',
    'à guichets fermés, plus de places, plus de places disponibles, plus de billets, rupture de stock, en rupture, rupture, hors stock, indisponible, non en stock',
    'restlos ausverkauft, vergriffen, nicht lieferbar, nicht verfügbar, nicht vorrätig, keine Karten mehr, belegt',
    'no disponible, sin entradas, sin disponibilidad, localidades agotadas, boletos agotados, esgotades, exhaurides, esauriti, esaurite, sem ingressos, indisponível',
    'non disponibile, niet beschikbaar, niet op voorraad, slut i lager, täynnä',
    'nedostupné, obsazeno, nincs jegy, indisponibil, stoc epuizat, popunjeno, zasedeno, dolu, μη διαθέσιμο',
    'билетов нет, нет билетов, нет в наличии, мест нет, нет мест, аншлаг, продано, немає квитків, квитків немає, немає місць, няма билети',
    '在庫なし, 満員, キャンセル待ち, 無票, 无票, 缺货, 缺貨, 候补',
  ),
  // Not sold now, for whatever reason: the sale has not begun, or is over, or all is sold. Never "sold out" by itself.
  notYet: listed(
    'currently unavailable, temporarily unavailable, momentan nicht verfügbar, derzeit nicht verfügbar, zurzeit nicht verfügbar, actuellement indisponible',
    'not yet, not yet on sale, not on sale, presale, coming soon, off sale, closed, ended, over, finished, expired, past, terminated',
    'sale ended, sales ended, sale over, sales over, sale closed, sales closed, sale has ended, ticket sales ended, registration closed, booking closed',
    'bientôt, prochainement, bientôt en vente, ouverture des ventes prochainement, terminé, terminée, clos',
    'vente terminée, ventes terminées, vente close, ventes close, ventes closes, vente fermée, ventes fermées, fin de vente',
    'billetterie close, billetterie fermée, réservations closes, inscriptions closes',
    'demnächst, demnächst im Verkauf, beendet, Verkauf beendet, Vorverkauf beendet, Verkauf geschlossen, Vorverkauf geschlossen',
    'próximamente, venta finalizada, venta cerrada, finalizado, finalizada, em breve, venda encerrada, vendas encerradas, encerrado, encerrada',
    'prossimamente, vendita chiusa, vendite chiuse, prevendita chiusa, prevendita terminata, binnenkort, verkoop gesloten, voorverkoop gesloten',
    'wkrótce, sprzedaż zakończona, již brzy, prodej ukončen, hamarosan, în curând, uskoro, yakında, satış sona erdi, σύντομα, снят с продажи',
    'скоро в продаже, продажа завершена, продажи завершены, скоро у продажу, продаж завершено, kommer snart, tulossa myyntiin',
    '発売前, 受付前, 近日発売, 販売終了, 受付終了, 予定終了, 即将开抢, 即将开售, 即將開售, 即將開賣, 待开售, 未开售, 尚未開賣, 已结束, 已結束, 판매예정, 오픈예정, 판매종료, 예매종료, 마감',
    'sắp mở bán, ngừng bán, เร็วๆ นี้, ปิดการขาย, segera, قريبا, בקרוב',
    'wkrótce w sprzedaży, brzy, brzy v prodeji, kmalu, snart, tulossa, bald, noch nicht im Verkauf, nog niet in de verkoop, pas encore en vente, pas encore à la vente, bientôt disponible',
    'ancora non in vendita, brevemente, disponible próximamente, скоро, незабаром, очаквайте, συντομα, 敬请期待, 待售, 예매예정',
  ),
}

function listed(...tongues: readonly string[]): readonly string[] {
  return tongues.flatMap((words) => words.split(', '))
}
