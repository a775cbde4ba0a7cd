import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'

/** nginx on core 0, one worker, serving `bytes` as a file at /document. */
export async function startNginx(
  folder: string,
  port: number,
  bytes: Buffer,
): Promise<ChildProcess> {
  await mkdir(folder, { recursive: true })
  await chmod(folder, 0o755)
  await writeFile(join(folder, 'document'), bytes)
  const configuration = join(folder, 'nginx.conf')
  await writeFile(
    configuration,
    `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log;
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    events { worker_connections 256; }
    http {
      access_log off; sendfile on; tcp_nopush on; keepalive_requests 1000000;
      default_type application/json;
      client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy;
      fastcgi_temp_path ${folder}/fastcgi; uwsgi_temp_path ${folder}/uwsgi; scgi_temp_path ${folder}/scgi;
      server { listen 127.0.0.1:${port}; root ${folder}; }
    }`,
  )
  const nginx = spawn('taskset', ['-c', '0', 'nginx', '-c', configuration, '-p', folder], {
    stdio: 'ignore',
  })
  for (let tries = 0; tries < 50; tries += 1) {
    const answered = await fetch(`http://127.0.0.1:${port}/document`).catch(() => null)
    if (answered?.ok) return nginx
    await wait(100)
  }
  throw new Error(`nginx does not answer; see ${folder}/error.log`)
}

export async function stopNginx(nginx: ChildProcess): Promise<void> {
  nginx.kill('SIGQUIT')
  if (nginx.exitCode === null) await once(nginx, 'exit')
}
