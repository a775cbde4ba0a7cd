/** Letters of Greek and Cyrillic as they are mostly written in Latin ones. Folded text: no accents, one case. */
const PAIRS: Readonly<Record<string, string>> = { ου: 'ou', αυ: 'av', ευ: 'ev', γγ: 'ng', ια: 'ia' }
const LETTERS: Readonly<Record<string, string>> = Object.fromEntries(
  [
    'α a β v γ g δ d ε e ζ z η i θ th ι i κ k λ l μ m ν n ξ x ο o π p ρ r σ s ς s τ t υ y φ f χ ch ψ ps ω o',
    'а a б b в v г g ґ g д d е e є ie ж zh з z и i і i к k л l м m н n о o п p р r с s т t у u ф f х kh',
    'ц ts ч ch ш sh щ shch ъ _ ы y ь _ э e ю iu я ia ј i љ li њ ni ћ c ђ d џ dz ѓ g ќ k ѕ dz',
  ]
    .flatMap((row) => row.split(' '))
    .reduce<[string, string][]>((rows, one, index, all) => {
      if (index % 2 === 0) rows.push([one, (all[index + 1] ?? '').replace('_', '')])
      return rows
    }, []),
)
const OTHER = /[\p{Script=Greek}\p{Script=Cyrillic}]/u
const PAIR = new RegExp(Object.keys(PAIRS).join('|'), 'gu')

/** Whether a text has letters that `soundOf` writes in Latin ones. */
export function isGreekOrCyrillic(text: string): boolean {
  return OTHER.test(text)
}

/** Shorter names sound alike by chance. */
export const SOUND_LENGTH_MIN = 5

/** Spellings of one sound, the first that fits; what comes of it is for comparing only. */
const SOUNDS: readonly (readonly [RegExp, string])[] = [
  [/[yj]/gu, 'i'],
  [/w/gu, 'v'],
  [/ou|oo/gu, 'u'],
  [/(?<![a-z])mp/gu, 'b'],
  [/(?<![a-z])nt/gu, 'd'],
  [/gk|gg/gu, 'g'],
  [/(?<![a-z])gi(?=[aeou])/gu, 'i'],
  [/s+h+c+h+|s+c+h+|sh/gu, 's'],
  [/zh/gu, 'z'],
  [/tch|ch|kh/gu, 'h'],
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/t[sz]|cz/gu, 'c'],
  [/ck/gu, 'k'],
  [/x/gu, 'ks'],
  [/ai/gu, 'e'],
  [/[eo]i/gu, 'i'],
  [/i(?=[aeou])/gu, ''],
  [/(.)\1+/gu, '$1'],
]

/**
 * How a folded text sounds when written in Latin letters: `Γιάννης Χαρούλης` and `Yannis Haroulis`, `Сергей` and
 * `Sergey` come to the same. Many different texts do, too: only for telling one in another script again.
 */
export function soundOf(text: string): string {
  const latin = text
    .replace(/([αε])υ(?=[θκξπστφχψ])/gu, '$1φ')
    .replace(PAIR, (pair) => PAIRS[pair] ?? pair)
    .replace(/[^\0-\x7f]/gu, (letter) => LETTERS[letter] ?? letter)
  return SOUNDS.reduce((rest, [spelt, sound]) => rest.replace(spelt, sound), latin)
}
