/**
 * The words of price texts. Amounts are read in money.ts; there the currency stands as `\u00a4` in what LINK is asked about.
 */

/** Sites and mail addresses: their digits are no amounts, and `.fr` is no franc. */
export const ADDRESSES =
  /(?:https?:\/\/|www\.)\S+|[\w.+-]+@[\w-]+(?:\.[\w-]+)+|(?<![\p{L}\d])[a-z][a-z\d-]*(?:\.[a-z\d-]+)*\.(?:com|org|net|info|eu|fr|be|ch|lu|de|at|es|it|pt|nl|pl|cz|se|dk|fi|ie|uk|ca|us)(?:\/\S*)?(?![\p{L}\d])/giu

export const FREE =
  /(?<!\p{L})(?:gratuite?(?:s|ment)?|gratis|gratuit[ao]s?|gratisveranstaltung|free|kostenlos|kostenfrei|entr[ée]es? libres?|acc[eè]s libre|entrada libre|entrada livre|^libre$|ingresso libero|eintritt frei|freier eintritt|vrije toegang|toegang vrij|fri entr[ée]|fritt intr[äa]de|wst[ęe]p wolny|vstup (?:volný|zdarma)|zdarma|ilmai(?:nen|seksi)|maksuton|vapaa pääsy|adgang gratis|ingyenes|díjtalan|besplatan|besplatn[oa]|bezpłatn[yaei]e?|ókeypis|bez maksas|^falas|hyrje (?:e lirë|falas)|уваход вольны|am ddim|saor in aisce|^doan|^doako|sarrera (?:doan|doakoa?|librea?)|gratuïta|slobodan ulaz|ulaz slobodan|brezplačn[oia]|vstop prost|prost vstop|ieeja brīva|bezmaksas|nemokam(?:as|ai)|tasuta|intrare liber[ăa]|entrada franca|entrada lliure|gratuït|ücretsiz|δωρε[άa]ν|ελεύθερη είσοδος|безкоштовн[оаий]+|безплатно|вхід вільний|вход (?:свободен|свободный|бесплатный)|免[费費](?:入[场場])?|(?:전석 ?)?무료(?:입장| 입장)?|مجان(?:ي|ا|اً|ًا)|חינם|כניסה חופשית|miễn phí|ฟรี|(?:(?:入場|参加|観覧|全席)(?:料)?[:：]?)?無料|бесплатно|no cover(?: charge)?|(?:no|without) (?:entry |entrance |admission )?(?:fee|charge))(?!\p{L})/iu
/** What is free here is something else than the way in, or nothing is. */
export const NOT_FREE_ENTRY =
  /(?<!\p{L})free[ -](?:welcome )?(?:drinks?|beers?|wine|cocktails?|coffee|food|snacks?|buffet|gifts?|parking|shuttle|wi-?fi|cloakroom|jazz|party|seating)(?!\p{L})|(?:parking|boissons?|consommations?|conso|navette|vestiaire|wi-?fi|ap[ée]ritif|cocktail|verre)(?: (?:est|sont|is|are))? (?:gratuite?s?|gratis|free|kostenlos)(?!\p{L})|(?<!\p{L})(?:not|non|pas|nicht|smoke-|alcohol-|barrier-|sugar-) ?(?:gratuite?s?|gratis|free|kostenlos)(?!\p{L})|(?:주차|음료) ?무료|무료 ?(?:주차|음료)|駐車場?(?:は)?無料|ドリンク無料|停[车車]免[费費]|免[费費](?:停[车車]|[饮飲]料)/giu
/**
 * Free for whoever is named, or with something that costs: `gratuit pour les moins de 12 ans`, `free with museum admission`.
 * What it costs everybody else is not said.
 */
