/**
 * What is asked of a key is in its index: the births that it finds and on which days. Of rows that lie all over the table
 * none need be read.
 */
export const sql = `
alter table birth_blocks
  drop constraint birth_blocks_pkey,
  add primary key (key, birth_id) include (first_day, last_day, is_run);
`
