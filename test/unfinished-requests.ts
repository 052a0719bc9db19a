import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { API_BASE } from '#contract/api.ts'

/** The address of the server, and the token of a signed-in user. */
export interface Target {
  host: string
  port: number
  token: string
}

/** A visitor on a connection of its own. */
export interface RawVisitor {
  socket: Socket
  /** Returns everything that the server has answered so far. */
  answer(): string
  /** Resolves with the whole answer once either side closes the connection. */
  closed: Promise<string>
}

/** Opens a connection. Its errors are ignored: the server may close it at any time. */
export async function openRaw({ host, port }: Pick<Target, 'host' | 'port'>): Promise<RawVisitor> {
  const socket = connect({ host, port })
  let answer = ''
  socket.setEncoding('latin1')
  socket.on('data', (text) => {
    answer += String(text)
  })
  socket.on('error', () => {})
  const closed = new Promise<string>((resolve) => socket.once('close', () => resolve(answer)))
  await Promise.race([once(socket, 'connect').catch(() => {}), closed])
  return { socket, answer: () => answer, closed }
}

export const targetOf = (origin: string, token: string): Target => {
  const { hostname, port } = new URL(origin)
  return { host: hostname.replace(/^\[|\]$/g, ''), port: Number(port), token }
}

interface RequestHead {
  method?: string
  path: string
  token?: string
  headers?: Record<string, string | number>
}

/** Returns the request line and headers, with the empty line after them. */
export function requestHead({ method = 'POST', path, token, headers = {} }: RequestHead): string {
  const lines = Object.entries({ ...(token && { authorization: `Bearer ${token}` }), ...headers })
  return `${method} ${API_BASE}${path} HTTP/1.1\r\nhost: portal\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n`
}

const JSON_TYPE = { 'content-type': 'application/json' }
const FORM_TYPE = { 'content-type': 'multipart/form-data; boundary=cut' }

/** Returns the head of a form with a file whose announced size is never sent. */
export const uploadHead = (token: string, bytes: number, field = 'file'): string => {
  const partHead = `--cut\r\ncontent-disposition: form-data; name="${field}"; filename="a.jpg"\r\ncontent-type: image/jpeg\r\n\r\n`
  return requestHead({ path: '/utils/upload', token, headers: { ...FORM_TYPE, 'content-length': bytes } }) + partHead
}

type Send = (visitor: RawVisitor, target: Target) => void

const write =
  (text: (target: Target) => string): Send =>
  ({ socket }, target) =>
    void socket.write(text(target), 'latin1')

/** Writes repeatedly while the connection is open. */
const drip =
  (begin: (target: Target) => string, drop: string): Send =>
  ({ socket }, target) => {
    socket.write(begin(target))
    const timer = setInterval(() => socket.write(drop), 100)
    socket.once('close', () => clearInterval(timer))
  }

/** Unfinished requests, one per kind, such as those of a lost connection, a slow phone or an attacker. */
const unfinished: Record<string, Send> = {
  'a connection without a word': () => {},
  'half a first line': write(() => 'GET /api/v1/au'),
  'half of the headers': write(() => 'POST /api/v1/auth/login HTTP/1.1\r\nhost: portal\r\ncontent-'),
  'headers that drip': drip(() => 'GET /healthz HTTP/1.1\r\nhost: portal\r\n', 'x-a: b\r\n'),
  'a body that was announced and does not come': write(() =>
    requestHead({ path: '/auth/login', headers: { ...JSON_TYPE, 'content-length': 100 } }),
  ),
  'half a JSON body': write(
    () => `${requestHead({ path: '/auth/login', headers: { ...JSON_TYPE, 'content-length': 100 } })}{"email":"a`,
  ),
  'a JSON body that drips': drip(
    () => `${requestHead({ path: '/auth/login', headers: { ...JSON_TYPE, 'content-length': 5000 } })}{"email":"`,
    'a',
  ),
  'chunks without a last one': write(
    () =>
      `${requestHead({ path: '/auth/login', headers: { ...JSON_TYPE, 'transfer-encoding': 'chunked' } })}5\r\n{"ema\r\n`,
  ),
  'a body for a call that takes none': write(({ token }) =>
    requestHead({
      method: 'GET',
      path: '/auth/get-my-profile',
      token,
      headers: { ...JSON_TYPE, 'content-length': 100 },
    }),
  ),
  'a body for a call that is not there': write(
    () => `${requestHead({ path: '/nothing', headers: { ...JSON_TYPE, 'content-length': 100 } })}{`,
  ),
  'a body without a session': write(
    () => `${requestHead({ path: '/case/new', headers: { ...JSON_TYPE, 'content-length': 100 } })}{"a":`,
  ),
  'half a form': write(({ token }) => `${uploadHead(token, 500_000)}${'x'.repeat(100_000)}`),
  'a form that drips': drip(({ token }) => uploadHead(token, 500_000), 'x'),
  'a form whose file field has another name': write(
    ({ token }) => `${uploadHead(token, 400_000, 'image')}${'x'.repeat(300_000)}`,
  ),
  'a second request that is half there': write(() => 'GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\nGET /heal'),
  'a connection that is kept': write(() => 'GET /healthz HTTP/1.1\r\nhost: portal\r\n\r\n'),
  'an answer that is not read': ({ socket }, { token }) => {
    socket.pause()
    const head = requestHead({ method: 'GET', path: '/openapi.json', token })
    for (let times = 0; times < 40; times += 1) socket.write(head)
  },
}

/** Leaves one request of each kind open on a server. */
export async function openUnfinishedRequests(target: Target): Promise<RawVisitor[]> {
  const visitors = await Promise.all(
    Object.values(unfinished).map(async (send) => {
      const visitor = await openRaw(target)
      send(visitor, target)
      return visitor
    }),
  )
  await sleep(200) // until they have arrived
  return visitors
}

/** Closes connections of a test. */
export function closeAllVisitors(visitors: readonly RawVisitor[]): void {
  for (const { socket } of visitors) socket.destroy()
}