export const FREE_FOR_SOME =
  /(?<!\p{L})(?:gratuite?s?|gratis|gratuit[ao]s?|free|kostenlos|frei)(?!\p{L})(?:[\s(:–-]*(?:(?:moins|plus) de \d|under \d|unter \d|jusqu['’]à \d|-\s?\d+ ?(?:ans|years)|\d+ ans et)|[^,;.\n]{0,20}?(?:sur pr[ée]sentation d|(?<!\p{L})(?:pour|for|für|per|para|voor|till?|för|aux?) (?:les? |the |our |die |alle |i |gli |las? |los |de |le )?(?:(?:moins|plus) de \d|under|over|unter|über|bis \d|\d+ ?(?:ans|years|jahre)|-\s?\d|enfants?|child|kids|kinder|bambin|niñ|kinderen|barn|members?|membres?|mitglieder|leden|soci|adh[ée]rents?|abonn[ée]s?|[ée]tudiants?|students?|studenten|seniors?|ch[ôo]meurs|demandeurs|jeunes|scolaires|mineurs|minors|residents?|habitants|carers?|women|girls|filles|first|premi)|(?:avec|mit|with|con) (?:(?:le|un|votre|your|any|a|an|paid|museum|gallery|park|zoo|general|valid) )+(?:billet|ticket|admission|entry|membership|carte|eintritt)))/iu
export const FREE_ENTRY =
  /(?<!\p{L})(?:entr[ée]e (?:libre|gratuite)|acc[eè]s (?:libre|gratuit)|free (?:entry|entrance|admission)|(?:entry|admission)(?: is)? free|eintritt frei|freier eintritt|ingresso (?:libero|gratuito)|entrada (?:libre|gratuita|franca)|(?:gratis|vrije) toegang|fri entr[ée]|wst[ęe]p wolny|vstup (?:volný|zdarma))(?!\p{L})/iu
/** What is eaten or drunk, or put somewhere, with its amount. */
export const MEALS =
  /(?<!\p{L})(?:repas|menu|d[îi]ner|d[ée]jeuner|buffet|boissons?|consommations?|conso|parking|vestiaire|cloakroom|drinks?|catalogue|assiette|plateau|panier|food|dinner|lunch|essen|getr[äa]nke?|cena|comida|pranzo|eten|maaltijd)\s*:?\s*(?:à partir de |d[èe]s |from |ab )?(?:à |[àa] )?[€£$]?\s?\d+(?:[.,]\d{1,2})?\s?(?:[€£$]|euros?|eur)?(?!\p{L})/giu
/** Pay what you want is not free: the price is not known. */
export const AS_YOU_LIKE =
  /(?<!\p{L})(?:prix libre|tarif libre|participation libre|libre participation|contribution libre|au chapeau|donation|pay what you (?:want|can|wish|like)|name your price|prix conscient|offerta libera|pwy[cwl]|pay as you (?:can|like|feel|wish)|hutkasse|hutsammlung|(?:auf )?spendenbasis|a la gorra|taquilla inversa|contributo libero|vrije bijdrage|co łaska|投げ銭)(?!\p{L})/iu
export const NOT_SAID =
  /^(?:|-+|–|—|n\/?[adc]|nc|null|none|nan|undefined|tb[acd]|sur demande|on request|auf anfrage|a consultar|su richiesta|уточняется|待定|未定|미정|\?+)$/i
/** Where people write prices they also write how to book. */
export const BOOKING =
  /^\P{N}*(?<!\p{L})(?:r[ée]servations?|inscriptions?|candidature|billetterie|booking|registration)(?!\p{L})\P{N}*$/iu

export const FROM =
  /(?<!\p{L})(?:[àa] partir de|dès|des(?=\s*\d)|starting (?:at|from)|from|ab|od|alk(?:aen|\.)?|fr[åa]n?\.?(?=\s*\d)|fr\.(?=\s*\d[\d\s.,]*(?:kr|:-))|från|desde|a partire da|vanaf|da(?=\s?€?\s?\d)|de la(?=\s*\d)|από(?=\s*[\d€])|fra(?=\s*(?:kr\.?|dkk|nok)\s*\d)|minimum|min\.?|au moins|от|від)(?!\p{L})|(?<=\p{Sc} ?(?:\d[\d.,]{0,9} ?)?|euros? )(?:et plus|and (?:up|above)|und mehr|o más|e oltre)(?!\p{L})|(?<=[\d€£$] ?|euros? )(?:upwards|onwards)(?!\p{L})|(?<=[\d円元원] ?)(?:から|より|부터|起)|[~〜～]\s*$|(?<=\d.*)(?:itibaren|başlayan)(?!\p{L})|^itibaren|>=|\+\s*$/iu
/** Who comes, and how many, which is no bound of a price: `12 personnes maximum`, `ab 18 Jahren`. */
export const PEOPLE_MAX =
  /(?:(?:max|min)[\p{L}.]*\s*:?\s*)?(?:\d+\s*)?(?:personn?e?[snr]?|pers\.?|people|places?|participants?|teilnehmer|pl[äa]tze|persoas|plazas|aforo|posti)(?!\p{L})(?:\s*(?:max|min)[\p{L}.]*)?|(?:\p{L}+(?:\s(?:de|di|a))?\s|[+<>-]\s?)?\d{1,2}\s?(?:ans?|years?|jahren?|a[ñn]os|anni|jaar|lat|let|anos)(?!\p{L})/giu
/** When, which is none either: `en vente dès le 1er mars`, `à partir de 18h`. */
export const SINCE_WHEN =
  /(?<!\p{L})(?:[àa] partir d[eu]|dès|from|ab|desde|a partire da|vanaf|jusqu['’]à)\s+(?:le |du |the |dem |el )?\d{1,2}\s?(?:er(?!\p{L})|h(?!\p{L})|heures?|uhr|(?:janv|f[ée]vr|mars|avril|mai|juin|juil|ao[uû]t|sept|oct|nov|d[ée]c)\p{L}*)/giu
export const UP_TO =
  /(?<!\p{L})(?:jusqu['’ ]?[àa]|up to|max(?:imum|\.)?|bis zu|^bis|^(?:do|до)(?=\s*\d)|hasta|fino a|^tot(?: en met)?)(?!\p{L})|<=/iu

/** What joins two amounts of one span or list, their currency written once. */
export const LINK =
  /^[\s\u00a4]*(?:\/|à|a|al|to|and|et|ou|or|bis|und|oder|y|e|hasta|tot|en|of|till?|och|og|i|do|až|lub|и|до|έως|και)?[\s\u00a4]*$/iu
