/**
 * A key finds a birth only on the days on which it plays (days since 1970, ends included). What was stored before is
 * found on any day until it is written again.
 * Births of a place in the order of their dates: `rebuild` goes through all of them so.
 */
export const sql = `
alter table birth_blocks
  add column first_day smallint not null default -32768,
  add column last_day smallint not null default 32767,
  add column is_run boolean not null default true;

drop index births_by_place;
create index births_by_place on births (place_id, start_at, id);
`
