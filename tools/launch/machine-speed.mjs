import { createHash } from 'node:crypto'
import { availableParallelism, loadavg } from 'node:os'

/** What the fixed work takes of a core in ms, cold, on the machine for which the tests' time limits were chosen, with a third to spare. */
const USUAL_MS = 340
/** A test that hangs still ends. */
const MOST = 10

/**
 * How much longer this machine takes than the one for which the time limits of the tests were chosen, at least 1, and the
 * number of workers for the tests. Measured once for a run, at its start, and printed; the environment passes the result on
 * to all processes of the run, and may set it beforehand.
 */
export function machineSpeed() {
  const { TEST_TIME_FACTOR: given, TEST_WORKERS: workers } = process.env
  if (given && workers) return { timeFactor: Math.max(1, Number(given)), maxWorkers: Number(workers) }
  const cores = availableParallelism()
  const [load] = loadavg()
  const measured = measure()
  const speed = { timeFactor: timeFactorOf(measured, load, cores), maxWorkers: workersFor(measured, load, cores) }
  process.env.TEST_TIME_FACTOR = String(speed.timeFactor)
  process.env.TEST_WORKERS = String(speed.maxWorkers)
  console.log(
    `Machine: ${cores} cores, load ${load.toFixed(1)}; ${Math.round(measured.cpu)} ms of work took ${Math.round(measured.wall)} ms. ` +
      `Time limits of tests × ${speed.timeFactor}, ${speed.maxWorkers} workers.`,
  )
  return speed
}

/** Slower cores, times the share of them that is left. The work feels the load of this moment, the average that of the last minute. */
export function timeFactorOf({ cpu, wall }, load, cores) {
  const factor = Math.max(1, cpu / USUAL_MS) * Math.max(crowding(cpu, wall), (load + 1) / cores)
  return Math.min(MOST, Math.max(1, Math.round(factor * 10) / 10))
}

/**
 * One worker more than cores: tests often wait for a page or a database, which would leave a core idle. Each file of browser
 * tests has a server and a browser of its own, so more than four at once would need much memory. Down to half of them beside
 * a load that is here both now and on average: what ran before this run is no reason for fewer.
 */
export function workersFor({ cpu, wall }, load, cores) {
  const usual = Math.min(4, cores + 1)
  const crowded = Math.max(1, Math.min(crowding(cpu, wall), (load + 1) / cores))
  return Math.max(Math.ceil(usual / 2), Math.round(usual / crowded))
}

const crowding = (cpu, wall) => Math.max(1, wall / cpu)

/** Returns the milliseconds of a core and of the clock that a fixed amount of work takes. */
function measure() {
  const cpuBefore = process.cpuUsage()
  const begin = performance.now()
  let text = ''
  for (let i = 0; i < 60_000; i += 1) text = createHash('sha256').update(`${text}${i}`).digest('hex')
  const counts = new Map()
  for (let i = 0; i < 600_000; i += 1) {
    const key = `k${(i * 7919) % 5003}`
    counts.set(key, (counts.get(key) ?? 0) + JSON.stringify({ key, i }).length)
  }
  const { user, system } = process.cpuUsage(cpuBefore)
  return { cpu: (user + system) / 1000, wall: performance.now() - begin }
}
