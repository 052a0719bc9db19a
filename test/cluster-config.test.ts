import { execFileSync, spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { failureOf, HttpError } from '#server/http/errors.ts'
import { readConfig, settingNames } from '#server/start/config.ts'

/* The files of deploy/cluster, as far as they can be checked without the programs; `npm run test:cluster` runs them. */
const CLUSTER = join(import.meta.dirname, '../deploy/cluster')
const folder = mkdtempSync(join(tmpdir(), 'portal-cluster-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const configure = (values: string, node: string) => [join(CLUSTER, 'configure.sh'), values, node, join(folder, node)]
const read = (node: string, file: string) => readFileSync(join(folder, node, file), 'utf8')

execFileSync('sh', configure(join(CLUSTER, 'cluster.env'), 'node2'))

test('the settings of a portal are known and accepted, and name its own machine', () => {
  const settings = parseEnv(read('node2', 'portal.env')) as Record<string, string>
  expect(Object.keys(settings).filter((name) => !settingNames.includes(name))).toEqual([])
  const config = readConfig(settings)
  expect([config.HOST, new URL(config.DATABASE_URL ?? '').host]).toEqual(['10.0.0.12', '10.0.0.12:5000'])
  expect(config.S3?.bucket).toBe('portal')
})

test('a value that is missing, or would break out of its place, is named', () => {
  const values = readFileSync(join(CLUSTER, 'cluster.env'), 'utf8')
  const file = join(folder, 'values.env')
  writeFileSync(file, values.replace(/^S3_BUCKET=.*$/m, ''))
  const missing = spawnSync('sh', configure(file, 'node1'), { encoding: 'utf8' })
  expect([missing.status, missing.stderr]).toEqual([1, expect.stringContaining('S3_BUCKET')])
  writeFileSync(file, values.replace(/^OWNER_PASSWORD=.*$/m, 'OWNER_PASSWORD=a|b'))
  const bad = spawnSync('sh', configure(file, 'node1'), { encoding: 'utf8' })
  expect([bad.status, bad.stderr]).toEqual([1, expect.stringContaining('OWNER_PASSWORD')])
  const nobody = spawnSync('sh', configure(join(CLUSTER, 'cluster.env'), 'node4'), { encoding: 'utf8' })
  expect(nobody.status).toBe(1)
})

test("HAProxy's own 503 is the portal's, with Retry-After", () => {
  const lines = [...read('node2', 'haproxy.cfg').matchAll(/^ *http-error status 503 (.*) string '(.*)'$/gm)]
  const own = failureOf(new HttpError(503, 'general.unavailable'))
  expect(lines).toHaveLength(2)
  for (const [, headers, body = ''] of lines) {
    expect(headers).toMatch(/content-type application\/json hdr Retry-After \d/)
    expect(JSON.parse(body)).toEqual(own)
  }
})

test('the timeouts of Patroni are consistent', () => {
  const numbers = Object.fromEntries(
    [...read('node2', 'patroni.yml').matchAll(/^ +(\w+): (\d+)$/gm)].map(([, name, value]) => [name, Number(value)]),
  )
  expect(numbers.loop_wait + 2 * numbers.retry_timeout).toBeLessThanOrEqual(numbers.ttl)
})
