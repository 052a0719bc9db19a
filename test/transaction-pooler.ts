import { type AddressInfo, createServer, type Socket } from 'node:net'
import pg from 'pg'
import type { Connection } from '#server/db/connection.ts'

/** A stand-in for a connection pooler in transaction mode. */
export interface Pooler {
  connection: Connection & { connectionString: string }
  close(): Promise<void>
}

/** Returns a message of PostgreSQL's protocol: type, length, body. */
export const message = (type: string, body: Buffer = Buffer.alloc(0)) => {
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
