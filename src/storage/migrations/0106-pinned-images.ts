/** Pictures that operators pinned before were never asked for. Those of pins taken back are told apart at the next pin. */
export const sql = `
create index images_pinned on images (key) where pinned;

insert into images (key, address, host, noted_at, due_at, pinned)
select picture_key(address), address, coalesce(substring(address from '^https?://([^/?#]*)'), ''), now(), now(), true
from (
  select distinct body ->> 'value' from decisions
  where body ->> 'kind' = 'pin' and body ->> 'field' = 'image' and body ->> 'value' <> ''
) pins (address)
on conflict (key) do update set pinned = true, due_at = coalesce(images.due_at, excluded.due_at);
`
