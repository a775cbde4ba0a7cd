export const sql = `
-- Pages that items of a feed lead to: what was got of each, and when it was asked for.
create table linked_pages (
  feed_id bigint not null references feeds on delete cascade,
  address text not null,
  -- Of the item that leads there, when the page was asked for.
  item_hash text not null,
  asked_at timestamptz not null,
  -- Null: nothing was got yet.
  body_id bigint references raw_bodies,
  -- Where it came from in the end, fit to be shown.
  body_address text,
  content_type text,
  etag text,
  last_modified text,
  primary key (feed_id, address)
);
create index linked_pages_by_body on linked_pages (body_id);
`
