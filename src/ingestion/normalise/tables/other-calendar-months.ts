/** Months as patterns, in their order, in texts whose accents were taken off and whose letters are those of Arabic. */
export const PERSIAN_MONTHS: readonly string[] = [
  'فرورد[يی]ن|farvardin',
  'ارد[يی]بهشت|ordibehesht',
  'خرداد|khordad',
  'ت[يی]ر|tir',
  'مرداد|mordad',
  'شهر[يی]ور|shahrivar',
  'مهر|mehr',
  'ابان|aban',
  'اذر|azar',
  'د[يی]|dey',
  'بهمن|bahman',
  'اسفند|esfand',
]

export const HIJRI_MONTHS: readonly string[] = [
  'محرم|muharram',
  'صفر|safar',
  "ربيع ال(?:اول|اولى)|rabi['’`]? ?(?:al-?awwal|i)",
  "ربيع (?:الثاني|الاخر)|rabi['’`]? ?(?:al-?thani|al-?akhir|ii)",
  'جماد[يى] الاول[يى]?|jumada (?:al-?(?:awwal|ula)|i)',
  'جماد[يى] (?:الاخرة?|الثانية?)|jumada (?:al-?(?:thani(?:yah?)?|akhirah?)|ii)',
  'رجب|rajab',
  "شعبان|sha['’`]?ban",
  'رمضان|ramadh?an',
  'شوال|shawwal',
  "ذ[وي] ?القعدة|dhu['’`]?l?[ -](?:al-)?qi?['’`]?dah?",
  "ذ[وي] ?الحجة|dhu['’`]?l?[ -](?:al-)?hijjah?",
]
