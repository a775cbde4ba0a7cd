/**
 * When a listing that is missing was last surely there: before the runs that did not read the feed to its end, while
 * `missing_since` counts from the complete run that lacked it.
 */
export const sql = `
alter table listings add column unseen_since timestamptz;
`
