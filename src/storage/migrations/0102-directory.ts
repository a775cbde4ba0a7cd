/** What each provider said of a place of the directory, how long it may be kept, and what an operator decided of it. */
export const sql = `
-- One row for all that a provider says, or one for each part of it that may be kept for another time. What a place
-- is shown with (directory_places.data) is put together from these and can be put together again.
create table directory_values (
  directory_place_id bigint not null,
  -- 'open', 'google-legacy', 'operator'.
  provider text not null,
  -- 'all', or which fields.
  part text not null,
  -- Some fields of a DirectoryPlace.
  data jsonb not null,
  -- Of an imported record: what is as it was is not written again.
  hash uuid,
  fetched_at timestamptz not null,
  -- From then on it is not kept; null: for ever.
  expires_at timestamptz,
  attribution text,
  primary key (directory_place_id, provider, part)
);
create index directory_values_by_expiry on directory_values (expires_at) where expires_at is not null;

insert into directory_values (directory_place_id, provider, part, data, fetched_at)
select id, 'open', 'all', data - 'id', fetched_at from directory_places where provider <> 'partner';
update directory_places set provider = 'open' where provider <> 'partner';

alter table directory_places
  drop column fetched_at, drop column expires_at, drop column attribution,
  -- 'permanently' or 'temporarily', as the directory says.
  add column closed text,
  -- Since when its directory no longer knows the id.
  add column missing_since timestamptz,
  -- The row that its ids lead to now; such a row answers for nothing.
  add column replaced_by bigint references directory_places;
create index directory_places_troubled on directory_places (id) where closed is not null or missing_since is not null;

-- By rows of a grid (near.ts): what is near is then few entries side by side, however many places a country has.
drop index directory_places_by_position;
create index directory_places_by_position on directory_places (floor(lat / 0.0023), lng);
-- Of one name there may be thousands: those of a region lie side by side.
drop index directory_places_by_name;
create index directory_places_by_name on directory_places (name_key, lat);
-- For operators who look for a place by some of its words.
alter table directory_places add column words text not null default '';
update directory_places set words = lower(concat_ws(' ', data ->> 'name', data ->> 'city'));
create index directory_places_by_words on directory_places using gin (to_tsvector('simple', words));
drop index places_by_position;
create index places_by_position on places (floor(lat / 0.0023), lng);

-- A check costs as much as the row, there is one writer at a time, and rows of the directory are never deleted.
alter table directory_ids drop constraint directory_ids_directory_place_id_fkey;

-- The directory itself gave up this id for another: it does not come back.
alter table directory_ids add column former boolean not null default false;

-- Places of ours that may be a place of the directory, but not surely enough.
create table directory_doubts (
  place_id bigint primary key,
  directory_place_id bigint not null,
  score double precision not null,
  -- Codes with a blank between.
  reasons text not null
);
create index directory_doubts_by_score on directory_doubts (score desc, place_id);

-- When a directory that answers questions was last asked for a place of ours, or for an id of its own.
create table directory_questions (
  subject text not null check (subject in ('place', 'entry')),
  id bigint not null,
  asked_at timestamptz not null,
  outcome text not null,
  -- Before which it is not asked again.
  again_at timestamptz not null,
  primary key (subject, id)
);

create table directory_calls (
  day date primary key,
  calls integer not null
);
`
