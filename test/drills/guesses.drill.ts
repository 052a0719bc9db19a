import { afterAll, beforeAll, expect, test } from 'vitest'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { type ServerProcess, startServerProcess } from '#test/e2e/server-process.ts'
import { addressOf } from '#test/temporary-postgres.ts'
import { print } from './drill-report.ts'
import { createOfficeClient, DRILL_SETTINGS, type DrillSetup, openDrillSetup } from './drill-setup.ts'

/* How often a password can be guessed before 429, on one process and on two that share a database. */
const settings = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }
let stage: DrillSetup
let second: ServerProcess
beforeAll(async () => {
  stage = await openDrillSetup(settings)
  const DATABASE_URL = addressOf(stage.database.connection)
  second = await startServerProcess(stage.dataDir, { ...DRILL_SETTINGS, ...settings, DATABASE_URL })
  stage.closeFirst(second.stop)
})
afterAll(() => stage.close())

/** Guesses at once, in turn at each process; answers how many of them were looked at. */
async function guess(processes: number, from: string, emails: string[]): Promise<{ tried: number; status: number[] }> {
  const origins = [stage.portal.origin, second.origin].slice(0, processes)
  const callers = origins.map((origin) => createOfficeClient(stage.database.connection, stage.dataDir, () => origin))
  const headers = { 'x-forwarded-for': from }
  const answers = await Promise.all(
    emails.map(async (email, n) =>
      callers[n % processes]?.call(identityEndpoints.signIn, { body: { email, password: 'wrong one' }, headers }),
    ),
  )
  for (const { database } of callers) await database.close()
  const status = answers.map((answer) => answer?.status ?? 0)
  for (const answer of answers)
    if (answer?.status === 429) expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
  return { tried: status.filter((one) => one === 401).length, status }
}

test('guesses before 429', async () => {
  const { email } = await stage.officeClient.superadmin()
  const one = Array<string>(60).fill(email)
  const many = Array.from({ length: 120 }, (_, n) => `nobody${n}@office.test`)
  const account = [await guess(1, '203.0.113.1', one), await guess(2, '203.0.113.2', one)]
  const place = [await guess(1, '203.0.113.3', many), await guess(2, '203.0.113.4', many)]
  for (const { status } of [...account, ...place])
    expect(status.filter((code) => code !== 401 && code !== 429)).toEqual([])
  const figures = (of: { tried: number }[]) => `${of[0]?.tried} on one process, ${of[1]?.tried} on two`
  print('guesses before 429', { 'at an account': figures(account), 'from a place': figures(place) })
  expect(account.map(({ tried }) => tried)).toEqual([10, 10])
  expect(place.map(({ tried }) => tried)).toEqual([100, 100])
})
