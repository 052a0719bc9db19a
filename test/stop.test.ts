import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import type { Connection } from '#server/db/connection.ts'
import { findRunning } from '#server/embedded-postgres/embedded-postgres.ts'
import { clusterOf } from '#server/embedded-postgres/layout.ts'
import { runningPid, stopLeftover } from '#server/embedded-postgres/process.ts'
import { breadth } from '#test/breadth.ts'
import { createOfficeClient, DRILL_SETTINGS, makeFolder } from '#test/drills/drill-setup.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { signalTree, stopUnderVisitors } from '#test/stop-portal.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

/* Whatever visitors do, a stop ends the process with 0 within 10 s, and its PostgreSQL with it. */
const folder = makeFolder()
const dataDir = join(folder.path, 'data')
const FILES = breadth(36, 54)
const START_MS = 90_000
let portal: ServerProcess
let admin: ServerProcess['admin']

beforeAll(async () => {
  portal = await startServerProcess(dataDir, DRILL_SETTINGS)
  ;({ admin } = portal)
}, START_MS)
afterAll(async () => {
  portal.process.kill('SIGKILL')
  await stopLeftover(clusterOf(dataDir) ?? '')
  folder.remove()
})

/** Returns two clients, created by calls to the process. */
async function twoDealers() {
  const officeClient = createOfficeClient(findRunning(dataDir) as Connection, dataDir, () => portal.origin)
  const dealers = [await officeClient.client(), await officeClient.client()]
  await officeClient.close()
  return dealers
}

/** Returns the peak memory of the process, in MB. */
const greatestMemory = () =>
  Number(/VmHWM:\s+(\d+)/.exec(readFileSync(`/proc/${portal.process.pid}/status`, 'utf8'))?.[1]) / 1024

test.skipIf(process.platform !== 'linux')(`holds ${FILES} files of 9.9 MB of two at once within 350 MB`, async () => {
  const image = await proofImage(1)
  const { body, headers } = formWith(Buffer.concat([image, Buffer.alloc(9_900_000 - image.length)]))
  const bytes = new Uint8Array(body)
  const dealers = await twoDealers()
  const send = async (n: number) => {
    const authorization = `Bearer ${dealers[n % 2]?.token}`
    const address = `${portal.origin}${API_BASE}${fileEndpoints.upload.path}`
    const answer = await fetch(address, { method: 'POST', body: bytes, headers: { ...headers, authorization } })
    await answer.text()
    return [answer.status, answer.headers.has('retry-after')]
  }
  const answers = await Promise.all(Array.from({ length: FILES }, (_, n) => send(n)))
  const taken = answers.filter(([status]) => status === 201).length
  const isRight = ([status, hasTime]: (number | boolean)[]) => status === 201 || (status === 503 && hasTime)
  console.log(`${FILES} files of 9.9 MB: ${taken} taken at once, ${Math.round(greatestMemory())} MB`)
  expect(answers.filter((answer) => !isRight(answer))).toEqual([])
  expect(taken).toBeGreaterThan(0)
  expect(greatestMemory()).toBeLessThan(350)
  expect(await send(0), 'all is given back').toEqual([201, false])
})

test('stops under every kind of unfinished request, with 50 in flight', async () => {
  const stopped = await stopUnderVisitors(portal, admin)
  expect(stopped).toMatchObject({ code: 0, signal: null, unanswered: 0, survivors: [] })
  expect(stopped.seconds).toBeLessThan(40)
})

test.each(['SIGTERM', 'SIGINT'] as const)('%s to all its processes, and again, is one stop', async (signal) => {
  await portal.stop()
  portal = await startServerProcess(dataDir, DRILL_SETTINGS)
  const stopped = await stopUnderVisitors(portal, admin, {
    arrived: 10,
    stop: ({ process }) => signalTree(process, signal),
  })
  expect(stopped).toMatchObject({ code: 0, signal: null, unanswered: 0, refused: 0, survivors: [] })
  expect(runningPid(clusterOf(dataDir) ?? '')).toBeUndefined()
})

test('a kill of the portal is a clean stop of its PostgreSQL', async () => {
  await portal.stop()
  portal = await startServerProcess(dataDir, DRILL_SETTINGS)
  const lock = join(clusterOf(dataDir) ?? '', 'postmaster.pid') // which stays behind where PostgreSQL itself is killed
  expect(existsSync(lock)).toBe(true)
  portal.process.kill('SIGKILL')
  await expect.poll(() => existsSync(lock), { timeout: 40_000 }).toBe(false)
})

test('stops at once with nobody there', async () => {
  portal = await startServerProcess(dataDir, DRILL_SETTINGS)
  const begin = performance.now()
  expect(await portal.stop()).toBe(0)
  expect(performance.now() - begin).toBeLessThan(20_000)
  expect(runningPid(clusterOf(dataDir) ?? '')).toBeUndefined()
})
