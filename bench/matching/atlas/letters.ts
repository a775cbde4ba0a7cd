import type { Random } from '../random.ts'

/** Greek as its passports write it, roughly. */
const GREEK: Readonly<Record<string, string>> = {
  α: 'a',
  β: 'v',
  γ: 'g',
  δ: 'd',
  ε: 'e',
  ζ: 'z',
  η: 'i',
  θ: 'th',
  ι: 'i',
  κ: 'k',
  λ: 'l',
  μ: 'm',
  ν: 'n',
  ξ: 'x',
  ο: 'o',
  π: 'p',
  ρ: 'r',
  σ: 's',
  ς: 's',
  τ: 't',
  υ: 'y',
  φ: 'f',
  χ: 'ch',
  ψ: 'ps',
  ω: 'o',
}

const KANJI: Readonly<Record<string, string>> = {
  南座別館: 'Minamiza Annex',
  京都小劇場: 'Kyoto Small Theater',
  コウノトリ座: 'Kounotori-za',
  北山コンサートホール: 'Kitayama Concert Hall',
  磔磔横ホール: 'Taku Taku Side Hall',
  市民会館: 'Shimin Kaikan',
  地下室: 'Chikashitsu',
  クラブ月影: 'Club Tsukikage',
  市立美術館: 'City Museum of Art',
  鉄道資料館: 'Railway Museum',
  体育館: 'Gymnasium',
  西京極スタジアム: 'Nishikyogoku Stadium',
  シネマ出町: 'Cinema Demachi',
  シネマ四条: 'Cinema Shijo',
  大ホール: 'Main Hall',
  小ホール: 'Small Hall',
  桜の園: 'The Cherry Orchard',
  夕鶴: 'Yuzuru',
  赤い靴: 'The Red Shoes',
  ねこの冒険: 'Neko no Boken',
  青の時代展: 'The Blue Period',
  恐竜博2027: 'Dino Expo 2027',
}

export function inLatin(text: string): string {
  const known = KANJI[text]
  if (known !== undefined) return known
  const bare = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  const paired = bare
    .replaceAll('ου', 'ou')
    .replaceAll('Ου', 'Ou')
    .replaceAll('Μπ', 'B')
    .replaceAll('αυ', 'av')
  return paired.replace(/\p{Script=Greek}/gu, (letter) => {
    const plain = GREEK[letter.toLowerCase()] ?? letter
    return letter === letter.toLowerCase() ? plain : plain.charAt(0).toUpperCase() + plain.slice(1)
  })
}

export const isForeign = (text: string): boolean =>
  /[\p{Script=Greek}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)

const DROPPED: Readonly<Record<string, string>> = {
  ł: 'l',
  Ł: 'L',
  ø: 'o',
  Ø: 'O',
  ß: 'ss',
  ı: 'i',
  œ: 'oe',
  æ: 'ae',
}

/** As old tills print it: no marks, no typography. */
export function plainText(text: string): string {
  const marks = text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')
  return marks
    .replace(/[łŁøØßıœæ]/gu, (letter) => DROPPED[letter] ?? letter)
    .replace(/[’‘]/gu, "'")
    .replace(/[–—]/gu, '-')
}

/** A slip of somebody who types, or of a machine that reads posters. */
export function slipped(text: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, text.length - 2))
  const before = text.slice(0, at)
  const after = text.slice(at + 1)
  const letter = text.charAt(at)
  const next = text.charAt(at + 1)
  const kinds = [
    before + after,
    before + letter + letter + after,
    before + next + letter + text.slice(at + 2),
    text.replace('rn', 'm').replace('l', '1'),
    text.replace('O', '0').replace('I', 'l'),
    text.replace(' ', '  ').replace('e', 'c'),
  ]
  return random.pick(kinds)
}
