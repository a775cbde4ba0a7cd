/** Pictures by what they are and images by where they were found. */
export const sql = `
-- An address's key, as the program makes it: 128 bits of its SHA-256. Immutable in a database of UTF-8, which ours is.
create function picture_key(address text) returns uuid language sql immutable strict parallel safe as
  $$ select substr(encode(sha256(convert_to(address, 'UTF8')), 'hex'), 1, 32)::uuid $$;

-- A picture by its bytes, whatever the addresses it was found at, and our copies of it.
create table pictures (
  id bigint generated always as identity primary key,
  -- SHA-256 of the bytes as they came.
  hash bytea not null unique,
  -- Its own size, the right way up.
  width integer not null,
  height integer not null,
  -- Our copies: {"image","square","rectangle","web"} by their names in the store, with the size of "image".
  forms jsonb not null,
  -- The way they were cut; another way cuts them again.
  recipe smallint not null,
  -- One colour from edge to edge.
  blank boolean not null,
  -- Of how many different subjects listings show it, counted up to where it is a stand-in.
  subjects integer not null default 0,
  made_at timestamptz not null,
  -- Since when no image is this picture.
  unused_since timestamptz
);

-- An address of a picture that somebody told us, and what became of it.
create table images (
  key uuid primary key,
  address text not null,
  -- Hosts take turns.
  host text not null,
  -- waiting: not had yet. ready: had. refused: is no picture for us.
  state text not null default 'waiting',
  picture_id bigint references pictures,
  -- Failures in a row, and the last of them.
  failures smallint not null default 0,
  reason text,
  detail text,
  etag text,
  last_modified text,
  noted_at timestamptz not null,
  asked_at timestamptz,
  -- When it is looked at next; null: nobody wants it any more.
  due_at timestamptz,
  -- An operator pinned it to an event.
  pinned boolean not null default false,
  -- Another listing shows it since subjects were counted.
  recount boolean not null default false
);
create index images_due on images (host, due_at) where due_at is not null;
create index images_next_due on images (due_at) where due_at is not null;
create index images_by_picture on images (picture_id) where picture_id is not null;
create index images_to_count on images (key) where recount and picture_id is not null;

-- Who shows which: keys of images.
alter table listings add column image_key uuid;
create index listings_by_image on listings (image_key) where image_key is not null;
update listings set image_key = picture_key(data #>> '{image,url}') where data #>> '{image,url}' <> '';

alter table performers add column image_key uuid
  generated always as (picture_key(data #>> '{images,image}')) stored;
create index performers_by_image on performers (image_key) where image_key is not null;
alter table places add column image_key uuid
  generated always as (picture_key(data #>> '{images,image}')) stored;
create index places_by_image on places (image_key) where image_key is not null;
alter table partners add column logo_key uuid generated always as (picture_key(nullif(logo, ''))) stored;

insert into images (key, address, host, noted_at, due_at, recount)
select key, address, coalesce(substring(address from '^https?://([^/?#]*)'), ''), now(), now(), true
from (
  select distinct on (image_key) image_key, data #>> '{image,url}' from listings where image_key is not null
) told (key, address)
union
select image_key, data #>> '{images,image}', coalesce(substring(data #>> '{images,image}' from '^https?://([^/?#]*)'), ''),
  now(), now(), true from performers where image_key is not null
union
select image_key, data #>> '{images,image}', coalesce(substring(data #>> '{images,image}' from '^https?://([^/?#]*)'), ''),
  now(), now(), true from places where image_key is not null
union
select logo_key, logo, coalesce(substring(logo from '^https?://([^/?#]*)'), ''), now(), now(), true
from partners where logo_key is not null
on conflict do nothing;
`
