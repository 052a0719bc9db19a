import { createServer, type IncomingMessage } from 'node:http'
import { verify } from '@node-rs/argon2'
import pg from 'pg'
import { v7 as newId } from 'uuid'
import { API_BASE } from '#contract/api.ts'
import { typeParsers } from '#server/db/types.ts'
import { newToken } from '#server/security/keys.ts'
import * as answers from './baseline-answers.ts'
import { createValues } from './baseline-fields.ts'
import { statements } from './baseline-statements.ts'

/*
 * A minimal Node server for the measured calls: node:http, pg, prepared statements written by hand,
 * the same fields in the answer. No validation, session, roles or schema: the difference to the
 * product is what the bench measures.
 */
const pool = new pg.Pool({
  connectionString: process.env.DATABASE_URL,
  types: typeParsers,
  max: 10,
  options: '-c timezone=UTC',
})
const run = (client: Pick<pg.ClientBase, 'query'>, name: keyof typeof statements, values: unknown[]) =>
  client.query({ name, text: statements[name], values })

// oxlint-disable-next-line typescript/no-explicit-any -- no validation is the point of the baseline
type Body = any

async function list({ fromDate, toDate, page, pageSize }: Body) {
  const { rows } = await run(pool, 'list', [fromDate, toDate, pageSize, page * pageSize])
  const meta = { total: rows[0]?.total ?? 0, page, pageSize }
  return { success: true, message: 'Done', data: rows.map(answers.row), meta }
}

async function detail(id: string) {
  const { rows } = await run(pool, 'detail', [id])
  return { success: true, message: 'Done', data: answers.detail(rows[0]) }
}

async function summary({ fromDate, toDate }: Body) {
  const counts = await run(pool, 'expiryCounts', [fromDate, toDate])
  const { rows } = await run(pool, 'expiring', [fromDate, toDate])
  return { success: true, message: 'Done', data: answers.summary(counts.rows[0], rows) }
}

async function create(body: Body) {
  const id = newId()
  const now = new Date().toISOString()
  const client = await pool.connect()
  try {
    await client.query('begin')
    const { rows } = await run(client, 'create', [id, now, newId(), ...createValues(body)])
    await run(client, 'record', [newId(), now, id])
    await client.query('commit')
    return { success: true, message: 'Case created', data: { id, CaseNo: rows[0].case_no, status: 'Created' } }
  } finally {
    client.release()
  }
}

async function signIn({ email, password }: Body) {
  const { rows } = await run(pool, 'user', [email])
  const user = rows[0]
  if (!(await verify(user.password_hash, password))) throw new Error('wrong password')
  const { token, hash } = newToken()
  const now = Date.now()
  const end = new Date(now + 3_600_000).toISOString()
  await run(pool, 'openSession', [newId(), hash, user.id, new Date(now).toISOString(), end])
  return { success: true, message: 'Done', data: { user: answers.user(user), access_token: token } }
}

async function answer(request: IncomingMessage): Promise<unknown> {
  const path = request.url?.slice(API_BASE.length) ?? ''
  if (path.startsWith('/case/details/')) return detail(path.slice('/case/details/'.length))
  if (request.method === 'GET') return {}
  let text = ''
  request.setEncoding('utf8')
  for await (const chunk of request) text += chunk
  const body = JSON.parse(text) as Body
  if (path === '/case/all') return list(body)
  if (path === '/case/summary') return summary(body)
  if (path === '/case/new') return create(body)
  return signIn(body)
}

const server = createServer((request, response) => {
  answer(request).then(
    (result) => {
      const text = JSON.stringify(result)
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) })
      response.end(text)
    },
    (error: unknown) => {
      console.error(error)
      response.writeHead(500).end()
    },
  )
})
server.listen(Number(process.env.PORT), '127.0.0.1')
process.once('SIGTERM', () => {
  server.close()
  server.closeAllConnections()
  void pool.end()
  if (process.connected) process.disconnect()
})
