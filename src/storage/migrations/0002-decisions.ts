/** What only an operator can decide, and what an operator's merges need to be taken back. */
export const sql = `
-- Two births in different events that may be one, as the last look at either of them found. One row for two events.
create table doubtful_pairs (
  a bigint not null,
  b bigint not null,
  score double precision not null,
  -- Codes with a blank between.
  reasons text not null,
  primary key (a, b)
);
create index doubtful_pairs_by_b on doubtful_pairs (b);
create index doubtful_pairs_by_score on doubtful_pairs (score desc, a, b);

-- Events that the rules made and a person should look at.
create table doubtful_events (
  event_id bigint primary key,
  score double precision not null
);

-- The place that the id answers for when the operator's merges are left out of account; null: directory_place_id.
alter table directory_ids add column merged_from bigint references directory_places;
create index directory_ids_by_place on directory_ids (directory_place_id);

-- For an operator's word about a listing whose id now means another show.
create index listings_closed on listings (partner_id, external_id) where closed_at is not null;
`
