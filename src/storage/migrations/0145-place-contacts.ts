/** Telephones (`+33…`) and sites (`host`, `host/path`) by which a place is recognised at another partner. */
export const sql = `
alter table places add column contacts text[] not null default '{}';
create index places_by_contact on places using gin (contacts) with (fastupdate = off) where contacts <> '{}';
`
