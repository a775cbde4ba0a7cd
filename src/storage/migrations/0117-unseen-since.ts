/**
 * Since when a missing listing may have been gone: since the first of the runs that did not read the feed to its end.
 * `missing_since` counts from the complete run that lacked it.
 */
export const sql = `
alter table listings add column unseen_since timestamptz;
`
