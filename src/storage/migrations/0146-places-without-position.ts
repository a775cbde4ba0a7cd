/** Of a name, places that nobody told the position of: they may be anywhere. */
export const sql = `
create index places_by_name_unplaced on places (name_key, id) where lat is null;
`
