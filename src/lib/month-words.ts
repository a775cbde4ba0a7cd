import { withoutAccents } from './without-accents.ts'

/** Month names and their short forms in the languages of our feeds, without accents. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  [
    'january jan janvier janv januar enero ene gennaio gen januari janeiro janner gener stycznia sty ledna tammikuuta ianuarie ian ocak' +
      ' januara januarja jaanuar janvaris janvara sausio sijecnja января январь янв січня януари ιανουαριου ιανουαριος γεναρη γεναρης ιαν يناير ינואר בינואר มกราคม जनवरी' +
      ' januarie janar yanvar urtarrila urtarrilaren студзеня студзень јануар јануари sijecanj leden tammikuu sausis xaneiro հունվարի იანვარი ionawr jannar schaner ژانویه جنوری جانفي styczen січень' +
      ' eanair jannewaris genver genier schan xan jaan сту січ јан қаңтар қаң հնվ հունվար ינו בינו জানুয়ারি იან',
    'february feb fevrier fevr fev februar febrero febbraio februari fevereiro febrer febr lutego lut unora helmikuuta februarie subat' +
      ' februara februarja veebruar februaris vasario veljace pebruari февраля февраль фев лютого февруари φεβρουαριου φεβρουαριος φλεβαρη φλεβαρης φεβ فبراير פברואר בפברואר กุมภาพันธ์ फरवरी' +
      ' shkurt fevral otsaila otsailaren лютага лютий фебруар фебруари veljaca unor feber helmikuu vasaris pebrero febreiro փետրվարի თებერვალი chwefror frar favrer فوریه فروری فيفري شباط luty' +
      ' feabhra febrewaris febrier favr veebr лют люты феб февр ақпан ақп փետրվար փտվ פבר בפבר फ़र ফেব্রুয়ারি თებ',
    'march mar mars marz maerz marzo mrt maart marco marca marc marts brezna maaliskuuta martie mart marcius' +
      ' maret marto kovo ozujka марта март березня μαρτιου μαρ μαρτη μαρτιος مارس מרץ במרץ มีนาคม मार्च' +
      ' martxoa martxoaren сакавіка ozujak brezen maaliskuu kovas marso marzec marec մարտի მარტი mawrth marzu مارچ اذار березень' +
      ' marta machi meurzh marzu мар бер наурыз нау сак сакавік մարտ մրտ মার্চ მარ',
    'april apr avril avr abril abr aprile kwietnia kwi dubna huhtikuuta aprilie nisan aprilis' +
      ' aprila aprill balandzio travnja апреля апрель апр квітня април απριλιου απριλιος απριλη απριλης απρ ابريل אפריל באפריל เมษายน अप्रैल' +
      ' prill aprel apirila apirilaren красавіка travanj duben huhtikuu balandis ապրիլի აპრილი ebrill اوریل اپریل افريل نيسان kwiecien квітень avrigl' +
      ' aibrean aprili abrell ebrel квіт кра красавік сәуір сәу ապրիլ ապր אפר באפר এপ্রিল აპრ',
    'may mai mayo maggio mag mei maio maig maj maja kvetna toukokuuta mayıs majus' +
      ' maijs maija geguzes svibnja мая май травня μαιου μαιος μαη μαης μαι مايو מאי במאי พฤษภาคม मई' +
      ' maiatza maiatzaren мај svibanj kveten toukokuu geguze մայիսի მაისი mejju matg ماي ايار травень' +
      ' bealtaine maaie mayu трав мамыр мам մայիս մյս مئی مه মে მაი',
    'june jun juin juni junio giugno giu junho juny czerwca cze cervna kesakuuta iunie iun haziran junius' +
      ' juna junija juuni junijs birzelio lipnja июня июнь июн червня юни ιουνιου ιουνιος ιουνη ιουνης ιουν يونيو יוני ביוני มิถุนายน जून' +
      ' junie qershor iyun ekaina ekainaren чэрвеня јун јуни lipanj cerven kesakuu birzelis hunyo xuno հունիսի ივნისი mehefin gunju zercladur جوان جون حزيران czerwiec червень junij' +
      ' meitheamh mezheven junh xunu zercl черв чэр чэрвень маусым мау հունիս հնս ژوئن ივნ',
    'july jul juillet juil juli julio luglio lug julho juill juliol lipca lip cervence heinakuuta iulie iul temmuz julius' +
      ' jula julija juuli julijs liepos srpnja июля июль июл липня юли ιουλιου ιουλιος ιουλη ιουλης ιουλ يوليو יולי ביולי กรกฎาคม जुलाई' +
      ' julie korrik iyul uztaila uztailaren ліпеня јул јули srpanj cervenec heinakuu liepa hulyo xullo հուլիսի ივლისი gorffennaf lulju fanadur julai يوليوز جويلية جولايی تموز lipiec липень julij' +
      ' iuil gouere julhet xunetu xul лип ліп ліпень шілде шіл հուլիս հլս ژوئیه जुल জুলাই ივლ',
    'august aug aout aou agosto ago augustus agost ag augusti sierpnia sie srpna elokuuta agustos augusztus' +
      ' augusta avgusta augusts rugpjucio kolovoza агуста августа август авг серпня αυγουστου αυγουστος αυγ اغسطس אוגוסט באוגוסט สิงหาคม अगस्त' +
      ' gusht avqust abuztua abuztuaren жніуня avgust kolovoz srpen elokuu rugpjutis օգոստոսի აგვისტო awst awwissu avust ogos agosti غشت اوت اگست اب sierpien серпень' +
      ' lunasa agustus agust agu agostu auguscht avg avq eost серп жні жнівень тамыз там օգոստոս օգս אוג באוג अग আগস্ট აგვ',
    'september sep sept septembre septiembre settembre set setembro setembre wrzesnia wrz zari syyskuuta septembrie eylul szeptember' +
      ' septembra septembris rugsejo rujna сентября сентябрь сен сент вересня септември σεπτεμβριου σεπτεμβριος σεπτεμβρη σεπτ σεπ سبتمبر ספטמבר בספטמבר กันยายน सितंबर' +
      ' shtator sentyabr sentabr iraila irailaren верасня септембар septembar rujan syyskuu rugsejis setyembre setiembre septemba սեպտեմբերի სექტემბერი medi settembru settember سپتامبر شتنبر ستمبر ايلول wrzesien вересень' +
      ' septimber septamber gwengolo szept sett сеп вер верасень қыркүйек қыр սեպտեմբեր սեպ ספט בספט सित সেপ্টেম্বর სექ',
    'october oct octobre oktober okt octubre ottobre ott outubro out pazdziernika paz rijna lokakuuta octombrie ekim' +
      ' oktobra oktoober oktobris spalio октября октябрь окт жовтня октомври οκτωβριου οκτωβριος οκτωβρη οκτ اكتوبر אוקטובר באוקטובר ตุลาคม अक्टूबर' +
      ' tetor oktyabr oktabr urria urriaren кастрычніка октобар oktobar rijen lokakuu spalis oktubre oktoba հոկտեմբերի ოქტომბერი hydref ottubru اکتبر اکتوبر pazdziernik жовтень' +
      ' ochobre жовт кас кастрычнік қазан қаз հոկտեմբեր հոկ אוק באוק अक्टू অক্টোবর ოქტ',
    'november nov novembre noviembre novembro novembre listopada lis listopadu marraskuuta noiembrie noi kasım' +
      ' novembra novembris lapkricio studenoga studenog ноября ноябрь ноя листопада ноември νοεμβριου νοεμβριος νοεμβρη νοε نوفمبر נובמבר בנובמבר พฤศจิกายน नवंबर' +
      ' nentor noyabr azaroa azaroaren лістапада новембар novembar studeni marraskuu lapkritis nobyembre novemba նոյեմբերի ნოემბერი tachwedd novembru نوامبر نونبر نومبر листопад' +
      ' samhain novimber novamber payares listopad лист ліс лістапад нов ное нояб қараша қар նոյեմբեր նոյ נוב בנוב नव নভেম্বর ნოე',
    'december dec decembre dezember dez diciembre dic dicembre desember dezembro desembre des grudnia gru prosince joulukuuta decembrie aralık' +
      ' decembra detsember decembris gruodzio prosinca декабря декабрь дек грудня декември δεκεμβριου δεκεμβριος δεκεμβρη δεκ ديسمبر דצמבר בדצמבר ธันวาคม दिसंबर' +
      ' dhjetor dekabr abendua abenduaren снежня децембар decembar prosinac prosinec joulukuu gruodis disyembre decembro desemba disember disemba դեկտեմբերի დეკემბერი rhagfyr dicembru دسامبر دجنبر دسمبر grudzien грудень' +
      ' nollaig desimber dezamber avientu kerzu dets груд дец сне снежань желтоқсан жел դեկտեմբեր դեկ דצמ בדצמ दिस ডিসেম্বর დეკ',
  ].flatMap((names, index) =>
    names.split(' ').map((name) => [withoutAccents(name), index + 1] as const),
  ),
)

/** 1 to 12, however its accents and capitals are written; null where it is the name of no month. */
export function monthNamed(word: string): number | null {
  // From when on; without its accent it is December in several tongues.
  if (/^dès$/iu.test(word)) return null
  return MONTHS.get(withoutAccents(word).replace(/\.$/, '')) ?? null
}
