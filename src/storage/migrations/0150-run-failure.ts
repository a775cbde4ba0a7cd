export const sql = `
-- Why the run failed as a whole: a code that programs go by.
alter table runs add column failure text;
`
