/**
 * What a transaction changes is told when it commits, not written down until then. Changes are numbered under a lock that is held
 * until the commit is visible: their numbers can be taken all at once. Of the log nobody asks for one subject.
 */
export const sql = `
drop function number_changes(timestamptz);
drop table staged_changes;
drop index changes_by_subject;

-- Numbers these changes, each subject once, in their order. The lock is held until the commit is visible, so no reader can see
-- a number before a smaller one. Call it right before the commit, in the same round trip.
create function number_changes(
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
  insert into document_heads (kind, key, version, at)
  select kind, subject_id, seq, moment from numbered where kind in (2, 3)
  on conflict (kind, key) do update set version = excluded.version, at = excluded.at;
  perform pg_notify('affiche_changes', last::text);
  return last;
end $$;
`
