import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { findFreePort } from '../../scripts/lib/port.mjs'
import { atShutdown } from '../../scripts/lib/shutdown.mjs'
import { startProgram, untilItAnswers } from '../lib/programs.mjs'

const isInstalled = spawnSync('nginx', ['-v'], { stdio: 'ignore' }).error === undefined

const configOf = (folder, port) => `
${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/error.log;
events { worker_connections 256; }
http { access_log off; default_type text/html; sendfile on; gzip_static on; open_file_cache max=100; keepalive_requests 1000000;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www;
    location = / { try_files /index.html =404; }
    location / { try_files $uri.html =404; } } }
`

/** @typedef {{ path: string, identity: Buffer, gzip: Buffer }} Page */

/** Serves the pages from memory, where there is no nginx. */
async function startBareNode(pages) {
  const known = new Map(pages.map((page) => [page.path, page]))
  const server = createServer((request, response) => {
    const page = known.get(request.url)
    response.setHeader('content-type', 'text/html')
    if (!/gzip/.test(request.headers['accept-encoding'] ?? '')) return response.end(page.identity)
    response.setHeader('content-encoding', 'gzip').end(page.gzip)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const stop = () => {
    server.closeAllConnections()
    server.close()
  }
  atShutdown(stop)
  return { name: 'bare Node', url: (route) => `http://127.0.0.1:${server.address().port}${route}`, stop }
}

/**
 * One nginx worker that serves pages as files, as they are and compressed before; where nginx is not installed, a bare
 * Node server stands in and is called by its name.
 * @param {string} base where its files may be
 * @param {Page[]} pages
 */
export async function startFileServer(base, pages) {
  if (!isInstalled) return startBareNode(pages)
  const folder = path.join(base, 'nginx')
  for (const page of pages) {
    const file = path.join(folder, 'www', `${page.path === '/' ? '/index' : page.path}.html`)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, page.identity)
    await writeFile(`${file}.gz`, page.gzip)
  }
  const port = await findFreePort()
  const config = path.join(folder, 'nginx.conf')
  await writeFile(config, configOf(folder, port))
  const log = path.join(folder, 'output.log')
  const { child, stop } = startProgram('nginx', ['-c', config, '-p', folder], { log })
  const url = (route) => `http://127.0.0.1:${port}${route}`
  await untilItAnswers(url('/'), child, log)
  return { name: 'nginx', url, stop }
}
