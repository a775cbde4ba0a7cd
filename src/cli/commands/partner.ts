import { Option, type Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { TRUSTS, type Partner, type Trust } from '../../domain/partner.ts'
import { CommandFailure, WrongUsage, type Answer } from '../answer.ts'
import { namedPartner, refuseTaken } from '../lookups.ts'
import { colour, euros, fraction, linkTemplate, nonEmpty, webAddress } from '../options.ts'
import { quoted } from '../../lib/quoted.ts'
import { textFields, textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { withApp, withIngestion } from '../with-app.ts'

interface PartnerOptions {
  readonly name?: string
  readonly logo?: string
  readonly backColor?: string
  readonly commissionRate?: number
  readonly commissionPerTicket?: number
  readonly commissionPerCart?: number
  readonly trust?: Trust
  readonly linkTemplate?: string
}

const HALFWAY = {
  kept: 'The change is made whole or not at all; not all events show it yet.',
  goOn: 'affiche serve sees to that by itself, or give the same again.',
}

const TRUST_HELP = `
Trust ranks a partner's word against other partners', best first:
  organiser   who puts the event on
  exclusive   the only seller allowed
  primary     sells for the organiser (the default)
  reseller    sells what it got from another seller
  agenda      announces, sells nothing
  resale      second-hand tickets

Next: affiche feed create --partner NAME … tells where the partner's listings come from.`

export function registerPartner(program: Command, terminal: Terminal): void {
  const partner = program
    .command('partner')
    .description('who sells or announces: names, colours, commissions, trust')

  withPartnerOptions(
    partner
      .command('create')
      .description('add a partner')
      .requiredOption('--name <name>', 'as clients will show it', nonEmpty),
  )
    .addHelpText('after', TRUST_HELP)
    .action((options: PartnerOptions & { name: string }) =>
      withApp(terminal, (app) => create(app, options)),
    )

  partner
    .command('list')
    .description('all partners')
    .action(() => withApp(terminal, list))

  withPartnerOptions(
    partner
      .command('update')
      .description('change what is given, leave the rest')
      .argument('<partner>', 'its name or id')
      .option('--name <name>', 'a new name', nonEmpty),
  ).action((name: string, options: PartnerOptions) =>
    withApp(terminal, (app) => update(app, name, options), HALFWAY),
  )

  partner
    .command('remove')
    .description('remove a partner that has no feed any more')
    .argument('<partner>', 'its name or id')
    .action((name: string) => withApp(terminal, (app) => remove(app, name)))
}

function withPartnerOptions(command: Command): Command {
  return command
    .option('--logo <url>', 'address of a picture', webAddress)
    .option('--back-color <#rrggbb>', 'colour behind the logo', colour)
    .option(
      '--commission-rate <fraction>',
      'share of the price that you earn; 0.05 is 5 %',
      fraction,
    )
    .option('--commission-per-ticket <euros>', 'fixed commission a ticket', euros)
    .option('--commission-per-cart <euros>', 'fixed commission an order', euros)
    .addOption(new Option('--trust <trust>', 'how far its word is believed').choices(TRUSTS))
    .option(
      '--link-template <url>',
      'affiliate address with {url} for the ticket link',
      linkTemplate,
    )
}

async function create(
  app: AppContext,
  options: PartnerOptions & { name: string },
): Promise<Answer> {
  const { insertPartner, PARTNER_DEFAULTS } = await import('../../storage/partners.ts')
  const partner = await refuseTaken('partner', options.name, () =>
    insertPartner(
      app.database,
      { ...PARTNER_DEFAULTS, ...given(options), name: options.name },
      app.clock.now(),
    ),
  )
  return {
    json: { partnerId: partner.id },
    text: `Partner ${partner.id} "${partner.name}" is there.\nNext: affiche feed create --partner ${quoted(partner.name)} --name NAME --format FORMAT --location FILE_OR_URL\nWhich format it is: affiche feed preview --location FILE_OR_URL`,
  }
}

async function list({ database }: AppContext): Promise<Answer> {
  const { listPartners } = await import('../../storage/partners.ts')
  const partners = (await listPartners(database)).map(shown)
  const text =
    partners.length === 0
      ? 'There is no partner yet: affiche partner create --name NAME'
      : textTable(
          ['id', 'name', 'trust', 'rate', 'per ticket', 'per cart'],
          partners.map((each) => [
            each.partnerId,
            each.name,
            each.trust,
            each.commissionRate,
            each.commissionPerTicket,
            each.commissionPerCart,
          ]),
        )
  return { json: partners, text }
}

async function update(app: AppContext, name: string, options: PartnerOptions): Promise<Answer> {
  const change = given(options)
  if (Object.keys(change).length === 0)
    throw new WrongUsage(
      'nothing to change was given.',
      'affiche partner update --help lists what can be.',
    )
  const { changePartner } = await import('../../ingestion/remove.ts')
  const partner = { ...(await namedPartner(app.database, name)), ...change }
  await refuseTaken('partner', partner.name, () =>
    withIngestion(app, (context) => changePartner(context, partner)),
  )
  return { json: shown(partner), text: textFields(Object.entries(shown(partner))) }
}

async function remove(app: AppContext, name: string): Promise<Answer> {
  const { markPartnerRemoved } = await import('../../storage/partners.ts')
  const { feedsOfPartner } = await import('../../storage/feeds.ts')
  const partner = await namedPartner(app.database, name)
  const feeds = await feedsOfPartner(app.database, partner.id)
  if (feeds.length > 0)
    throw new CommandFailure(
      `the partner "${partner.name}" still has feeds: ${feeds.map((feed) => feed.name).join(', ')}.`,
      feeds.map((feed) => `affiche feed remove ${quoted(feed.name)}`).join('\n'),
    )
  await markPartnerRemoved(app.database, partner.id, app.clock.now())
  return { json: { partnerId: partner.id, removed: true }, text: `"${partner.name}" is removed.` }
}

function given(options: PartnerOptions): Partial<Partner> {
  const { name, logo, backColor, trust, linkTemplate: template } = options
  const { commissionRate, commissionPerTicket, commissionPerCart } = options
  return {
    ...(name === undefined ? {} : { name }),
    ...(logo === undefined ? {} : { logo }),
    ...(backColor === undefined ? {} : { backColor }),
    ...(trust === undefined ? {} : { trust }),
    ...(template === undefined ? {} : { linkTemplate: template }),
    ...(commissionRate === undefined ? {} : { commissionRate }),
    ...(commissionPerTicket === undefined ? {} : { commissionPerTicket }),
    ...(commissionPerCart === undefined ? {} : { commissionPerCart }),
  }
}

function shown({ id, ...rest }: Partner) {
  return { partnerId: id, ...rest }
}
