import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { clusterOf } from '#server/embedded-postgres/layout.ts'
import { stopLeftover } from '#server/embedded-postgres/process.ts'
import { startServerProcess } from '#test/e2e/server-process.ts'
import { type Stopped, stopUnderVisitors } from '#test/stop-portal.ts'
import { print } from './drill-report.ts'
import { DRILL_SETTINGS, makeFolder } from './drill-setup.ts'

/*
 * The product as an office runs it, with its own PostgreSQL, stopped again and again under everything that visitors do.
 */
const STOPS = 100
const folder = makeFolder()
const dataDir = join(folder.path, 'data')
afterAll(async () => {
  await stopLeftover(clusterOf(dataDir) ?? '')
  folder.remove()
})

test(`${STOPS} stops under the whole mix`, { timeout: 3_600_000 }, async () => {
  const stops: Stopped[] = []
  let admin = { email: '', password: '' }
  for (let n = 0; n < STOPS; n += 1) {
    const portal = await startServerProcess(dataDir, DRILL_SETTINGS)
    if (n === 0) ({ admin } = portal)
    try {
      stops.push(await stopUnderVisitors(portal, admin))
    } finally {
      portal.process.kill('SIGKILL')
    }
  }
  const seconds = stops.map((stop) => stop.seconds).sort((a, b) => a - b)
  const clean = stops.filter(({ code, survivors }) => code === 0 && survivors.length === 0)
  print(`${STOPS} stops under the whole mix`, {
    'with 0 and nothing left': clean.length,
    'median s': (seconds[Math.floor(STOPS / 2)] ?? Number.NaN).toFixed(1),
    'longest s': (seconds.at(-1) ?? Number.NaN).toFixed(1),
    'in flight and not answered': stops.reduce((sum, { unanswered }) => sum + unanswered, 0),
  })
  expect(clean).toHaveLength(STOPS)
  expect(seconds.at(-1)).toBeLessThan(10)
  expect(stops.filter(({ unanswered }) => unanswered > 0)).toEqual([])
})
