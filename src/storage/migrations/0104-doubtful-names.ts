/** Places and performers of which only an operator can say whether they are one. */
export const sql = `
-- Noted when one of them was first told of. Pairs that were decided stay: taking a decision back asks again.
create table doubtful_names (
  of text not null,
  a bigint not null,
  b bigint not null,
  -- Bits, when it was noted.
  score double precision not null,
  -- Codes with a blank between.
  reasons text not null,
  primary key (of, a, b)
);
`
