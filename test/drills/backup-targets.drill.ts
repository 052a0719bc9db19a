import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { v7 as newId } from 'uuid'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { folderStore } from '#server/adapters/files.ts'
import { connect, type Database } from '#server/db/connect.ts'
import { removeCluster } from '#server/embedded-postgres/layout.ts'
import { sealHistory } from '#server/jobs/seal-history.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { fillDataSet } from '../../bench/data-set.ts'
import { runLoad } from '../../bench/load.ts'
import { workloadsOf } from '../../bench/workloads.ts'
import { print } from './drill-report.ts'
import { type CleanupSteps, DRILL_SETTINGS, makeFolder, runCleanup, startDatabase } from './drill-setup.ts'

/* What a backup of a large office costs, and what it writes after the work of a quarter of an hour. */
const CASES = Number(process.env.BACKUP_CASES ?? 100_000)
/** As many as 5 GB have, of a fifth of their size, so that the drill fits on any disk. */
const UPLOADS = Number(process.env.BACKUP_UPLOADS ?? 10_000)
const UPLOAD_BYTES = Number(process.env.BACKUP_UPLOAD_BYTES ?? 100_000)
const AT_ONCE = 25
const NEW_CASES = 300
const NEW_UPLOADS = 30
const QUARTER = 900
const ROUNDS = 2
const ROOT = join(import.meta.dirname, '../..')

let undo: CleanupSteps
let dataDir: string
let url: string
let database: Database
let portal: ServerProcess
beforeAll(async () => {
  const folder = makeFolder()
  undo = [folder.remove]
  dataDir = join(folder.path, 'data')
  const postgres = await startDatabase(folder.path)
  undo.push(() => removeCluster(join(folder.path, 'database')), postgres.stop)
  await fillDataSet(postgres.connection, { rows: CASES })
  url = addressOf(postgres.connection)
  portal = await startServerProcess(dataDir, { ...DRILL_SETTINGS, DATABASE_URL: url })
  database = connect(postgres.connection, { max: 2 })
  undo.push(database.close, portal.stop)
  while ((await sealHistory({ database })) > 0); // the portal would seal what was filled while a backup is measured
  await addUploads(UPLOADS)
})
afterAll(() => runCleanup(undo))

async function addUploads(count: number): Promise<void> {
  const files = folderStore(join(dataDir, 'files'))
  const { id: user_id } = await database.db.selectFrom('users').select('id').limit(1).executeTakeFirstOrThrow()
  const add = async () => {
    const file_key = `${randomBytes(16).toString('hex')}.jpg`
    await files.put(file_key, randomBytes(UPLOAD_BYTES))
    const created_at = new Date().toISOString()
    const of = {
      id: newId(),
      user_id,
      file_key,
      bytes: UPLOAD_BYTES,
      sha256: randomBytes(32),
      created_at,
      is_kept: true,
    }
    await database.db.insertInto('uploads').values(of).execute()
  }
  for (let made = 0; made < count; made += AT_ONCE)
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - made) }, add))
}

/**
 * Returns the CPU seconds of the processes of the office's PostgreSQL that have ended, as Linux counts them: sessions of
 * backups, and autovacuum after changes.
 */
function endedSessions(): number {
  const cluster = join(dataDir, '..', 'database', 'postgres')
  const [pid = ''] = readFileSync(join(cluster, 'postmaster.pid'), 'utf8').split('\n')
  const counters = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
  return (Number(counters[13]) + Number(counters[14])) / 100
}

