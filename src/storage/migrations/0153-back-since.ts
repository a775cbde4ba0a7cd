export const sql = `
-- Since when a listing is there again that another one had stood for, under another id, while it was missing.
alter table listings add column back_since timestamptz;
`
