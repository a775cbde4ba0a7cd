export const sql = `
-- What runs that were held did not find, kept beside the listings: these stay as they are until it is believed.
create table held_absences (
  listing_id bigint primary key,
  feed_id bigint not null,
  -- As in listings.
  missing_runs smallint not null,
  missing_since timestamptz not null,
  unseen_since timestamptz not null
);
create index held_absences_by_feed on held_absences (feed_id);
`
