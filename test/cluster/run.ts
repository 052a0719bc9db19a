import { setTimeout as sleep } from 'node:timers/promises'
import { type CleanupSteps, runCleanup } from '#test/drills/drill-setup.ts'
import { getPrograms } from './programs.ts'

/*
 * `npm run test:cluster`: three PostgreSQL under Patroni, etcd, HAProxy, PgBouncer and two portals as processes of this
 * machine, configured by the files of deploy/cluster; nodes are lost while people work (docs/decisions/0070). Ends with
 * 1 when a promise was broken. It installs nothing: what is missing is named in one line.
 */
const LIMIT = 900_000

const undo: CleanupSteps = []
const giveUp = async (reason: string) => {
  console.error(reason)
  await runCleanup(undo).catch(() => {})
  process.exit(1)
}
try {
  getPrograms() // before the machine is measured for time limits, which prints a line
  const { runClusterDrill } = await import('./drill.ts')
  const limit = LIMIT
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void giveUp(signal))
  void sleep(limit, undefined, { ref: false }).then(() => giveUp(`The drill took longer than ${limit / 1000} s.`))
  const { phases, broken } = await runClusterDrill(undo)
  if (broken.length === 0) console.log(`Every promise was kept under ${phases.length} faults.`)
  else {
    for (const line of broken) console.error(line)
    console.error(`${broken.length} promises were broken.`)
    process.exitCode = 1
  }
} catch (error) {
  console.error((error as Error).message)
  process.exitCode = 1
} finally {
  await runCleanup(undo)
}
