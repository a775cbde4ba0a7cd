/**
 * Labels and names in Chinese, Japanese and Korean, whose words no blanks part: they count wherever they stand, where the
 * tables of whole words say nothing. Special before general: the first row that fits decides.
 */
export const SIGNS_IN_LABELS: readonly (readonly [category: string, signs: string])[] = [
  ['theatre/musical', '音乐剧|音樂劇|ミュージカル|뮤지컬'],
  ['festival/music-festival', '音乐节|音樂節|音楽祭|음악 ?축제'],
  ['comedy/stand-up', '脱口秀|脫口秀|스탠드업'],
  ['comedy', '相声|相聲|曲艺|曲藝|曲苑|喜剧|喜劇|お笑い|落語|漫才|코미디'],
  ['theatre/magie', '魔术|魔術|マジック|마술'],
  ['family/cirque', '马戏|馬戲|杂技|雜技|サーカス|서커스'],
  ['dance/ballet', '芭蕾|バレエ|발레'],
  ['dance', '舞剧|舞劇|舞蹈|現代舞|现代舞|古典舞|ダンス|무용|댄스'],
  ['theatre', '话剧|話劇|戏剧|戲劇|舞台剧|舞台劇|演劇|芝居|歌舞伎|연극'],
  ['classical/opera', '歌剧(?!院)|歌劇(?!院|場)|オペラ|오페라|戏曲|戲曲|京剧|京劇|越剧|昆曲|崑曲'],
  ['family', '儿童|兒童|亲子|親子|キッズ|ファミリー|子ども|子供|어린이|아동|가족'],
  ['music', '演唱会|演唱會|コンサート|ライブ|音楽|콘서트'],
  ['classical', '音乐会|音樂會|古典|交响|交響|クラシック|클래식'],
  ['exhibition', '展览|展覽|展示|美術展|美术展|展覧会|전시'],
  ['sport', '体育|體育|スポーツ|스포츠'],
  ['cinema', '电影|電影|映画|영화'],
  ['conference/talk', '讲座|講座|講演|강연'],
  ['festival', '페스티벌|축제|フェス'],
  ['workshop', '工作坊|워크숍|ワークショップ'],
  ['attraction/guided-tour', 'ガイドツアー|가이드 ?투어|导览|導覽'],
  ['food', 'グルメ|美食|미식'],
  ['music', '音乐|音樂|음악'],
]
