export const sql = `
-- Listings that a complete run lacked and did not withdraw yet, and from when on one withdraws the first of them. Null:
-- nothing was looked for.
alter table runs add column missing integer, add column missing_due_at timestamptz;
`
