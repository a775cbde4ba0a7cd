/**
 * Rows of more than two kilobytes were compressed as they were written: of events and listings, whose JSON is about that long,
 * this was a seventh of what the server did for a new listing, and they were unpacked whenever they were read. Only what would
 * not fit into a page still is.
 */
export const sql = `
alter table listings set (toast_tuple_target = 8160);
alter table births set (toast_tuple_target = 8160);
alter table events set (toast_tuple_target = 8160);
`
