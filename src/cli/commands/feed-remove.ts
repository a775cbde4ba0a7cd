import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { counted } from '../../lib/counted.ts'
import type { Answer } from '../answer.ts'
import { namedFeed } from '../lookups.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

const HALFWAY = {
  kept: 'If affiche feed list does not show it any more it is removed, and a worker (affiche serve) withdraws the rest of its listings within a day.',
  goOn: null,
}

export function registerFeedRemove(feed: Command, terminal: Terminal): void {
  feed
    .command('remove')
    .description('remove a feed and withdraw its listings; they stay as history')
    .argument('<feed>', 'its name or id')
    .action((name: string) => withApp(terminal, (app) => remove(app, name, terminal), HALFWAY))
}

async function remove(app: AppContext, name: string, terminal: Terminal): Promise<Answer> {
  const feed = await namedFeed(app.database, name)
  const { removeFeed } = await import('../../ingestion/remove.ts')
  await withIngestion(app, (context) => removeFeed(context, feed), {
    progress: ({ read }) => terminal.progress(`withdrawing, ${counted(read, 'listing')}`),
  })
  return {
    json: { feedId: feed.id, name: feed.name, removed: true },
    text: `${feed.name} is removed, its listings are withdrawn.`,
  }
}
