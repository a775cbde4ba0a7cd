/**
 * Words by which sellers tell what became of an event, as they write them, by tongues. They are read wherever they stand: in
 * a column of states (normalise/tables/status-words.ts), in a name (normalise/name-markers.ts), in titles that are compared
 * (title/marker-words.ts). What only one of these can be sure of is there.
 */
export const STATE_WORDS = {
  cancelled: listed(
    'annulé, annulée, annulés, annulées, annulation',
    'cancelled, canceled',
    'abgesagt, entfällt, fällt aus',
    'cancelado, cancelada, cancelados, canceladas',
    'annullato, annullata',
    'afgelast, geannuleerd',
    'inställt, aflyst, avlyst, peruttu',
    'odwołany, odwołana, odwołane, zrušeno',
    'отменено, отменен, отменён, отменена, скасовано',
    'otkazano, otkazana, odpovedano, anulat, anulată, ακυρώθηκε, ακύρωση, iptal, iptal edildi',
    'elmarad, elmaradt, suspendido, suspendida, zrušené, скасований, відмінено',
    'atcelts, atcelta, atšaukta, atšauktas, tühistatud, aflýst',
    'בוטל, מבוטל, ملغى, ملغاة, ألغيت',
    'törölve, отменя се, đã hủy, dibatalkan',
    '中止, 取消, 已取消, 취소, 취소됨, 공연취소, 공연 취소',
  ),
  postponed: listed(
    'reporté, reportée, reportés, reportées',
    'postponed, verschoben',
    'aplazado, aplazada, ajornat, adiado, adiada',
    'rinviato, rinviata, rimandato, rimandata',
    'uitgesteld, uppskjuten, uppskjutet, udskudt, utsatt, siirretty',
    'przełożony, przełożona, przełożone, перенесен, перенесён, перенесено, перенесена',
    'odgođeno, prestavljeno, αναβλήθηκε, ertelendi, amânat, amânată, elhalasztva',
    'odloženo, odložené, отложено, отложен, відкладено, pospuesto, pospuesta',
    'atidėta, atlikts, edasi lükatud, frestað, נדחה, مؤجل, مؤجلة',
    'preloženo, preložené, přeloženo, přesunuto, nukelta, ditunda',
    '延期, 연기',
  ),
  rescheduled: listed(
    'rescheduled, nouvelle date, nueva fecha, nuova data, nova data, neuer termin',
    'verlegt, verplaatst, spostato, spostata',
  ),
  soldOut: listed(
    'complet, complets, épuisé, épuisée, épuisés, épuisées, guichets fermés, guichet fermé',
    'sold out, no tickets left',
    'ausverkauft, uitverkocht',
    'agotado, agotada, agotados, agotadas, entradas agotadas, exhaurit',
    'esgotado, esgotada, esgotados, esgotadas',
    'esaurito, esaurita, tutto esaurito',
    'slutsåld, slutsålt, udsolgt, utsolgt, loppuunmyyty',
    'wyprzedane, wyprzedana, wyprzedany, bilety wyprzedane, vyprodáno, vypredané',
    'telt ház, elfogyott, rasprodano, razprodano, распродано, εξαντλήθηκε, tükendi',
    'elkelt, minden jegy elkelt, utsålt, utsåld, epuizat, bilete epuizate, розпродано, разпродадено, распродато',
    'izpārdots, izpārdota, išparduota, išparduoti, välja müüdud, uppselt',
    'אזל, אזלו הכרטיסים, نفدت التذاكر, نفذت التذاكر, بيعت التذاكر',
    'brak biletów, agortuta, все билеты проданы, hết vé, habis terjual, tiket habis',
    'fully booked, booked out, ausgebucht, volgeboekt, fullbokat, fullbooket, fuldt booket, loppuunvarattu',
    'waiting list, waitlist, waiting list only, waitlist only, liste d’attente, warteliste, wachtlijst, lista de espera, venteliste',
    '完売, 売り切れ, 満席, 満員御礼, 予定枚数終了, 매진, 전석매진, 已售罄, 售罄, 售完, 完售',
  ),
} as const

function listed(...tongues: readonly string[]): readonly string[] {
  return tongues.flatMap((words) => words.split(', '))
}
