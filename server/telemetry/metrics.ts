import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type BrowserError, browserErrorKinds } from '#contract/browser-errors/browser-error.ts'
import { freeBytes } from '../adapters/local-files.ts'
import { type BoundName, boundNames } from '../context/bounds.ts'
import type { Database } from '../db/connect.ts'
import type { Config } from '../start/config.ts'

/** The jobs of the worker; the metrics hold the instant of each job's last success. */
export const jobs = [
  'requests',
  'mails',
  'bills',
  'board',
  'seals',
  'cleanup',
  'audit',
  'disk',
  'readings',
  'reminders',
  'backups',
] as const
export type Job = (typeof jobs)[number]

/** The metrics of a process. No label holds personal or unbounded values. */
export interface Metrics {
  /** Counts an answered request. `route` is a pattern, never a URL. */
  answered(request: { method: string; route: string; status: number }, seconds: number): void
  done(job: Job, at: Date): void
  clockTrusted(is: boolean): void
  /** Counts a bound that a visitor reached: refused, ended or closed. */
  boundReached(bound: BoundName): void
  browserError(kind: BrowserError['kind']): void
  /** Returns the metrics as Prometheus text, and its content type. */
  read(): Promise<{ type: string; text: string }>
}

/** The status of a request whose visitor left before the answer, as in nginx. */
export const CLIENT_CLOSED_REQUEST = 499

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])

interface DatabaseFigures {
  writable: boolean
  waiting: number
  dead: number
  age: string
  broken_laws: number
  audit_at: string | null
  backup_age: string | null
}

/** Memory, CPU and event loop, per process: shared by all servers in it. */
let ofProcess: Registry | undefined

/** Creates the metrics of one server; those of the database are queried when they are read. */
export function createMetrics({ pool }: Pick<Database, 'pool'>, { DATA_DIR }: Pick<Config, 'DATA_DIR'>): Metrics {
  if (!ofProcess) {
    ofProcess = new Registry()
    collectDefaultMetrics({ register: ofProcess })
  }
  const own = new Registry()
  const registers = [own]
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10],
    registers,
  })
  const gauge = <Label extends string>(name: string, help: string, ...labelNames: Label[]) =>
    new Gauge({ name, help, labelNames, registers })
  const jobs = gauge(
    'portal_job_last_success_timestamp_seconds',
    'When this process last finished a job of the worker',
    'job',
  )
  const clockTrusted = gauge(
    'portal_clock_trusted',
    '0 while bills and penalties are held back because the clock is not to be trusted',
  )
  clockTrusted.set(1)
  const reached = new Counter({
    name: 'portal_bound_reached_total',
    help: 'Requests and connections that were refused or cut because they reached a bound (docs/security.md)',
    labelNames: ['bound'] as const,
    registers,
  })
  for (const bound of boundNames) reached.inc({ bound }, 0)
  const browserErrors = new Counter({
    name: 'portal_browser_errors_total',
    help: 'Errors of the web app that browsers reported',
    labelNames: ['kind'] as const,
    registers,
  })
  for (const kind of browserErrorKinds) browserErrors.inc({ kind }, 0)
  new Gauge({
    name: 'portal_database_connections',
    help: 'Connections of this process to the database, and requests that wait for one',
    labelNames: ['state'] as const,
    registers,
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
  const isUp = gauge('portal_database_up', '1 while the database answers and takes writes')
  const mails = gauge('portal_mails', 'Mails that wait to be delivered, and those that were given up', 'state')
  const oldestMail = gauge(
    'portal_oldest_waiting_mail_seconds',
    'Age of the mail that waits longest since it was due; 0 while none waits',
  )
  const brokenLaws = gauge(
    'portal_ledger_laws_broken',
    'Laws of the ledger that the last audit found broken, in whichever process; NaN before the first',
  )
  const auditAt = gauge(
    'portal_ledger_audit_at',
    'When the ledger was last audited, by whichever process, in seconds since 1970; 0 before the first',
  )
  const backupAge = gauge(
    'portal_backup_age_seconds',
    'Age of the last good backup of the target whose one is the oldest; NaN where no backups are set up',
  )
  new Gauge({
    name: 'portal_disk_free_bytes',
    help: 'Room that is left on the disk of DATA_DIR',
    registers,
    async collect() {
      this.set(await freeBytes(DATA_DIR).catch(() => Number.NaN))
    },
  })
  const askDatabase = async () => {
    try {
      const { rows } = await pool.query<DatabaseFigures>(`select
        current_setting('transaction_read_only') = 'off' as writable,
        (select count(*) from deliveries where channel = 'mail' and state = 'waiting')::int as waiting,
        (select count(*) from deliveries where channel = 'mail' and state = 'dead')::int as dead,
        (select coalesce(extract(epoch from now() - min(case attempts when 0 then due_at else created_at end)), 0)
          from deliveries where channel = 'mail' and state = 'waiting') as age,
        (select count(*) from ledger_laws where broken > 0)::int as broken_laws,
        (select extract(epoch from max(audited_at)) from ledger_laws) as audit_at,
        (select extract(epoch from now() - min(coalesce(good_at, set_up_at))) from backup_targets) as backup_age`)
      const [row] = rows
      if (!row) return
      isUp.set(row.writable ? 1 : 0)
      mails.set({ state: 'waiting' }, row.waiting)
      mails.set({ state: 'dead' }, row.dead)
      oldestMail.set(Math.max(0, Number(row.age)))
      brokenLaws.set(row.audit_at === null ? Number.NaN : row.broken_laws)
      auditAt.set(Number(row.audit_at ?? 0))
      backupAge.set(Number(row.backup_age ?? Number.NaN))
    } catch {
      // The other metrics are still useful; outdated values would be wrong.
      isUp.set(0)
      mails.reset()
      oldestMail.set(Number.NaN)
      brokenLaws.set(Number.NaN)
      auditAt.set(Number.NaN)
      backupAge.set(Number.NaN)
    }
  }
  const merged = Registry.merge([ofProcess, own])
  return {
    answered({ method, route, status }, seconds) {
      const kind = status === CLIENT_CLOSED_REQUEST ? String(CLIENT_CLOSED_REQUEST) : `${Math.floor(status / 100)}xx`
      const labels = { method: METHODS.has(method) ? method : 'other', route, status: kind }
      requests.observe(labels, seconds)
    },
    clockTrusted: (is) => clockTrusted.set(Number(is)),
    done: (job, at) => jobs.set({ job }, at.getTime() / 1000),
    boundReached: (bound) => reached.inc({ bound }),
    browserError: (kind) => browserErrors.inc({ kind }),
    async read() {
      await askDatabase()
      return { type: merged.contentType, text: await merged.metrics() }
    },
  }
}
