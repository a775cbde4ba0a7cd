import type { Command } from 'commander'
import { WrongUsage } from '../answer.ts'
import { deciding, withDecidingOptions, type DecidingOptions } from '../deciding.ts'
import { nonEmpty } from '../options.ts'
import type { Terminal } from '../terminal.ts'
import { withApp } from '../with-app.ts'

/** What is called `<of>` in each text, and how it is named. */
const TEXTS = {
  performer: {
    split: `
For two acts of one name that were taken for one. The listings named are of somebody else, who gets a number of his
own; who is told of in the same words later is that one too, unless listings that stay are told in these words as
well. It is for what the rules joined: a merge of yours is taken back with affiche revoke.

Examples:
  affiche performer show 12
  affiche performer split 12 7:A-1001 --dry-run`,
    ids: 'their numbers, two or more (affiche performer find NAME)',
    id: 'its number (affiche performer find NAME)',
    merge: `
The smallest number stands for all: the others lead to it, and their events are its own. Whoever is told of by one
of their names later is that performer too.

Examples:
  affiche performer merge 12 340 --dry-run`,
    alias: `
From now on whoever is told of by that name is this performer, and who bears it now becomes it, unless ids of other
systems say that they are two.

Examples:
  affiche performer alias 12 "Prince Rogers Nelson"`,
    distinct: `
They only share a name. It outranks an earlier decision that they are one.

Examples:
  affiche performer distinct 12 340`,
  },
  place: {
    split: `
For two halls that were taken for one. The listings named are elsewhere, in a place with a number of its own; what is
told in the same words later is there too, unless listings that stay are told in these words as well. It is for what
the rules joined: a merge of yours is taken back with affiche revoke. Where both fit one place of the directory, its id
goes on answering for both: affiche directory match NUMBER --none, or another id of it, parts them there too.

Examples:
  affiche place show 7
  affiche place split 7 7:A-1001 --dry-run
  affiche directory match 31 --none`,
    ids: 'their numbers or directory ids, two or more (affiche place find NAME)',
    id: 'its number or directory id (affiche place find NAME)',
    merge: `
The smallest number stands for all: their events are its own, and every directory id of theirs leads to it.
Write directory:123 for a directory id that is a number itself.

Examples:
  affiche place merge 7 31 --dry-run`,
    alias: `
From now on that name, in its town, is this place, and the place that bears it now becomes it, unless addresses say
that they are two.

Examples:
  affiche place alias 7 "Bercy"`,
    distinct: `
Two halls that only look alike. It outranks an earlier decision that they are one.

Examples:
  affiche place distinct 7 31`,
  },
} as const

type Of = keyof typeof TEXTS

/** `affiche performer merge|split|alias|distinct`, `affiche place merge|split|alias|distinct`. */
export function registerNameDecisions(group: Command, of: Of, terminal: Terminal): void {
  const texts = TEXTS[of]
  for (const verb of ['merge', 'distinct'] as const) {
    const what = verb === 'merge' ? 'are one' : 'are different, and stay so'
    withDecidingOptions(
      group
        .command(verb)
        .description(`decide that ${of}s ${what}`)
        .argument(`<${of}...>`, texts.ids),
    )
      .addHelpText('after', texts[verb])
      .action((ids: string[], options: DecidingOptions) => {
        if (ids.length < 2) throw new WrongUsage(`name two ${of}s or more.`)
        return deciding(terminal, options, async () => {
          const proposals = await import('../../ingestion/decisions/name-proposals.ts')
          return verb === 'merge' ? proposals.mergeNames(of, ids) : proposals.distinctNames(of, ids)
        })
      })
  }
  registerSplitting(group, of, terminal)
  withDecidingOptions(
    group
      .command('alias')
      .description(`decide that a ${of} is called something else as well`)
      .argument(`<${of}>`, texts.id)
      .argument('<name>', 'the other name', nonEmpty),
  )
    .addHelpText('after', texts.alias)
    .action((id: string, name: string, options: DecidingOptions) =>
      deciding(terminal, options, async () => {
        const { aliasName } = await import('../../ingestion/decisions/name-proposals.ts')
        return aliasName(of, id, name)
      }),
    )
}

function registerSplitting(group: Command, of: Of, terminal: Terminal): void {
  const texts = TEXTS[of]
  group
    .command('show')
    .description(`what a ${of} is made of: who tells what of it, in which listings`)
    .argument(`<${of}>`, texts.id)
    .action((id: string) =>
      withApp(terminal, async ({ database }) => {
        const { tellName } = await import('../../ingestion/decisions/tell-name.ts')
        const { nameAnswer } = await import('../name-answer.ts')
        return nameAnswer(of, await tellName(database, of, id))
      }),
    )
  withDecidingOptions(
    group
      .command('split')
      .description(`decide that listings mean another ${of}`)
      .argument(`<${of}>`, texts.id)
      .argument('<listing...>', `those that mean another, as affiche ${of} show names them`),
  )
    .addHelpText('after', texts.split)
    .action((id: string, listings: string[], options: DecidingOptions) =>
      deciding(terminal, options, async () => {
        const { splitName } = await import('../../ingestion/decisions/name-proposals.ts')
        return splitName(of, id, listings)
      }),
    )
}
