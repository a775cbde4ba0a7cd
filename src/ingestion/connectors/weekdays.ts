/** Days of the week as schema.org names them (https://schema.org/DayOfWeek), in lower case; 0 = Sunday. */
export const WEEKDAYS: readonly string[] = [
  'sunday',
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
]
