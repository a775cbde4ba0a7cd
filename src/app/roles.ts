/** api answers callers, worker does the rest, all is both in one process. */
export const ROLES = ['all', 'api', 'worker'] as const
export type Role = (typeof ROLES)[number]
