/** Places that are none but the internet. */
export const ONLINE =
  /^(?:online(?: event| only)?|en ligne|virtual(?: event)?|virtuel|webinar|webinaire|zoom|streaming|live ?stream|internet|web|(?:online|en ligne)[ :–-]*\([^()]*\)|(?:r[ée]union )?(?:microsoft )?teams(?: meeting)?|zoom (?:meeting|webinar)|google meet|youtube(?: live)?|facebook live|twitch|(?:https?:\/\/|www\.)\S+)$/i
/** Stand-ins for a place that is not said. */
export const NOWHERE =
  /^(?:tb[acd]|to be (?:announced|confirmed|determined)|venue (?:tb[acd]|to be announced)|lieu [àa] (?:d[ée]finir|pr[ée]ciser|confirmer|venir)|[àa] d[ée]finir|unknown(?: venue)?|lieu inconnu|inconnu|needs? a (?:location|venue)|(?:location|venue|address) (?:not specified|to follow|coming soon)|(?:see|voir) (?:the )?(?:description|website|site)|(?:adresse|lieu) (?:communiqu[ée]e? (?:ult[ée]rieurement|plus tard)|secr[èe]te?|non pr[ée]cis[ée]e?)|secret (?:location|venue)|(?:multiple|various) (?:venues|locations)(?:(?: -|,| in) .*)?|private (?:event|function|home|house|party|residence)|divers lieux|plusieurs lieux|n\/?a|none|null|-+)$/i
