/** Which picture a copy is of: one that is found damaged is made anew. */
export const sql = `
create index pictures_by_copy on pictures
  using gin ((array[forms ->> 'image', forms ->> 'square', forms ->> 'rectangle', forms ->> 'web']));
`
