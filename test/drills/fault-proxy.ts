import { type AddressInfo, connect, createServer, type NetConnectOpts, type Socket } from 'node:net'
import { join } from 'node:path'
import type { Connection } from '#server/db/connection.ts'

/** What the line between the app and its database does: carries all, is cut, takes everything and gives nothing, or is slow. */
export type Line = 'pass' | 'cut' | 'hang' | { slowMs: number }

/** A TCP line to a PostgreSQL that can be disturbed. */
export interface FaultProxy {
  /** The same database, through the line. */
  connection: Connection & { connectionString: string }
  set(line: Line): void
  /** Connections that are open just now. */
  open(): number
  close(): Promise<void>
}

/** Opens a line on a free port. A cut closes open and new connections; a hang keeps them open and loses nothing. */
export async function openFaultProxy(database: Connection): Promise<FaultProxy> {
  const target = targetOf(database)
  let line: Line = 'pass'
  const pairs = new Set<{ near: Socket; far: Socket }>()
  const server = createServer((near) => {
    if (line === 'cut') return void near.destroy()
    const far = connect(target)
    const pair = { near, far }
    pairs.add(pair)
    const end = () => {
      pairs.delete(pair)
      near.destroy()
      far.destroy()
    }
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.setNoDelay(true)
      from.on('data', (bytes) => {
        if (typeof line === 'object') setTimeout(() => to.write(bytes), line.slowMs)
        else to.write(bytes)
      })
      from.on('error', end)
      from.on('close', end)
    }
    if (line === 'hang') for (const one of [near, far]) one.pause()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    connection: { connectionString: throughPort(database, port) },
    set(next) {
      line = next
      for (const { near, far } of pairs) {
        if (next === 'cut') near.destroy()
        for (const one of [near, far]) {
          if (next === 'hang') one.pause()
          else one.resume()
        }
      }
    },
    open: () => pairs.size,
    async close() {
      for (const { near, far } of pairs) for (const one of [near, far]) one.destroy()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export function targetOf({ connectionString, host = '', port = 5432 }: Connection): NetConnectOpts {
  if (connectionString) {
    const url = new URL(connectionString)
    return { host: url.hostname, port: Number(url.port) || 5432 }
  }
  return host.startsWith('/') ? { path: join(host, `.s.PGSQL.${port}`) } : { host, port }
}

export function throughPort(database: Connection, port: number): string {
  const url = new URL(database.connectionString ?? `postgresql://127.0.0.1/${database.database}`)
  if (!database.connectionString) {
    url.username = database.user ?? ''
    url.password = String(database.password)
  }
  url.hostname = '127.0.0.1'
  url.port = String(port)
  return url.href
}
