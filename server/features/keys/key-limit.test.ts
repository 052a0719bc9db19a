import { afterAll, expect, test } from 'vitest'
import { KEY_CALLS } from '#contract/key-scopes.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { buildApp } from '#server/start/app.ts'
import { callerOf } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice({ RATE_LIMITS: 'on' })
afterAll(() => office.close())

test('a key makes at most 600 calls a minute, over all processes; another key is not held up', async () => {
  const [key, other] = [await office.apiKey('cases:read'), await office.apiKey('cases:read')]
  const second = await buildApp(office.deps)
  const processes = [office.call, callerOf(second)]
  const call = (index: number) => processes[index % 2]?.(stageEndpoints.counts, { as: key })
  expect((await call(0))?.status).toBe(200)
  // As if it had made all but ten of its calls.
  const almost = [KEY_CALLS - 10]
  await office.database.pool.query("update rate_limits set points = $1 where key like 'api-key0:%'", almost)
  const statuses = await Promise.all(Array.from({ length: 30 }, async (_, index) => (await call(index))?.status))
  expect(statuses.filter((status) => status === 200)).toHaveLength(10)
  expect(statuses.filter((status) => status === 429)).toHaveLength(20)
  const refused = await office.call(stageEndpoints.counts, { as: key })
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
  expect((await office.call(stageEndpoints.counts, { as: other })).status).toBe(200)
  await second.close()
})
