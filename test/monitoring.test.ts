import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { identityEndpoints } from '#contract/identity/identity-endpoints.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { jobs } from '#server/telemetry/metrics.ts'
import { openOffice } from '#test/office.ts'

const FOLDER = join(import.meta.dirname, '../deploy/monitoring')
const alerts = readFileSync(join(FOLDER, 'alerts.yaml'), 'utf8')
const dashboard = JSON.parse(readFileSync(join(FOLDER, 'dashboard.json'), 'utf8')) as {
  panels: { title: string; targets: { expr: string }[] }[]
}

const rules = [...alerts.matchAll(/^ {6}- alert: (\w+)$(?:\n {8}#.*)?\n {8}expr: (.+)$/gm)].map(
  ([, name = '', expr = '']) => [name, expr] as const,
)
const panels = dashboard.panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const))

const office = await openOffice()
/** The lines of /metrics, by the name of the metric. */
const exposed = new Map<string, string[]>()

beforeAll(async () => {
  await office.call(identityEndpoints.signIn, { body: {} })
  await runJobsOnce(office.deps)
  office.deps.metrics.done('mails', office.clock.now())
  const { text } = await office.deps.metrics.read()
  for (const line of text.split('\n').filter((one) => one !== '' && !one.startsWith('#'))) {
    const name = /^\w+/.exec(line)?.[0] ?? ''
    exposed.set(name, [...(exposed.get(name) ?? []), line])
  }
})
afterAll(() => office.close())

/** Returns the metrics of an expression, each with the labels that it asks for. */
const metricsOf = (expression: string) =>
  [...expression.matchAll(/\b((?:portal|http|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)].map(
    ([, name = '', labels = '']) => ({
      name,
      labels: [...labels.matchAll(/(\w+)=~?"/g)].map(([, label = '']) => label.replace('exported_', '')),
    }),
  )

test('every alert is covered by these tests', () => {
  expect(rules).toHaveLength(alerts.match(/- alert:/g)?.length ?? 0)
  expect(rules.length).toBeGreaterThan(10)
})

test.each([...rules, ...panels])('%s looks at metrics of the portal', (name, expression) => {
  const metrics = metricsOf(expression)
  expect(name === 'PortalDown' || metrics.length > 0).toBe(true)
  for (const metric of metrics) {
    const [line] = exposed.get(metric.name) ?? []
    expect(line, metric.name).toBeDefined()
    for (const label of metric.labels) expect(line, label).toContain(`${label}="`)
  }
})

test('the alert of refused sign-ins names their route', () => {
  expect(alerts).toContain(`route="${API_BASE}${identityEndpoints.signIn.path}"`)
})

test('every job has an alert; that of the audit looks at its result', () => {
  const watched = [...alerts.matchAll(/exported_job=~"([\w|]+)"/g)].flatMap(([, names = '']) => names.split('|'))
  expect([...watched, 'audit'].toSorted()).toEqual(jobs.toSorted())
})

const promtool = process.env.PROMTOOL ?? 'promtool'
test.skipIf(spawnSync(promtool, ['--version']).status !== 0)('Prometheus takes the rules', () => {
  const { status, stderr } = spawnSync(promtool, ['check', 'rules', join(FOLDER, 'alerts.yaml')], { encoding: 'utf8' })
  expect([status, stderr]).toEqual([0, ''])
})
