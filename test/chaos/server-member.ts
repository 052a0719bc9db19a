import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Connection } from '#server/db/connection.ts'
import { DRILL_SETTINGS } from '#test/drills/drill-setup.ts'
import { type FaultProxy, openFaultProxy } from '#test/drills/fault-proxy.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { freePort } from '#test/free-port.ts'

/** A start may fall into a restart of the database; a service manager starts the portal again then. */
const STARTS = 5

/** One of the two app processes: at one address for the whole run, with a line to the database and a clock of its own. */
export interface ServerMember {
  name: string
  origin: string
  line: FaultProxy
  /** How far its wall clock is off, in milliseconds; heard within 50 ms. */
  setClock(offsetMs: number): void
  start(): Promise<void>
  kill(): Promise<void>
  /** SIGTERM; answers the exit code. */
  stop(): Promise<number | null>
  close(): Promise<void>
}

export async function openMember(name: string, place: { folder: string; dataDir: string; database: Connection }) {
  const line = await openFaultProxy(place.database)
  const port = await freePort()
  const clock = join(place.folder, `clock-${name}`)
  writeFileSync(clock, '0')
  let portal: ServerProcess | null = null
  const settings = {
    ...DRILL_SETTINGS,
    PORT: String(port),
    DATABASE_URL: line.connection.connectionString,
    LOG_LEVEL: 'error',
    NODE_OPTIONS: '--import=./test/chaos/skew.ts',
    CHAOS_CLOCK: clock,
  }
  const member: ServerMember = {
    name,
    origin: `http://127.0.0.1:${port}`,
    line,
    setClock: (offsetMs) => writeFileSync(clock, String(offsetMs)),
    async start() {
      for (let left = STARTS; ; left -= 1) {
        try {
          portal = await startServerProcess(place.dataDir, settings)
          return
        } catch (error) {
          if (left === 1) throw error
          await sleep(500)
        }
      }
    },
    async kill() {
      const app = portal?.process
      if (!app || app.exitCode !== null || app.signalCode !== null) return
      const ended = once(app, 'exit')
      app.kill('SIGKILL')
      await ended
    },
    stop: async () => (portal ? portal.stop() : null),
    async close() {
      await member.kill()
      await line.close()
    },
  }
  return member
}
