export const sql = `
-- Records that are no fault of the feed's, and yet none of ours.
alter table runs add column left_out integer not null default 0;
`
