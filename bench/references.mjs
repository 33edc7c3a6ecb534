import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './site.mjs'

const nginxConfig = (folder, port) => `
${process.getuid?.() === 0 ? 'user root;' : ''} worker_processes 1; daemon off; pid ${folder}/nginx.pid; error_log ${folder}/nginx.log;
events { worker_connections 256; }
http { access_log off; default_type text/html; sendfile on; open_file_cache max=10;
  client_body_temp_path ${folder}/a; proxy_temp_path ${folder}/b; fastcgi_temp_path ${folder}/c; uwsgi_temp_path ${folder}/d; scgi_temp_path ${folder}/e;
  server { listen 127.0.0.1:${port}; root ${folder}/www; } }
`

/** One nginx worker that serves the same bytes as a file; where nginx is not installed, a bare Node server does. */
export async function startNginx(folder, html, ends) {
  const port = await freePort()
  const url = `http://127.0.0.1:${port}/`
  if (spawnSync('nginx', ['-v']).status !== 0) {
    const bytes = Buffer.from(html)
    const server = createServer((_request, response) => response.setHeader('content-type', 'text/html').end(bytes))
    server.listen(port, '127.0.0.1')
    ends.push(() => server.close())
    return { url, label: 'bare Node' }
  }
  await mkdir(path.join(folder, 'www'))
  await writeFile(path.join(folder, 'www', 'index.html'), html)
  await writeFile(path.join(folder, 'nginx.conf'), nginxConfig(folder, port))
  const child = spawn('nginx', ['-c', path.join(folder, 'nginx.conf'), '-p', folder], { stdio: 'ignore' })
  ends.push(async () => {
    child.kill('SIGTERM')
    await once(child, 'exit')
  })
  for (let tries = 0; ; tries++) {
    if (
      await fetch(url).then(
        (answer) => answer.ok,
        () => false,
      )
    )
      break
    if (tries > 250) throw new Error(`nginx does not serve its file; see ${folder}/nginx.log`)
    await sleep(20)
  }
  return { url, label: 'nginx file' }
}

/** A bare Node handler that parses the same JSON and inserts the same row, and nothing else. */
export async function startBareInsert(databaseUrl, ends) {
  const pool = new pg.Pool({ connectionString: databaseUrl, max: 10 })
  await pool.query(`create table bench_rfq (id serial primary key, full_name text, company text, email text, phone text,
    service_type text, project_description text, created_at timestamptz not null default now())`)
  const sql = `insert into bench_rfq (full_name, company, email, phone, service_type, project_description)
    values ($1, $2, $3, $4, $5, $6) returning id`
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    const body = JSON.parse(Buffer.concat(chunks).toString())
    const { rows } = await pool.query(sql, [
      body.fullName,
      body.company,
      body.email,
      body.phone,
      body.serviceType,
      body.projectDescription,
    ])
    response.writeHead(201, { 'content-type': 'application/json' }).end(JSON.stringify(rows[0]))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  ends.push(async () => {
    server.close()
    await pool.end()
  })
  return { url: `http://127.0.0.1:${server.address().port}/`, label: 'bare insert' }
}
