/** What a clock of twelve hours is told apart by. */
export type PartOfDay = 'morning' | 'noon' | 'afternoon' | 'evening' | 'night'

/** Behind the time of day, as patterns: `8h du soir`, `8 de la tarde`, `7:30 μ.μ.`. */
export const PARTS_BEHIND: Readonly<Record<PartOfDay, string>> = {
  morning:
    "du matin|de la mañana|de la manana|de la madrugada|del mat[ií]|della mattina|di mattina|del mattino|da manh[ãa]|da madrugada|morgens|vormittags|in der früh|'s ochtends|'s morgens|in the morning|утра|ранку|rano|ráno|dopoledne|sabah|pagi|giờ sáng|π\\.?\\s?μ\\.?|ص|صباحا?ً?|το πρωί",
  noon: 'το μεσημέρι|del mediod[ií]a|de mezzogiorno|mittags|tengah hari',
  afternoon:
    "de l'apr[eè]s-midi|de la tarde|da tarde|de la tarda|del pomeriggio|di pomeriggio|nachmittags|'s middags|in the afternoon|дня|popo[lł]udniu|odpoledne|petang|sore|siang|(?:giờ )?chiều|μ\\.?\\s?μ\\.?|م|مساءً?|το απόγευμα",
  evening:
    "du soir|de la noche|da noite|del vespre|di sera|della sera|abends|am abend|'s avonds|in the evening|вечера|вечора|wieczorem|večer|ve[cč]er|på kvällen|om aftenen|illalla|akşam|malam|(?:giờ )?tối|το βράδυ",
  night: "de la nit|di notte|della notte|nachts|'s nachts|at night|ночи|ночі|w nocy",
}

/**
 * Forms as short as `am` and `pm`, behind minutes and at the end, since some are words elsewhere: Swedish, Norwegian, Finnish,
 * Czech, Slovene, Ukrainian, Macedonian, Latvian, Lithuanian, Icelandic, Irish, Albanian, Afrikaans, Malay, Persian, Nepali…
 */
export const HALVES_BEHIND: Readonly<Record<'morning' | 'afternoon', string>> = {
  morning:
    'f\\.?\\s?m\\.?|ap\\.|dop\\.?|дп|претпл\\.?|priekšp\\.?|priešpiet|f\\.h\\.|r\\.n\\.|moies|p\\.d\\.|vm\\.?|vorm\\.?|pg|ү\\.ө\\.|ق\\.?\\s?ظ\\.?|पूर्वाह्न',
  afternoon:
    'e\\.?\\s?m\\.?|ip\\.|odp\\.?|пп|pop\\.?|попл\\.?|pēcp\\.?|popiet|e\\.h\\.|i\\.n\\.|g\\.m\\.|nomëttes|m\\.d\\.|nm\\.?|nam\\.|nachm\\.?|ptg|ү\\.х\\.|ب\\.?\\s?ظ\\.?|अपराह्न',
}

/** Before it: `晚上7:30`, `du. 3 óra`, `저녁 7시`. */
export const PARTS_BEFORE: Readonly<Record<PartOfDay, string>> = {
  morning: '早上|早晨|清晨|凌晨|朝|아침|새벽|de\\.|reggel|sabah|öö',
  noon: '中午|昼|낮',
  afternoon: '傍晚|du\\.|délután|öğleden sonra|ös|दोपहर',
  evening: '晚上|晚间|晚間|晚|夜|夕方|저녁|este|akşam|शाम',
  night: '半夜|深夜|밤|éjjel|gece',
}
