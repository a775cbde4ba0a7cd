/** What clients look up, what that says of events, and what was erased for good. */
export const sql = `
-- Lookups of a document (kind 2 performer, 3 place, as in document_heads) by one client on one day.
-- Days are counted from 1970, UTC.
create table document_uses (
  kind smallint not null,
  key bigint not null,
  day integer not null,
  client_id text not null,
  lookups bigint not null,
  primary key (kind, key, day, client_id)
);
create index document_uses_by_day on document_uses (day);

-- What use says of an event as its day begins. Rows of a day count from when settings.trendDay names it.
create table trend_signals (
  event_id bigint not null,
  day integer not null,
  engagement double precision not null,
  popular_headliner boolean not null,
  primary key (event_id, day)
);
create index trend_signals_by_day on trend_signals (day);

-- The day from which the score has to be looked at again; null: it stays as it is.
alter table events add column trend_change_day integer;
create index events_by_trend_change on events (trend_change_day) where trend_change_day is not null;

-- What must not come back, by keyed hashes alone, and who wanted it.
create table erasures (
  id bigint generated always as identity primary key,
  -- 'reviewer' or 'listing'.
  kind text not null,
  -- Null: whichever partner tells it.
  partner_id bigint,
  hash bytea not null,
  by_whom text not null,
  why text not null default '',
  began_at timestamptz not null,
  -- Null: it was cut off; the same command goes on with it.
  finished_at timestamptz,
  lifted_at timestamptz,
  -- How many listings, reviews, events, bodies…
  counts jsonb not null default '{}'
);
create unique index erasures_in_force on erasures (kind, coalesce(partner_id, 0), hash) where lifted_at is null;

-- Its bytes held what was erased: they are gone, or were never kept.
alter table raw_bodies add column withheld_at timestamptz;
`
