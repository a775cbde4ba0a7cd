import { fileURLToPath } from 'node:url'
import type { Command } from 'commander'
import type { AppContext } from '../../app/context.ts'
import { settleEngine } from '../../lib/engine-settings.ts'
import type { NewCredentials } from '../../login/clients.ts'
import type { Showpieces } from '../../storage/showpieces.ts'
import { CommandFailure } from '../answer.ts'
import { unlessStopped } from '../interruptible.ts'
import { nonEmpty, portNumber } from '../options.ts'
import { quoted } from '../../lib/quoted.ts'
import type { Terminal } from '../terminal.ts'
import { untilStopped } from '../until-stopped.ts'

interface DemoFlags {
  readonly port?: number
  readonly host?: string
}

/** By its path: the other terminal may stand in another folder, where `npx affiche` would ask the registry for it. */
const PROGRAM = fileURLToPath(new URL('../../../bin/affiche.js', import.meta.url))

/** Beyond these some free port, whichever. */
const PORTS_TRIED = 20

const HELP = `
Makes a catalogue of sample feeds in the data folder (AFFICHE_DATA_DIR, .affiche), starts the service and
prints commands to paste. Nothing outside the data folder is touched; a second start keeps everything.`

const HALFWAY = {
  kept: 'What had been read of the samples is kept.',
  goOn: 'Start the demo again, and it goes on.',
}

export function registerDemo(program: Command, terminal: Terminal): void {
  program
    .command('demo')
    .description('see it work: sample feeds, a client, the service up, commands to paste')
    .option('--port <port>', 'port to listen on; the next free one if it is taken', portNumber)
    .option('--host <host>', 'address to listen on', nonEmpty)
    .addHelpText('after', HELP)
    .action((flags: DemoFlags) => demo(flags, terminal))
}

async function demo(flags: DemoFlags, terminal: Terminal): Promise<void> {
  const { value } = await unlessStopped(terminal, (stop) => opened(terminal, stop), HALFWAY)
  const { app, shown } = value
  const stopped = untilStopped(terminal.stop)
  const { freePort, startService } = await import('../../app/serve.ts')
  try {
    const { config } = app
    const host = flags.host ?? config.host
    const wanted = flags.port ?? config.port
    const port = await freePort(wanted, host, PORTS_TRIED)
    if (port !== wanted)
      terminal.note(`affiche: port ${wanted} is taken, so the demo listens on ${port}.`)
    const service = await startService(app, { port, host, role: 'all' })
    const baseUrl = service.publicUrl + config.basePath
    const { credentials, pieces } = shown
    const commands = commandsFor(baseUrl, credentials, pieces, config.dataDir)
    const pageUrl = `${service.publicUrl}/e/${pieces.event.id}`
    terminal.answer({
      json: {
        publicUrl: service.publicUrl,
        baseUrl,
        ...credentials,
        performerId: pieces.performer.id,
        directoryPlaceId: pieces.place.directoryId,
        eventId: pieces.event.id,
        pageUrl,
        commands,
      },
      text: demoText(baseUrl, pageUrl, commands, pieces),
    })
    await stopped
    terminal.note('affiche: ending; the next start keeps everything.')
    await service.close()
  } finally {
    await app.close()
  }
}

interface Shown {
  readonly credentials: NewCredentials
  readonly pieces: Showpieces
}

async function opened(
  terminal: Terminal,
  stop: AbortSignal,
): Promise<{ readonly app: AppContext; readonly shown: Shown }> {
  terminal.note('affiche: opening the database …')
  settleEngine()
  const { openApp } = await import('../../app/context.ts')
  const app = await openApp({ env: terminal.env, clock: terminal.clock, quiet: true, stop })
  try {
    const shown = await prepare(app, terminal)
    stop.throwIfAborted()
    return { app, shown }
  } catch (error) {
    await app.close()
    throw error
  }
}

async function prepare(app: AppContext, terminal: Terminal): Promise<Shown> {
  const { prepareDemo } = await import('../../app/demo.ts')
  const { findShowpieces } = await import('../../storage/showpieces.ts')
  const { credentials, refreshed } = await prepareDemo(app, (text) =>
    terminal.note(`affiche: ${text}`),
  )
  if (!refreshed) terminal.note('affiche: the samples are as at the last start.')
  const pieces = await findShowpieces(app.database, app.clock.now())
  if (pieces === null)
    throw new CommandFailure(
      'the samples gave no event.',
      'affiche feed runs billetterie-lumiere says why.',
    )
  return { credentials, pieces }
}

interface Commands {
  readonly login: string
  readonly token: string
  readonly performerJson: string
  readonly performerXml: string
  readonly placeJson: string
  readonly placeXml: string
  readonly operator: string
}

/** For a shell as every system has it: curl and sed. */
function commandsFor(
  baseUrl: string,
  { clientId, clientSecret }: NewCredentials,
  { performer, place }: Showpieces,
  dataDir: string,
): Commands {
  const login = `curl -s -X POST ${baseUrl}/v2/login -H 'Content-Type: application/json' -d '${JSON.stringify({ clientId, clientSecret })}'`
  const get = `curl -s -H "Authorization: Bearer $TOKEN"`
  const xml = `${get} -H 'Accept: application/xml'`
  return {
    login,
    token: String.raw`TOKEN=$(${login} | sed 's/.*"access_token":"\([^"]*\)".*/\1/')`,
    performerJson: `${get} ${baseUrl}/v2/performer/${performer.id}`,
    performerXml: `${xml} ${baseUrl}/v2/performer/${performer.id}`,
    placeJson: `${get} ${baseUrl}/v2/g-place/${place.directoryId}`,
    placeXml: `${xml} ${baseUrl}/v2/g-place/${place.directoryId}`,
    operator: `AFFICHE_DATA_DIR=${quoted(dataDir)} node ${quoted(PROGRAM)} event list`,
  }
}

/** Pasted whole, it must do no harm: every line is a command, or a comment without quotes, as some shells run comments. */
function demoText(
  baseUrl: string,
  pageUrl: string,
  commands: Commands,
  pieces: Showpieces,
): string {
  return `
Affiche answers at ${baseUrl} (explained at ${baseUrl}/docs).
Paste these into another terminal:

# 1. Log in, and keep the token
${commands.login}
${commands.token}

# 2. All events of a performer (${pieces.performer.name}), in JSON and in XML
${commands.performerJson}
${commands.performerXml}

# 3. All events of a place (${pieces.place.name}), in JSON and in XML
${commands.placeJson}
${commands.placeXml}

# 4. The page that readers are led to (${pieces.event.name}): ${pageUrl}

# 5. What the operator sees
${commands.operator}

Ctrl-C ends the demo; the next start keeps everything.`.trimStart()
}
