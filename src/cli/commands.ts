import type { Command } from 'commander'
import type { Terminal } from './terminal.ts'

export type Register = (program: Command, terminal: Terminal) => void

/** All commands, in the order in which help shows them. Only the one that is asked for is loaded. */
export const COMMANDS: ReadonlyMap<string, () => Promise<Register>> = new Map([
  ['demo', async () => (await import('./commands/demo.ts')).registerDemo],
  ['serve', async () => (await import('./commands/serve.ts')).registerServe],
  ['client', async () => (await import('./commands/client.ts')).registerClient],
  ['partner', async () => (await import('./commands/partner.ts')).registerPartner],
  ['feed', async () => (await import('./commands/feed.ts')).registerFeed],
  ['performer', async () => (await import('./commands/find.ts')).registerPerformer],
  ['place', async () => (await import('./commands/find.ts')).registerPlace],
  ['event', async () => (await import('./commands/event.ts')).registerEvent],
  ['explain', async () => (await import('./commands/explain.ts')).registerExplain],
  ['review', async () => (await import('./commands/review.ts')).registerReview],
  ['merge', async () => (await import('./commands/merge.ts')).registerMerge],
  ['split', async () => (await import('./commands/merge.ts')).registerSplit],
  ['distinct', async () => (await import('./commands/merge.ts')).registerDistinct],
  ['pin', async () => (await import('./commands/pin.ts')).registerPin],
  ['hide', async () => (await import('./commands/pin.ts')).registerHide],
  ['decisions', async () => (await import('./commands/decisions.ts')).registerDecisions],
  ['revoke', async () => (await import('./commands/decisions.ts')).registerRevoke],
  ['erase', async () => (await import('./commands/erase.ts')).registerErase],
  ['directory', async () => (await import('./commands/directory.ts')).registerDirectory],
  ['rates', async () => (await import('./commands/rates.ts')).registerRates],
  ['trends', async () => (await import('./commands/trends.ts')).registerTrends],
  ['images', async () => (await import('./commands/images.ts')).registerImages],
  ['rebuild', async () => (await import('./commands/rebuild.ts')).registerRebuild],
  ['doctor', async () => (await import('./commands/doctor.ts')).registerDoctor],
])
