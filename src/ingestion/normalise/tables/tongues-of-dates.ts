/** What tongues call weekdays in three letters or fewer, and their months by how these begin, without accents. */
interface TongueOfDates {
  readonly weekdays: string
  readonly months: RegExp
}

/** Only short forms are the words of others: `di 5 marzo`, `do 5 de março`, `so 5 March`. */
export const TONGUES_OF_DATES: readonly TongueOfDates[] = [
  {
    weekdays: 'sun mon tue wed thu fri sat',
    months:
      /^(?:january|february|march|april|may|june|july|august|october|december|jan|feb|mar|apr|jun|jul|aug|sept?(?:ember)?|oct|nov(?:ember)?|dec)$/,
  },
  {
    weekdays: 'dim lun mar mer jeu ven sam',
    months:
      /^(?:janv|janvier|fevr?|fevrier|mars?|avr|avril|mai|juin|juil|juillet|aout|sept(?:embre)?|oct(?:obre)?|nov(?:embre)?|dec(?:embre)?)$/,
  },
  {
    weekdays: 'so mo di mi do fr sa',
    months:
      /^(?:j[aä]n(?:ner)?|januar|feb|februar|feber|marz|maerz|mrz|apr|april|mai|juni?|juli?|aug|august|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?)$/,
  },
  {
    weekdays: 'zo ma di wo do vr za',
    months:
      /^(?:jan|januari|feb|februari|maart|mrt|apr|april|mei|juni?|juli?|aug|augustus|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dec(?:ember)?)$/,
  },
  {
    weekdays: 'dom lun mar mie jue vie sab',
    months:
      /^(?:ene|enero|feb|febrero|mar|marzo|abr|abril|may|mayo|junio?|julio?|ago|agosto|sept?(?:iembre)?|setiembre|oct(?:ubre)?|nov(?:iembre)?|dic(?:iembre)?)$/,
  },
  {
    weekdays: 'dom lun mar mer gio ven sab',
    months:
      /^(?:gen|gennaio|feb|febbraio|mar|marzo|apr|aprile|mag|maggio|giu|giugno|lug|luglio|ago|agosto|sett?(?:embre)?|ott(?:obre)?|nov(?:embre)?|dic(?:embre)?)$/,
  },
  {
    weekdays: 'dom seg ter qua qui sex sab',
    months:
      /^(?:jan|janeiro|fev|fevereiro|mar|marco|abr|abril|maio?|jun|junho|jul|julho|ago|agosto|set(?:embro)?|out(?:ubro)?|nov(?:embro)?|dez(?:embro)?)$/,
  },
]
