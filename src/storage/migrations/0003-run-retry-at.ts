export const sql = `
-- Before which the partner's server did not want to be asked again.
alter table runs add column retry_at timestamptz;
`
