/**
 * The hash of all of a body's bytes up to the end of a part: a body that comes again is known by it while it comes. Null where it was
 * stored before that was kept.
 */
export const sql = `
alter table raw_body_parts add column sha256_through bytea;
`
