/** The whole first shape of the database. Times that we compare or compute with are timestamptz. */
export const sql = `
-- 1 and 2 are the fixed places of events that have none.
create sequence place_ids start with 3;
create sequence performer_ids;
create sequence listing_ids;
create sequence birth_ids;
create sequence directory_place_ids;
create sequence change_numbers;

-- Partners and their feeds -----------------------------------------------------------------------

create table partners (
  id bigint generated always as identity primary key,
  name text not null,
  logo text not null default '',
  back_color text not null default '#ffffff',
  trust text not null default 'primary',
  commission_rate double precision not null default 0,
  commission_per_ticket double precision not null default 0,
  commission_per_cart double precision not null default 0,
  link_template text,
  created_at timestamptz not null,
  removed_at timestamptz
);
create unique index partners_by_name on partners (lower(name)) where removed_at is null;

create table feeds (
  id bigint generated always as identity primary key,
  partner_id bigint not null references partners,
  name text not null,
  format text not null,
  location text not null,
  schedule text,
  complete boolean not null,
  options jsonb not null default '{}',
  state text not null default 'active',
  created_at timestamptz not null,
  removed_at timestamptz,
  -- When a run last read the whole feed: what a complete feed's unchanged listings are as fresh as.
  last_complete_at timestamptz,
  -- The brake was lifted by the operator for the next run only.
  released boolean not null default false
);
create unique index feeds_by_name on feeds (lower(name)) where removed_at is null;

create table runs (
  id bigint generated always as identity primary key,
  feed_id bigint not null references feeds,
  state text not null,
  -- It read the whole of a complete feed: what it did not see is missing.
  complete boolean not null default false,
  started_at timestamptz not null,
  finished_at timestamptz,
  -- How its bodies were read (format, options, version of the rules) when they were read to the end: only then may
  -- the next run ask "has it changed?".
  reading text,
  -- Rejected records that did not even tell their id.
  nameless integer not null default 0,
  read integer not null default 0,
  created integer not null default 0,
  updated integer not null default 0,
  unchanged integer not null default 0,
  withdrawn integer not null default 0,
  rejected jsonb not null default '[]',
  rejected_count integer not null default 0,
  warnings jsonb not null default '[]'
);
create index runs_by_feed on runs (feed_id, id desc);

-- Bodies as received, content-addressed, stored before anything reads them. In parts, so that a body of any size
-- passes through little memory. sha256 is null while a body is still arriving.
create table raw_bodies (
  id bigint generated always as identity primary key,
  sha256 bytea unique,
  size bigint not null default 0,
  coding text not null,
  stored_at timestamptz not null
);
create table raw_body_parts (
  body_id bigint not null references raw_bodies on delete cascade,
  part integer not null,
  bytes bytea not null,
  primary key (body_id, part)
);
-- Feeds come compressed, or are read back at once and soon dropped: compressing costs more than it saves.
alter table raw_body_parts alter column bytes set storage external;
create table run_bodies (
  run_id bigint not null references runs,
  position integer not null,
  address text not null,
  content_type text,
  body_id bigint not null references raw_bodies,
  etag text,
  last_modified text,
  primary key (run_id, position)
);
create index run_bodies_by_body on run_bodies (body_id);

-- Places and performers --------------------------------------------------------------------------

create table directory_places (
  id bigint primary key default nextval('directory_place_ids'),
  directory_id text not null unique,
  -- 'open', 'operator'… ; 'partner' when only partners know it: then there is no directory data.
  provider text not null,
  -- A DirectoryPlace as the contract shows it, without events.
  data jsonb not null,
  name_key text not null,
  lat double precision not null,
  lng double precision not null,
  fetched_at timestamptz not null,
  expires_at timestamptz,
  attribution text,
  updated_at timestamptz not null
);
create index directory_places_by_name on directory_places (name_key);
create index directory_places_by_position on directory_places (lat, lng);

-- Every directory id that answers, the current one included: id -> place.
create table directory_ids (
  directory_id text primary key,
  directory_place_id bigint not null references directory_places
);

create table places (
  id bigint primary key default nextval('place_ids'),
  -- A Place of the domain without its directory part.
  data jsonb not null,
  name_key text not null,
  city_key text not null,
  country text,
  lat double precision,
  lng double precision,
  -- The place it was found to be the same as; such a row answers for its old id only.
  replaced_by bigint references places,
  directory_place_id bigint references directory_places,
  updated_at timestamptz not null
);
create index places_by_name on places (name_key, city_key);
create index places_by_position on places (lat, lng);
create index places_by_directory on places (directory_place_id);
create index places_replaced on places (replaced_by) where replaced_by is not null;

insert into places (id, data, name_key, city_key, updated_at)
select id, json_build_object('name', name, 'street', null, 'city', null, 'postalCode', null, 'country', null,
  'lat', 0, 'lng', 0, 'zone', null, 'images', json_build_object('image', null, 'width', null, 'height', null,
  'square', null, 'rectangle', null, 'web', null)), '', '', to_timestamp(0)
from (values (1, 'Online'), (2, 'Place unknown')) fixed (id, name);

-- How partners call a place: their own id ('id:7'), and each way they write it ('told:…', with what they told).
create table place_keys (
  partner_id bigint not null,
  key text not null,
  place_id bigint not null,
  room text,
  -- A ListingPlace of the domain, null for an id.
  told jsonb,
  told_at timestamptz not null,
  primary key (partner_id, key)
);
create index place_keys_by_place on place_keys (place_id);

create table performers (
  id bigint primary key default nextval('performer_ids'),
  -- A Performer of the domain.
  data jsonb not null,
  name text not null,
  name_key text not null,
  replaced_by bigint references performers,
  updated_at timestamptz not null
);
create index performers_by_name on performers (name_key);
create index performers_replaced on performers (replaced_by) where replaced_by is not null;

-- A partner's id ('partner:7'), an id of another system ('musicbrainz'), a partner's spelling ('name:7'), and each
-- way a partner describes the performer ('told:7', with what it told).
create table performer_keys (
  scheme text not null,
  key text not null,
  performer_id bigint not null,
  partner_id bigint,
  -- A ListingPerformer of the domain, null where the key alone speaks.
  told jsonb,
  told_at timestamptz not null,
  primary key (scheme, key)
);
create index performer_keys_by_performer on performer_keys (performer_id);

-- Listings and events ----------------------------------------------------------------------------

-- No foreign keys here nor on the keys above: a check costs as much as the row, there is one writer at a time, and
-- nothing is ever deleted but events and what belongs to them.

create table listings (
  id bigint primary key,
  partner_id bigint not null,
  external_id text not null,
  feed_id bigint not null,
  -- Hash of the record as received, with the version of the rules that read it; and of what it became.
  raw_hash uuid not null,
  listing_hash uuid not null,
  -- A Listing of the domain, always read whole.
  data json not null,
  first_seen_at timestamptz not null,
  read_at timestamptz not null,
  -- Complete runs in a row that lacked it, and the first of them.
  missing_runs smallint not null default 0,
  missing_since timestamptz,
  withdrawn_at timestamptz,
  -- Its first and last moment known: what lies behind us cannot go missing.
  first_at timestamptz not null,
  last_at timestamptz not null,
  -- The partner gave the id to another show: history only.
  closed_at timestamptz
);
create unique index listings_by_external_id on listings (partner_id, external_id) where closed_at is null;
create index listings_by_feed on listings (feed_id, id) where closed_at is null;

-- One row per listing, or per night of an exploded listing. The id is never used again.
create table births (
  id bigint primary key,
  listing_id bigint not null,
  -- Which session of an exploded listing, null for a whole listing.
  session_at timestamptz,
  -- Start of the session, or of the whole listing: how a moved session is known again.
  start_at timestamptz not null,
  -- Memory: when it was first seen, and since when, without a break, it has been sold out or called off.
  first_seen_at timestamptz not null,
  unavailable_since timestamptz,
  cancelled_since timestamptz,
  -- The earliest start it ever had: a run's start does not roll forward.
  earliest_start_at timestamptz not null,
  earliest_start_offset smallint not null,
  -- The event that holds it now; every id ever shown resolves through this.
  event_id bigint not null,
  place_id bigint not null,
  performer_ids bigint[] not null default '{}',
  -- What matching needs of it, so that a neighbour can be compared without its listing being read.
  features json not null default '{}',
  block_keys bigint[] not null default '{}',
  -- The session is no longer in its listing, or the listing was closed.
  retired_at timestamptz,
  -- A retired one's Listing as it last held the session.
  kept json
);
create index births_by_listing on births (listing_id);
create index births_by_event on births (event_id);
create index births_by_place on births (place_id);

-- births.block_keys turned round: births that share a key are candidates for each other.
create table birth_blocks (
  key bigint not null,
  birth_id bigint not null,
  primary key (key, birth_id)
);

create table events (
  id bigint primary key,
  name text not null,
  start_at timestamptz not null,
  place_id bigint not null,
  directory_place_id bigint,
  -- The event's JSON as lookups show it; U+FDD0 stands for the public address. The truth of what is served.
  fragment text not null,
  -- Hash of what counts as a change (the fragment without updatedAt, trendingScore…).
  content_hash uuid not null,
  provenance json not null default '{}',
  trending_score double precision not null,
  -- When the score last went into the fragment: at most once a day.
  trending_at timestamptz not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  next_change_at timestamptz
);
create index events_by_next_change on events (next_change_at) where next_change_at is not null;
create index events_by_place on events (place_id);
create index events_by_directory_place on events (directory_place_id, start_at, id) where directory_place_id is not null;
create index events_by_start on events (start_at, id);

create table event_performers (
  performer_id bigint not null,
  event_id bigint not null,
  position smallint not null,
  primary key (performer_id, event_id)
);
create index event_performers_by_event on event_performers (event_id);

create table decisions (
  id bigint generated always as identity primary key,
  at timestamptz not null,
  by_whom text not null,
  why text not null default '',
  revokes bigint references decisions,
  body jsonb not null
);

create table rates (
  currency text not null,
  day date not null,
  -- Units of the currency for one euro.
  per_euro double precision not null,
  primary key (currency, day)
);

-- The change sequence and the documents ----------------------------------------------------------

-- kind: 1 event, 2 performer, 3 place (a directory place).
create table changes (
  seq bigint primary key,
  kind smallint not null,
  subject_id bigint not null,
  deleted boolean not null default false,
  replaced_by bigint,
  at timestamptz not null
);
create index changes_by_subject on changes (kind, subject_id, seq desc);

-- The number of the last change that a performer's (2) or place's (3) whole document shows.
create table document_heads (
  kind smallint not null,
  key bigint not null,
  version bigint not null,
  at timestamptz not null,
  primary key (kind, key)
);
create index document_heads_by_version on document_heads (version);

create table documents (
  kind smallint not null,
  key bigint not null,
  form text not null,
  public_url text not null,
  version bigint not null,
  etag text not null,
  last_modified timestamptz not null,
  size integer not null,
  gzip bytea not null,
  br bytea not null,
  primary key (kind, key, form, public_url)
);
alter table documents alter column gzip set storage external, alter column br set storage external;

-- Changes and document heads staged by a transaction, numbered just before it commits.
create unlogged table staged_changes (
  tx xid8 not null default pg_current_xact_id(),
  kind smallint not null,
  subject_id bigint not null,
  deleted boolean not null default false,
  replaced_by bigint,
  -- True: only the document moved (one of its events), not the record itself.
  document_only boolean not null default false
);
create index staged_changes_by_tx on staged_changes (tx);

-- Numbers the staged changes of this transaction in commit order: the lock is held until the commit is visible,
-- so no reader can see a number before a smaller one. Call it in the same round trip as the commit.
create function number_changes(moment timestamptz) returns bigint language plpgsql as $$
declare last bigint;
begin
  perform pg_advisory_xact_lock(7310001);
  with mine as (
    delete from staged_changes where tx = pg_current_xact_id() returning *
  ), merged as (
    select kind, subject_id, bool_or(deleted) as deleted, max(replaced_by) as replaced_by,
           bool_and(document_only) as document_only
    from mine group by kind, subject_id
  ), numbered as (
    select *, nextval('change_numbers') as seq from (select * from merged order by kind, subject_id) m
  ), logged as (
    insert into changes (seq, kind, subject_id, deleted, replaced_by, at)
    select seq, kind, subject_id, deleted, replaced_by, moment from numbered where not document_only
  ), headed as (
    insert into document_heads (kind, key, version, at)
    select kind, subject_id, seq, moment from numbered where kind in (2, 3)
    on conflict (kind, key) do update set version = excluded.version, at = excluded.at
  )
  select max(seq) into last from numbered;
  if last is not null then
    perform pg_notify('affiche_changes', last::text);
  end if;
  return last;
end $$;

-- Clients and login ------------------------------------------------------------------------------

create table clients (
  id text primary key,
  name text not null,
  created_at timestamptz not null,
  disabled_at timestamptz,
  limit_per_second integer,
  limit_per_day integer
);

create table client_secrets (
  id bigint generated always as identity primary key,
  client_id text not null references clients on delete cascade,
  hash bytea not null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index client_secrets_by_client on client_secrets (client_id);

create table refresh_tokens (
  hash bytea primary key,
  family uuid not null,
  client_id text not null references clients on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Sealed with the token itself, so that a retried request within the grace window gets the same successor.
  successor bytea
);
create index refresh_tokens_by_family on refresh_tokens (family);

create table revoked_families (
  family uuid primary key,
  revoked_at timestamptz not null
);

create table signing_keys (
  kid text primary key,
  algorithm text not null,
  private_jwk jsonb not null,
  public_jwk jsonb not null,
  created_at timestamptz not null,
  -- Signs from here on; published from created_at.
  active_from timestamptz not null,
  retired_at timestamptz
);

-- Small values of the installation itself: the pepper of the secret hashes, the issuer…
create table settings (
  name text primary key,
  value text not null
);

create table usage (
  client_id text not null,
  day date not null,
  operation text not null,
  status smallint not null,
  calls bigint not null,
  primary key (client_id, day, operation, status)
);
`
