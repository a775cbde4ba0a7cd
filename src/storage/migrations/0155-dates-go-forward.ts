export const sql = `
-- As before; but where the clock was put back, a document that changes is not dated before its last change: who asks for it if
-- it was modified since then would never get it. Such dates have whole seconds.
create or replace function number_changes(
  moment timestamptz, kinds smallint[], subjects bigint[], are_deleted boolean[], replacements bigint[],
  are_document_only boolean[]
) returns bigint language plpgsql as $$
declare
  before bigint;
  last bigint;
begin
  perform pg_advisory_xact_lock(7310001);
  before := nextval('change_numbers') - 1;
  last := before + cardinality(kinds);
  perform setval('change_numbers', last);
  with numbered as (
    select kind, subject_id, deleted, replaced_by, document_only, before + place as seq
    from unnest(kinds, subjects, are_deleted, replacements, are_document_only)
      with ordinality given (kind, subject_id, deleted, replaced_by, document_only, place)
  ), logged as (
    insert into changes (seq, kind, subject_id, deleted, replaced_by, at)
    select seq, kind, subject_id, deleted, replaced_by, moment from numbered where not document_only
  )
  insert into document_heads as h (kind, key, version, at)
  select kind, subject_id, seq, moment from numbered where kind in (2, 3)
  on conflict (kind, key) do update set version = excluded.version,
    at = case when excluded.at >= h.at then excluded.at else h.at + interval '1 second' end;
  perform pg_notify('affiche_changes', last::text);
  return last;
end $$;
`