/** Makes a backup as an operator does, in a process of its own; returns what it says of itself and the CPU it took. */
async function backUp() {
  const target = join(dataDir, '..', 'target')
  const env = { ...process.env, ...DRILL_SETTINGS, DATABASE_URL: url, DATA_DIR: dataDir }
  const before = endedSessions()
  const script = `"${process.execPath}" tools/backup.ts --to "${target}"; times`
  const child = spawn('sh', ['-c', script], { cwd: ROOT, env })
  let said = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      said += text
    })
  await once(child, 'close')
  const [, objects, bytes, written, trial] =
    /Wrote (\d+) objects, (\d+) bytes, in (\S+) s; the trial took (\S+) s/.exec(said) ?? []
  if (!trial) throw new Error(said)
  // The last line of `times` is of the children of the shell: user and system.
  const ofChildren = said.trim().split('\n').at(-1) ?? ''
  const own = [...ofChildren.matchAll(/(\d+)m([\d.]+)s/g)].reduce(
    (sum, [, m, s]) => sum + Number(m) * 60 + Number(s),
    0,
  )
  return {
    objects: Number(objects),
    bytes: Number(bytes),
    writeSeconds: Number(written),
    trialSeconds: Number(trial),
    cpuSeconds: Math.round(own * 10) / 10,
    cpuSecondsOfOffice: Math.round((endedSessions() - before) * 10) / 10,
  }
}

/** Returns the length of all rows as text. */
async function rowBytes(): Promise<number> {
  const { rows } = await database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'",
  )
  let sum = 0
  for (const { name } of rows) {
    const { rows: lengths } = await database.pool.query(`select coalesce(sum(length(t::text)), 0) as n from ${name} t`)
    sum += Number(lengths[0]?.n)
  }
  return sum
}

const percent = (share: number) => `${(share * 100).toFixed(1)} %`

/** Returns one of some requests, which follow one another in turn. */
function nth<T>(requests: readonly T[], at: number): T {
  const request = requests[at % requests.length]
  if (!request) throw new Error('There are no requests')
  return request
}

test('a backup takes a minute, writes only the changes, and costs 5 % of the rate', async () => {
  const first = await backUp()
  print('first backup', { cases: CASES, uploads: UPLOADS, ...first })

  const create = (await workloadsOf(portal.origin, url)).create ?? []
  const before = await rowBytes()
  for (let made = 0; made < NEW_CASES; made += 1) {
    const { path, headers, nextBody } = nth(create, made)
    const answer = await fetch(`${portal.origin}${path}`, { method: 'POST', headers, body: nextBody?.() ?? null })
    expect(answer.status).toBe(201)
  }
  await addUploads(NEW_UPLOADS)
  const newRows = (await rowBytes()) - before
  const changed = newRows + NEW_UPLOADS * UPLOAD_BYTES
  const next = await backUp()
  print('backup after a quarter of an hour', {
    ...next,
    'bytes of new rows': newRows,
    changed,
    ratio: (next.bytes / changed).toFixed(2),
  })
  expect(next.bytes).toBeLessThan(2 * changed)
  expect(next.writeSeconds + next.trialSeconds).toBeLessThan(60_000 / 1000)

  const load = async (seconds: number) => (await runLoad(portal.origin, create, { seconds })).rate
  await load(3)
  let alone = await load(10)
  const costs: number[] = []
  for (let round = 0; round < ROUNDS; round += 1) {
    let isOver = false
    const begun = performance.now()
    const busy = backUp().finally(() => {
      isOver = true
    })
    const rates: number[] = []
    while (!isOver) rates.push(await load(5))
    const { cpuSeconds, cpuSecondsOfOffice } = await busy
    const seconds = (performance.now() - begun) / 1000
    const meanwhile = rates.reduce((sum, rate) => sum + rate, 0) / rates.length
    const after = await load(10)
    const cost = (1 - meanwhile / ((alone + after) / 2)) * (seconds / QUARTER)
    print('cases created a second', {
      before: Math.round(alone),
      'while a backup is made': Math.round(meanwhile),
      after: Math.round(after),
      'for seconds': Math.round(seconds),
      'cost in a quarter of an hour': percent(cost),
      'CPU seconds': cpuSeconds,
      'of the office’s PostgreSQL, with autovacuum': cpuSecondsOfOffice,
      'share of a quarter of an hour': percent((cpuSeconds + cpuSecondsOfOffice) / (QUARTER * availableParallelism())),
    })
    alone = after
    costs.push(cost)
  }
  const mean = costs.reduce((sum, cost) => sum + cost, 0) / ROUNDS
  expect(mean).toBeLessThan(0.05 * 1) // other work on the cores makes the backup longer
  rmSync(join(dataDir, '..', 'target'), { recursive: true })
})
