import { Option, type Command } from 'commander'
import { ROLES, type Role } from '../../app/roles.ts'
import { settleEngine } from '../../lib/engine-settings.ts'
import { nonEmpty, portNumber } from '../options.ts'
import type { Terminal } from '../terminal.ts'
import { untilStopped } from '../until-stopped.ts'

interface ServeFlags {
  readonly port?: number
  readonly host?: string
  readonly role: Role
}

const HELP = `
Roles: api answers callers; worker runs scheduled feeds, renders what depends on the clock and sweeps;
all does both. Any number of api and worker processes may share one database (AFFICHE_DATABASE_URL).
Ctrl-C or SIGTERM ends it after the answers under way. Logs are JSON lines on stderr.

  GET /healthz   the process is up        GET /readyz   it can answer`

export function registerServe(program: Command, terminal: Terminal): void {
  program
    .command('serve')
    .description('answer partner applications, and run feeds on schedule')
    .option('--port <port>', 'port to listen on (AFFICHE_PORT, 8080); 0: any free one', portNumber)
    .option('--host <host>', 'address to listen on (AFFICHE_HOST, 127.0.0.1)', nonEmpty)
    .addOption(new Option('--role <role>', 'what this process does').choices(ROLES).default('all'))
    .addHelpText('after', HELP)
    .action((flags: ServeFlags) => serve(flags, terminal))
}

async function serve(flags: ServeFlags, terminal: Terminal): Promise<void> {
  // Before anything is open: a signal that comes early must find somebody who listens.
  const stopped = untilStopped(terminal.stop)
  if (flags.role !== 'api') settleEngine()
  const { openApp } = await import('../../app/context.ts')
  const { startService } = await import('../../app/serve.ts')
  const app = await openApp({ env: terminal.env, clock: terminal.clock })
  try {
    const { config } = app
    const service = await startService(app, {
      port: flags.port ?? config.port,
      host: flags.host ?? config.host,
      role: flags.role,
    })
    const { publicUrl, port, operatorPort } = service
    const baseUrl = publicUrl + config.basePath
    terminal.answer({
      json: { role: flags.role, port, publicUrl, baseUrl, operatorPort },
      text: [
        port === null
          ? 'The worker is at work.'
          : `Affiche answers at ${baseUrl}\nIts interface is explained at ${baseUrl}/docs`,
        ...(operatorPort === null ? [] : [`Metrics: http://127.0.0.1:${operatorPort}/metrics`]),
        'Ctrl-C ends it.',
      ].join('\n'),
    })
    await stopped
    terminal.note('affiche: ending; answers under way are finished first.')
    await service.close()
  } finally {
    await app.close()
  }
}
