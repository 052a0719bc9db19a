import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { parse as parseYaml } from 'yaml'
import { z } from 'zod'
import { settingNames } from '#server/start/config.ts'

const ROOT = join(import.meta.dirname, '..')
const text = readFileSync(join(ROOT, 'compose.yaml'), 'utf8')
const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')

/** The part of the Compose Specification that the file uses; strict, so that a misspelt key is found. */
const Service = z.strictObject({
  build: z.string().optional(),
  image: z.string(),
  restart: z.enum(['no', 'always', 'on-failure', 'unless-stopped']),
  depends_on: z
    .union([
      z.array(z.string()).transform((names) => Object.fromEntries(names.map((name) => [name, { condition: '' }]))),
      z.record(
        z.string(),
        z.strictObject({
          condition: z.enum(['service_started', 'service_healthy', 'service_completed_successfully']),
        }),
      ),
    ])
    .default({}),
  ports: z.array(z.string()).default([]),
  env_file: z.array(z.strictObject({ path: z.string(), required: z.boolean() })).optional(),
  environment: z.record(z.string(), z.union([z.string(), z.number()])).default({}),
  volumes: z.array(z.string()).default([]),
  configs: z.array(z.strictObject({ source: z.string(), target: z.string() })).default([]),
  read_only: z.boolean().optional(),
  tmpfs: z.array(z.string()).optional(),
  cap_drop: z.array(z.string()).optional(),
  security_opt: z.array(z.string()).optional(),
  stop_grace_period: z.string().optional(),
  shm_size: z.string().optional(),
  healthcheck: z.strictObject({ test: z.array(z.string()), interval: z.string(), retries: z.number() }).optional(),
  entrypoint: z.array(z.string()).optional(),
  command: z.union([z.string(), z.array(z.string())]).optional(),
})
const Compose = z.strictObject({
  name: z.string(),
  services: z.strictObject({ portal: Service, database: Service, files: Service, bucket: Service }),
  configs: z.record(z.string(), z.strictObject({ content: z.string() })),
  volumes: z.record(z.string(), z.null()),
})
const { services, configs, volumes } = Compose.parse(parseYaml(text))
const { portal } = services

test('each variable of the portal is one that it reads', () => {
  const names = Object.keys(portal.environment)
  expect(names.length).toBeGreaterThan(8)
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([])
})

test('no secret is in the file: each is taken from .env, and nothing starts without', () => {
  const values = Object.values(services).flatMap(({ environment }) => Object.entries(environment))
  const secrets = values.filter(([name]) => /SECRET|PASSWORD|DATABASE_URL/.test(name))
  expect(secrets.length).toBeGreaterThan(3)
  for (const [name, value] of secrets) expect(value, name).toMatch(/\$\{[A-Z0-9_]+:\?set it in \.env\}/)
  const { credentials } = (JSON.parse(configs.s3?.content ?? '') as { identities: { credentials: object[] }[] })
    .identities[0] ?? { credentials: [] }
  expect(credentials).toEqual([
    { accessKey: portal.environment.S3_ACCESS_KEY_ID, secretKey: portal.environment.S3_SECRET_ACCESS_KEY },
  ])
  const required = new Set([...text.matchAll(/\$\{(\w+):\?/g)].map(([, name]) => name))
  for (const name of required) expect(text, `${name} is explained above`).toMatch(new RegExp(`^#   ${name}=`, 'm'))
})

test('the portal runs from the image of the Dockerfile, read-only, without capabilities, for this machine alone', () => {
  expect(portal).toMatchObject({
    build: '.',
    read_only: true,
    tmpfs: ['/tmp'],
    cap_drop: ['ALL'],
    security_opt: ['no-new-privileges:true'],
  })
  expect(dockerfile).toMatch(/^HEALTHCHECK .*\/readyz/m)
  const port = /^EXPOSE (\d+)$/m.exec(dockerfile)?.[1]
  expect(portal.ports).toEqual([`127.0.0.1:\${PORT:-3000}:${port}`])
  expect(String(portal.environment.PORT)).toBe(port)
  const mounted = portal.volumes.map((volume) => volume.split(':')[1])
  expect(mounted).toEqual([/^VOLUME (\S+)$/m.exec(dockerfile)?.[1]])
  expect(mounted).toContain(portal.environment.DATA_DIR)
  for (const { ports } of Object.values(services).filter((service) => service !== portal)) expect(ports).toEqual([])
})

describe.each(Object.entries(services))('%s', (_, service) => {
  test('waits for services that can become what it waits for', () => {
    for (const [name, { condition }] of Object.entries(service.depends_on)) {
      const other = services[name as keyof typeof services]
      expect(other).toBeDefined()
      if (condition === 'service_healthy') expect(other.healthcheck).toBeDefined()
      if (condition === 'service_completed_successfully') expect(other.restart).toBe('on-failure')
    }
  })

  test('has volumes and configs that are declared, and an image of a version', () => {
    for (const volume of service.volumes) expect(volumes).toHaveProperty(volume.split(':')[0] ?? '')
    for (const { source } of service.configs) expect(configs).toHaveProperty(source)
    if (service !== portal) expect(service.image).toMatch(/^(?:postgres:18|chrislusf\/seaweedfs:\d+\.\d+)$/)
  })
})

test.skipIf(process.platform === 'win32')('the bucket is made again until the store has it', () => {
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
    writeFileSync(join(folder, 'weed'), weed)
    chmodSync(join(folder, 'weed'), 0o755)
    const [program = '', ...args] = services.bucket.entrypoint ?? []
    const script = String(services.bucket.command?.[0]).replaceAll('$$', '$')
    const { status } = spawnSync(program, [...args, script], { env: { PATH: `${folder}:${process.env.PATH}` } })
    expect(status).toBe(0)
    const asked = readFileSync(join(folder, 'asked'), 'utf8').trim().split('\n')
    expect(asked.filter((line) => line.startsWith('s3.bucket.create'))).toHaveLength(2)
    expect(asked.at(-1)).toBe('s3.bucket.list')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
