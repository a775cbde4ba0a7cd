/**
 * Every advisory lock of the service, in one place so that no two are the same: locks of one number wait for each other
 * whatever they are meant for. The change sequence's (7310001) is written in the migration that makes its function.
 */
export const LOCKS = {
  changeNumbers: 7_310_001,
  /** One writer of the catalogue at a time. */
  catalogue: 7_310_002,
  migrations: 7_310_003,
  /** Shared by every process that uses the built-in server: who gets it alone is the last one. */
  users: 7_310_004,
  /** Whether a signing key is due is decided by one process at a time. */
  signingKeys: 7_310_005,
  /** With the feed's id: one run of a feed at a time. */
  feed: 7_310_010,
  /** With a hash of its name: held by each group of workers for as long as it lives. */
  workers: 7_310_011,
  /** Copies of pictures are made and thrown away by one at a time. */
  pictures: 7_310_012,
} as const
