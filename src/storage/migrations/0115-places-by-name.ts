/** Of a name that thousands of places have, those of a town, a postcode or a region lie side by side. */
export const sql = `
create index places_by_name_and_postcode on places (name_key, (data ->> 'postalCode'));
create index places_by_name_and_latitude on places (name_key, lat) where lat is not null;
`
