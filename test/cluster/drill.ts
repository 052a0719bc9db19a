import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import S3rver from 's3rver'
import { addDays, dayStart, monthStart, officeDay } from '#contract/dates.ts'
import { buildApp } from '#server/start/app.ts'
import { callerOf } from '#test/caller.ts'
import { unbilled } from '#test/chaos/check.ts'
import {
  type CleanupSteps,
  createOfficeClient,
  DRILL_SETTINGS,
  makeFolder,
  waitUntil,
} from '#test/drills/drill-setup.ts'
import { factories } from '#test/factories.ts'
import type { TestClock } from '#test/test-clock.ts'
import { findLosses, findWrongBills } from './check.ts'
import { type Fault, faultsOf, postgresKilled, switchover } from './faults.ts'
import { type Load, startLoad } from './load.ts'
import { addressOf, NODES, openMachines } from './machines.ts'
import { BUILD, makeNewBuild, openPortals, type PortalNode } from './portals.ts'
import { describePhase, type Phase, writeRates } from './report.ts'

/** Milliseconds: how long an office works before each fault, and how long without a failure counts as served again. */
const BEFORE = 2_500
const CALM = 3_000

/** As many as `npm run bench` has. */
const CALLERS = 16

/** Runs all faults; returns the phases, and what broke. Prints each phase as it ends. */
export async function runClusterDrill(undo: CleanupSteps): Promise<{ phases: Phase[]; broken: string[] }> {
  const folder = makeFolder()
  undo.push(folder.remove)
  const s3 = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory: join(folder.path, 's3') },
    configureBuckets: [{ name: 'portal', configs: [] }],
  })
  const { port } = await s3.run()
  undo.push(() => s3.close())
  const machines = await openMachines(folder.path, {
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
    APP_SECRET: DRILL_SETTINGS.APP_SECRET,
  })
  undo.push(machines.close)
  const begin = performance.now()
  for (const service of ['etcd', 'patroni', 'haproxy'] as const)
    for (const node of NODES) await machines.start(service, node)
  await machines.untilWhole()
  await machines.psql(['-f', join(folder.path, 'node1', 'roles.sql')])
  const portals = openPortals(folder.path, machines)
  undo.push(portals.close)
  await Promise.all((['node1', 'node2'] as const).map((node) => portals.start(node, BUILD)))
  for (const server of ['portals/portal1', 'portals/portal2']) await machines.untilUp(server)
  console.log(`A cluster of three machines and two portals is ready after ${seconds(performance.now() - begin)} s.`)

  const database = machines.portalSettings('node3').DATABASE_URL ?? ''
  const web = `http://${addressOf('node3')}:8080`
  const office = createOfficeClient({ connectionString: database }, join(folder.path, 'office'), () => web)
  undo.push(office.database.close)
  const app = await buildApp(office.deps)
  undo.push(() => app.close())
  const clock = office.deps.clock as TestClock
  const inside = factories(callerOf(app), { ...office.deps, clock })
  const admin = await inside.superadmin()
  const clients = [await inside.client({ creditLimit: 90_000_000 }), await inside.client({ creditLimit: 90_000_000 })]
  await inside.pickers()
  const broken: string[] = []
  const phases: Phase[] = []
  const billed: string[] = []
  const load = startLoad(office.call, { admin, clients }, inside.caseBody)
  undo.push(() => load.stop())

  /** A client whose CREDIT payment of the month before is in no bill yet, as at the end of a month. */
  async function endMonth(): Promise<void> {
    const client = await inside.client({ creditLimit: 50_000 })
    const lastMonth = monthStart(addDays(monthStart(officeDay(new Date())), -1))
    await clock.at(dayStart(addDays(lastMonth, 19)), async () =>
      inside.payment(client, [await inside.caseIn('assigned', { client })], 'CREDIT'),
    )
    billed.push(client.client.id)
  }

  async function runPhase(fault: Fault, route = ''): Promise<void> {
    await endMonth()
    const running = JSON.stringify(portals.alive())
    const known = load.faults.length
    load.resume()
    await sleep(BEFORE)
    const from = performance.now()
    await fault.begin()
    await sleep(Math.max(0, fault.least - (performance.now() - from)))
    await waitUntil(async () => isCalm(load), 60_000)
    await load.pause()
    const to = performance.now()
    const { lost, doubled } = await findLosses(office.database, load.acknowledged)
    const phase = describePhase(fault.name + route, fault, load, { from, to }, { lost, doubled })
    phases.push(phase)
    console.log(phase.line)
    broken.push(...phase.broken, ...load.faults.slice(known).map((text) => `${fault.name}: ${text}`))
    if (!fault.isPlanned && JSON.stringify(portals.alive()) !== running)
      broken.push(`${fault.name}: a portal ended: ${JSON.stringify(portals.alive())}`)
    await fault.end()
    await machines.untilWhole()
  }

  await load.measureCreates(CALLERS, 2) // opens connections
  const creates = await load.measureCreates(CALLERS, 6)
  console.log(`${creates} cases a second by ${CALLERS} callers without a pause, everything on this machine.`)
  const newBuild = makeNewBuild(folder.path)
  for (const fault of faultsOf(machines, portals, newBuild)) await runPhase(fault)

  for (const node of ['node1', 'node2'] as const) await machines.start('pgbouncer', node)
  const throughPooler = (node: PortalNode) => {
    const { DATABASE_URL = '', DATABASE_MIGRATION_URL = '' } = machines.portalSettings(node)
    const pooled = (url: string) => url.replace(':5000/', ':6432/')
    return { DATABASE_URL: pooled(DATABASE_URL), DATABASE_MIGRATION_URL: pooled(DATABASE_MIGRATION_URL) }
  }
  await portals.roll(newBuild, throughPooler)
  for (const fault of [switchover(machines), postgresKilled(machines)]) await runPhase(fault, ', PgBouncer')

  await waitUntil(async () => (await unbilled(office.database.db)) === 0, 70_000).catch(() =>
    broken.push('CREDIT payments of the month before are in no bill'),
  )
  const wrong = await findWrongBills(office.database, billed)
  if (wrong.length > 0) broken.push(`clients without exactly their one bill: ${wrong.join(', ')}`)
  const unread = await findUnreadable(web, load.acknowledged.proofs)
  if (unread > 0) broken.push(`${unread} proofs that were acknowledged cannot be read`)
  console.log(`${load.acknowledged.proofs.length} proofs in the store, ${unread} of them unreadable`)
  console.log(`Month end: ${billed.length} clients with one bill each, but ${wrong.length}`)
  const audit = spawnSync(process.execPath, ['tools/audit-ledger.ts'], {
    cwd: newBuild,
    env: { ...process.env, ...machines.portalSettings('node3'), APP_SECRET: DRILL_SETTINGS.APP_SECRET },
    encoding: 'utf8',
  })
  if (audit.status !== 0) broken.push(`npm run audit-ledger: ${audit.stdout}${audit.stderr}`)
  console.log(audit.stdout.trim().split('\n').at(-1))
  console.log(writeRates(load))
  return { phases, broken }
}

/** Returns how many addresses of files do not answer with the file. */
async function findUnreadable(web: string, addresses: string[]): Promise<number> {
  let count = 0
  for (const address of addresses) {
    const { pathname, search } = new URL(address, web)
    const answer = await fetch(`${web}${pathname}${search}`)
    if (!answer.ok || (await answer.arrayBuffer()).byteLength === 0) count += 1
  }
  return count
}

/** Nobody was refused in the last seconds, and people work. */
function isCalm({ attempts, writes }: Load): boolean {
  const since = performance.now() - CALM
  const recent = attempts.filter(({ at }) => at > since)
  return recent.every(({ outcome }) => Number(outcome) < 500) && writes.filter((at) => at > since).length > 5
}

const seconds = (ms: number) => (ms / 1000).toFixed(1)
