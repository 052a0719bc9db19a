import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import pg from 'pg'
import type { Connection } from '#server/db/connection.ts'
import { targetOf, throughPort } from '#test/drills/fault-proxy.ts'

/** A stand-in for a connection pooler in transaction mode. */
export interface Pooler {
  connection: Connection & { connectionString: string }
  close(): Promise<void>
}

/** Returns a message of PostgreSQL's protocol: type, length, body. */
const message = (type: string, body: Buffer = Buffer.alloc(0)) => {
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(body.length + 4, 1)
  return Buffer.concat([head, body])
}
const WELCOME = Buffer.concat([message('R', Buffer.alloc(4)), message('Z', Buffer.from('I'))])

/**
 * Starts a pooler that shares one session among all clients, transaction by transaction. It accepts
 * every start-up option and passes none on, as a pooler that is configured to ignore them.
 */
export async function openTransactionPooler(database: Connection): Promise<Pooler> {
  const client = new pg.Client(database)
  client.on('error', () => {})
  await client.connect()
  const far = client.connection.stream as Socket
  far.removeAllListeners('data')

  const waiting: { near: Socket; bytes: Buffer }[] = []
  let holder: Socket | null = null
  let answers = 0 // for which the holder still waits
  const next = () => {
    if (holder) return
    const first = waiting[0]
    if (!first) return
    holder = first.near
    for (const request of waiting.splice(0)) {
      if (request.near === holder) send(request.bytes)
      else waiting.push(request)
    }
  }
  const send = (bytes: Buffer) => {
    for (const { type } of messagesIn(bytes)) if (type === 'Q' || type === 'S') answers += 1
    far.write(bytes)
  }
  let unread: Buffer = Buffer.alloc(0)
  far.on('data', (bytes: Buffer) => {
    unread = Buffer.concat([unread, bytes])
    for (const { type, message } of messagesIn(unread)) {
      holder?.write(message)
      unread = unread.subarray(message.length)
      if (type !== 'Z') continue
      answers -= 1
      if (answers === 0 && message.at(-1) === 'I'.charCodeAt(0)) holder = null
      next()
    }
  })

  const nears = new Set<Socket>()
  const server = createServer((near) => {
    let isStarted = false
    nears.add(near)
    near.on('error', () => {})
    near.on('close', () => nears.delete(near))
    near.on('data', (bytes: Buffer) => {
      if (!isStarted) {
        isStarted = true
        near.write(WELCOME)
      } else if (bytes[0] === 'X'.charCodeAt(0)) near.end()
      else if (near === holder) send(bytes)
      else {
        waiting.push({ near, bytes })
        next()
      }
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    connection: { connectionString: `postgresql://portal:any@127.0.0.1:${port}/portal` },
    async close() {
      for (const near of nears) near.destroy()
      far.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** Splits off the complete messages at the start of the bytes. */
function messagesIn(bytes: Buffer): { type: string; message: Buffer }[] {
  const messages: { type: string; message: Buffer }[] = []
  let at = 0
  while (at + 5 <= bytes.length) {
    const end = at + 1 + bytes.readInt32BE(at + 1)
    if (end > bytes.length) break
    messages.push({ type: String.fromCharCode(bytes[at] ?? 0), message: bytes.subarray(at, end) })
    at = end
  }
  return messages
}

/** What the pooler does with options of the start-up that it does not know: PgBouncer's default, and its setting to ignore them. */
type UnknownOptions = 'refuse' | 'drop'

/** A stand-in for PgBouncer in session mode. */
export interface SessionPooler {
  connection: Connection & { connectionString: string }
  /**
   * The server behind it is gone, as during a failover: the clients that have no place in the queue are refused
   * (SQLSTATE 08P01), those that wait for a server go on waiting. Or it is back.
   */
  setServer(is: 'there' | 'gone' | 'full'): void
  close(): Promise<void>
}

const KNOWN = ['user', 'database', 'client_encoding', 'application_name']
const REFUSALS = {
  gone: 'server login has been failing, try again later (server_login_retry)',
  full: 'no more connections allowed (max_client_conn)',
}

export async function openSessionPooler(database: Connection, unknown: UnknownOptions): Promise<SessionPooler> {
  let server: 'there' | 'gone' | 'full' = 'there'
  const pairs = new Set<{ near: Socket; far: Socket; isWatch: boolean }>()
  const listener = createServer((near) => {
    near.on('error', () => {})
    near.once('data', (bytes: Buffer) => {
      const options = startupOptions(bytes)
      const strange = options.find(([name]) => !KNOWN.includes(name))?.[0]
      if (server !== 'there') return void near.end(refusal(REFUSALS[server]))
      if (strange && unknown === 'refuse') return void near.end(refusal(`unsupported startup parameter: ${strange}`))
      const far = connect(targetOf(database))
      const pair = { near, far, isWatch: bytes.includes('vehicle-record-portal watch') }
      pairs.add(pair)
      const end = () => {
        pairs.delete(pair)
        near.destroy()
        far.destroy()
      }
      far.write(startup(options.filter(([name]) => KNOWN.includes(name))))
      near.pipe(far).pipe(near)
      for (const one of [near, far]) one.on('error', end).on('close', end)
    })
  })
  await new Promise<void>((resolve) => listener.listen(0, '127.0.0.1', resolve))
  return {
    connection: { connectionString: throughPort(database, (listener.address() as AddressInfo).port) },
    setServer(next) {
      server = next
      for (const { near, far, isWatch } of pairs) {
        if (next !== 'there' && isWatch) near.destroy()
        else if (next === 'gone') {
          near.unpipe(far)
          far.unpipe(near)
        }
      }
    },
    async close() {
      for (const { near, far } of pairs) for (const one of [near, far]) one.destroy()
      await new Promise((resolve) => listener.close(resolve))
    },
  }
}

/** Reads the names and values of a message of the start-up: length, protocol, then texts that end with a zero. */
function startupOptions(bytes: Buffer): [name: string, value: string][] {
  const texts = bytes.subarray(8, bytes.readInt32BE(0)).toString().split('\0')
  const options: [string, string][] = []
  for (let at = 0; texts[at]; at += 2) options.push([texts[at] ?? '', texts[at + 1] ?? ''])
  return options
}

function startup(options: [string, string][]): Buffer {
  const texts = Buffer.from(`${options.flat().join('\0')}\0\0`)
  const head = Buffer.alloc(8)
  head.writeInt32BE(texts.length + 8, 0)
  head.writeInt32BE(0x3_00_00, 4) // version 3.0 of the protocol
  return Buffer.concat([head, texts])
}

function refusal(text: string): Buffer {
  return message('E', Buffer.from(['SFATAL', 'C08P01', `M${text}`, ''].map((field) => `${field}\0`).join('')))
}
