import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import type { Database } from '../../storage/database.ts'
import { CommandFailure, WrongUsage } from '../answer.ts'
import { nonEmpty, wholeNumber } from '../options.ts'
import { textFields, textTable } from '../table.ts'
import type { Terminal } from '../terminal.ts'
import { instantOrNull, momentOrNull } from '../time.ts'
import { withApp } from '../with-app.ts'

export function registerClient(program: Command, terminal: Terminal): void {
  const client = program
    .command('client')
    .description('the applications that may call the service, and their secrets')

  client
    .command('create')
    .description('let one more application in; its secret is shown once')
    .requiredOption('--name <name>', 'what you call the application', nonEmpty)
    .action(({ name }: { name: string }) =>
      withApp(terminal, async (app) => {
        const { createClient } = await import('../../login/clients.ts')
        const created = await createClient(await clientContext(app), name)
        return { json: created, text: credentialsText(created) }
      }),
    )

  client
    .command('list')
    .description('all applications, the disabled ones too')
    .action(() => withApp(terminal, listing))

  client
    .command('disable')
    .description('shut an application out; its tokens stop working within 5 seconds')
    .argument('<client-id>')
    .action((id: string) => withApp(terminal, (app) => switching(app, id, 'disableClient')))

  client
    .command('enable')
    .description('let a disabled application in again')
    .argument('<client-id>')
    .action((id: string) => withApp(terminal, (app) => switching(app, id, 'enableClient')))

  client
    .command('rotate')
    .description('a new secret; the one before works on until the next rotation')
    .argument('<client-id>')
    .action((id: string) =>
      withApp(terminal, async (app) => {
        const { rotateSecret } = await import('../../login/clients.ts')
        const rotated = await rotateSecret(await clientContext(app), id)
        if (rotated === null) throw unknownClient(id)
        return { json: rotated, text: credentialsText(rotated) }
      }),
    )

  registerLimit(client, terminal)
}

interface LimitOptions {
  readonly perSecond?: number
  readonly perDay?: number
  readonly default?: true
}

function registerLimit(client: Command, terminal: Terminal): void {
  client
    .command('limit')
    .description('give an application a request budget of its own')
    .argument('<client-id>')
    .option('--per-second <n>', 'requests a second; 0: no limit', wholeNumber)
    .option('--per-day <n>', 'requests a day; 0: no limit', wholeNumber)
    .option('--default', 'the budgets of the installation again (AFFICHE_LIMIT_PER_SECOND, …_DAY)')
    .action((id: string, options: LimitOptions) =>
      withApp(terminal, ({ database }) => limiting(database, id, options)),
    )
}

async function limiting(database: Database, id: string, options: LimitOptions) {
  const { perSecond, perDay } = options
  if (perSecond === undefined && perDay === undefined && options.default === undefined)
    throw new WrongUsage('no budget was given.', 'Give --per-second, --per-day or --default.')
  const { setLimits } = await import('../../storage/clients.ts')
  const limits = {
    ...(options.default ? { limitPerSecond: null, limitPerDay: null } : {}),
    ...(perSecond === undefined ? {} : { limitPerSecond: perSecond }),
    ...(perDay === undefined ? {} : { limitPerDay: perDay }),
  }
  if (!(await setLimits(database, id, limits))) throw unknownClient(id)
  return { json: { clientId: id, ...limits }, text: `The budget of ${id} is set.` }
}

async function clientContext({ database, clock, config }: AppContext) {
  const { openPepper } = await import('../../login/secrets.ts')
  return { database, clock, pepper: await openPepper(database, config.secretPepper) }
}

async function listing({ database }: AppContext) {
  const { listClients } = await import('../../login/clients.ts')
  const found = await listClients({ database })
  const clients = found.map((client) => ({
    clientId: client.id,
    name: client.name,
    createdAt: instantOrNull(client.createdAt),
    disabledAt: instantOrNull(client.disabledAt),
    limitPerSecond: client.limitPerSecond,
    limitPerDay: client.limitPerDay,
    secrets: client.secrets.map(({ id, createdAt, lastUsedAt }) => ({
      id,
      createdAt: instantOrNull(createdAt),
      lastUsedAt: instantOrNull(lastUsedAt),
    })),
  }))
  const text =
    clients.length === 0
      ? 'No application may call the service yet: affiche client create --name NAME'
      : textTable(
          ['client id', 'name', 'created', 'disabled', 'secrets'],
          found.map((each) => [
            each.id,
            each.name,
            momentOrNull(each.createdAt),
            momentOrNull(each.disabledAt),
            each.secrets.length,
          ]),
        )
  return { json: clients, text }
}

async function switching(app: AppContext, id: string, action: 'disableClient' | 'enableClient') {
  const clients = await import('../../login/clients.ts')
  if (!(await clients[action](await clientContext(app), id))) throw unknownClient(id)
  const disabled = action === 'disableClient'
  return {
    json: { clientId: id, disabled },
    text: `${id} is ${disabled ? 'disabled' : 'enabled'}.`,
  }
}

function credentialsText(credentials: { clientId: string; clientSecret: string }): string {
  return `${textFields([
    ['client id', credentials.clientId],
    ['client secret', credentials.clientSecret],
  ])}\n\nKeep the secret now: only its hash is stored, it cannot be shown again.`
}

function unknownClient(id: string): CommandFailure {
  return new CommandFailure(
    `there is no client "${id}".`,
    'affiche client list shows the ids of all clients.',
  )
}
