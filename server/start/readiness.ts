import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import type { Deps } from '../context/deps.ts'
import { STATEMENT_TIMEOUT } from '../db/connection.ts'
import { writeHeartbeat } from '../db/heartbeat.ts'
import { isMigrated } from '../db/migrate.ts'
import { PoolBusy } from '../db/pool.ts'
import { canDecryptDatabase } from '../security/encrypted-tables.ts'

/** Nobody can work without one of the first three; the others only limit the portal. */
export type Part = 'database' | 'superadmin' | 'secret' | 'files' | 'mail' | 'clock'

export interface Readiness {
  status: 'ready' | 'degraded' | 'away'
  parts: Part[]
}

const NEEDED: readonly Part[] = ['database', 'superadmin', 'secret']

/** Milliseconds: how long a request waits for fresh results, also for the first ones, and the timeout of a check. */
const RESULT_TIMEOUT = 50
const FIRST_RESULT_TIMEOUT = 1_000
const CHECK_TIMEOUT = 5_000
/** Milliseconds between two checks. */
const WRITE_EVERY = 10_000
const STORE_EVERY = 60_000
/** Milliseconds between two checks after a failed one, to detect a recovery soon. */
const BAD_EVERY = 1_000

/** `/healthz`: the process is alive. `/readyz`: it can work; 503 while nobody can sign in. */
export function serveReadiness(app: FastifyInstance, deps: Deps): void {
  const readiness = watchReadiness(deps)
  app.get('/healthz', async () => ({ status: 'ok' }))
  app.get('/readyz', async (_request, reply) => {
    const { status, parts } = await readiness()
    reply.header('cache-control', 'no-store')
    if (status === 'away') reply.status(503).header('retry-after', 2)
    return status === 'ready' ? { status } : { status, parts }
  })
}

/**
 * Returns the function behind `/readyz`. Each part has at most one check running, however many requests come; a request
 * waits briefly for the result and otherwise gets the last one, so that a hanging database or store delays no request.
 */
export function watchReadiness({ database: { pool }, keys, files, clockGuard, log }: Deps): () => Promise<Readiness> {
  let hasSuperadmin = false
  const parts: [Part, PartCheck][] = [
    ['database', partCheck(0, () => isMigrated(pool))],
    ['database', partCheck(WRITE_EVERY, () => writeHeartbeat(pool).then(() => true))],
    ['secret', partCheck(WRITE_EVERY, async () => (await canDecryptDatabase(pool, keys)) !== false)],
    [
      'mail',
      partCheck(WRITE_EVERY, async () => (await pool.query<{ good: boolean }>(MAIL_IS_GOOD)).rows[0]?.good === true),
    ],
    ['files', partCheck(STORE_EVERY, () => files.check().then(() => true))],
    ['clock', partCheck(0, async () => clockGuard.fault() === null)],
    [
      'superadmin',
      partCheck(0, async () => {
        hasSuperadmin ||= (await pool.query("select from users where role = 'superadmin' limit 1")).rows.length > 0
        return hasSuperadmin
      }),
    ],
  ]
  let last: Readiness['status'] = 'ready'
  return async () => {
    const isFirst = parts.some(([, check]) => !check.isKnown())
    await Promise.race([
      Promise.all(parts.map(([, check]) => check.refresh())),
      sleep(isFirst ? FIRST_RESULT_TIMEOUT : RESULT_TIMEOUT),
    ])
    const bad = [...new Set(parts.filter(([, check]) => !check.isGood()).map(([part]) => part))]
    const status = bad.some((part) => NEEDED.includes(part)) ? 'away' : bad.length > 0 ? 'degraded' : 'ready'
    if (status !== last) log.warn({ status, parts: bad }, 'readiness changed')
    last = status
    return { status, parts: bad }
  }
}

/**
 * False while a mail waits that the mail server refused for a reason other than the mail itself, with none sent since.
 */
const MAIL_IS_GOOD = `select not exists (select from deliveries waiting
  where channel = 'mail' and state = 'waiting' and last_error !~ '^(EENVELOPE|EMESSAGE)'
    and not exists (select from deliveries sent where sent.channel = 'mail' and sent.state = 'sent' and sent.sent_at > waiting.created_at)) as good`

interface PartCheck {
  /** Resolves once a due check has finished. */
  refresh(): Promise<void>
  isKnown(): boolean
  isGood(): boolean
}

function partCheck(every: number, check: () => Promise<boolean>): PartCheck {
  let begun = Number.NEGATIVE_INFINITY
  let good: boolean | null = null
  let answered = Number.NEGATIVE_INFINITY
  let running: Promise<void> | null = null
  const run = async () => {
    try {
      good = await check()
      answered = performance.now()
    } catch (error) {
      // A busy office is no fault; but no statement keeps all connections for longer.
      if (!(error instanceof PoolBusy) || performance.now() - answered > STATEMENT_TIMEOUT) good = false
    }
    running = null
  }
  return {
    async refresh() {
      const due = good === false ? Math.min(every, BAD_EVERY) : every
      if (!running && performance.now() - begun >= due) {
        begun = performance.now()
        running = run()
      }
      await running
    },
    isKnown: () => good !== null,
    isGood: () => good === true && (running === null || performance.now() - begun < CHECK_TIMEOUT),
  }
}
