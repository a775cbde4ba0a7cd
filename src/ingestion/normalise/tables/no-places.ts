/** Whole texts, of which each row is of some tongues. */
function wholly(...rows: readonly string[]): RegExp {
  return new RegExp(`^(?:${rows.join('|')})$`, 'iu')
}

/** Places that are none but the internet. */
export const ONLINE = wholly(
  String.raw`on-?line(?: event| only)?|en ligne|virtual(?: event)?|virtuel|webinar|webinaire|zoom|streaming|live ?stream(?:ing)?|internet|web|(?:online|en ligne)[ :–-]*\([^()]*\)|(?:r[ée]union )?(?:microsoft )?teams(?: meeting)?|zoom (?:meeting|webinar)|google meet|youtube(?: live)?|facebook live|twitch|(?:https?:\/\/|www\.)\S+`,
  '[ée]v[ée]nement en ligne|(?:en )?visio(?:conf[ée]rence)?|via zoom|online (?:via|per|über|on|sur) zoom|webex|jitsi',
  'online-?veranstaltung|online veranstaltung|virtuell(?:e veranstaltung)?|evento (?:online|virtuale?)|en l[íi]nea|em linha|w internecie|interneten|na (?:spletu|internetu)|verkossa|etänä|internetis|internetist|tiešsaistē|nuotoliniu(?: būdu)?|[çc]evrim ?i[çc]i',
  'онлайн(?:[ -](?:мероприятие|событие|трансляция|подія|събитие))?|в интернете?|διαδικτυακ[άα]|διαδίκτυο',
  'オンライン(?:開催|配信|イベント)?|온라인(?: 행사)?|[线線]上(?:活[动動])?|ออนไลน์|trực tuyến|daring|אונליין|מקוון|בזום|أونلاين|اونلاين|عبر الإنترنت|على الإنترنت',
)

/** Stand-ins for a place that is not said. */
export const NOWHERE = wholly(
  String.raw`tb[acd](?: - .*| \(.*)?|to be (?:announced|confirmed|determined)|venue (?:tb[acd]|to be announced)|(?:lieu|adresse|salle|ville) [àa] (?:d[ée]finir|pr[ée]ciser|confirmer|venir|d[ée]terminer)|(?:ort |location )?wird noch bekannt ?gegeben|por (?:confirmar|determinar)|da (?:definire|confermare|definir)|a (?:definir|confirmar)|locatie volgt|nader te bepalen|unbekannt|(?:diverse|verschiedene) (?:orte|locations)|varios lugares|(?:luoghi|sedi) var[ie]|[àa] d[ée]finir|unknown(?: venue)?|lieu inconnu|inconnu|needs? a (?:location|venue)|(?:location|venue|address) (?:not specified|to follow|coming soon)|(?:see|voir) (?:the )?(?:description|website|site)|(?:adresse|lieu) (?:communiqu[ée]e? (?:ult[ée]rieurement|plus tard|apr[èe]s (?:la )?r[ée]servation|(?:sur|[àa] l['’]) ?inscription)|secr[èe]te?|non pr[ée]cis[ée]e?)|secret (?:location|venue)|(?:multiple|various) (?:venues|locations)(?:(?: -|,| in) .*)?|private (?:event|function|home|house|party|residence)|divers lieux|plusieurs lieux|other|autre|(?:for )?(?:the )?venue (?:details?|info(?:rmation)?)\b.*(?:contact|reach|e-?mail|call).*|(?:please )?(?:contact|reach) us\b.*|(?:nous|merci de nous) contacter|[^@]*\b[\w.+-]+@[\w-]+\.[\w.]+.*|n\/?a|none|null|away(?: game)?|-+`,
  '(?:lugar|sede|ubicaci[óo]n|recinto|local|localiza[çc][ãa]o) (?:por|a) (?:confirmar|determinar|definir|anunciar)|(?:luogo|sede|location|indirizzo) da (?:definire|confermare|destinarsi|comunicare)|v[áa]rios locais|diversos locais|varias ubicaciones',
  '(?:veranstaltungsort |ort )?(?:noch nicht bekannt|wird (?:noch )?bekannt ?gegeben|noch offen|folgt(?: noch)?)|(?:locatie |plek )?(?:wordt nog bekend ?gemaakt|nog niet bekend|nog te bepalen)|plek volgt|diverse locaties|meddelas senare|plats meddelas(?: senare)?|olika platser|(?:sted )?(?:oplyses|annonceres|offentliggj[øo]res) senere|forskellige steder|(?:paikka )?ilmoitetaan myöhemmin|eri paikkoja',
  '(?:miejsce )?do (?:ustalenia|potwierdzenia)|różne (?:miejsca|lokalizacje)|(?:místo )?bude upřesněno|upřesníme|různá místa|(?:helyszín )?később|(?:yer )?belirlenecek|θα ανακοινωθεί|διάφοροι χώροι',
  '(?:место|адрес|площадка) (?:проведения )?(?:уточняется|будет (?:объявлен[оа]|уточнен[оа]))|уточняется|разные (?:места|площадки)|(?:місце|локація) уточнюється|уточнюється',
  '(?:場所|会場|開催地)?未定|(?:会場|場所)(?:は)?(?:後日|追って)(?:発表|連絡)|(?:地[点點]|[场場]地)?待定|(?:장소 ?)?미정|추후 ?공지|ייקבע בהמשך|יפורסם בהמשך|(?:المكان )?يحدد لاحق[اً]{1,2}',
)
