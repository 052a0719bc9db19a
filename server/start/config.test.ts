import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseEnv } from 'node:util'
import fastify from 'fastify'
import { expect, test } from 'vitest'
import { ConfigError, misspelledSettings, readConfig, settingNames, supportNotice } from '#server/start/config.ts'

const secret = 'x'.repeat(32)
const s3 = {
  S3_ENDPOINT: 'http://127.0.0.1:9000',
  S3_REGION: 'in',
  S3_BUCKET: 'proofs',
  S3_ACCESS_KEY_ID: 'id',
  S3_SECRET_ACCESS_KEY: 'key',
}

test('nothing set gives the documented defaults', () => {
  expect(readConfig({})).toMatchObject({
    PORT: 3000,
    HOST: '127.0.0.1',
    PUBLIC_URL: 'http://localhost:3000',
    DATA_DIR: resolve('data'),
    ADMIN_EMAIL: 'admin@example.com',
    TRUST_PROXY: false,
    LOG_LEVEL: 'info',
    RATE_LIMITS: 'on',
    FILES_MB_PER_DAY: 1024,
    STAFF_IDLE_MINUTES: 60,
    STAFF_MAX_HOURS: 12,
    CLIENT_IDLE_HOURS: 24,
    CLIENT_MAX_DAYS: 7,
    S3: null,
  })
})

test('.env.example explains every setting, and alone gives the defaults', () => {
  const text = readFileSync('.env.example', 'utf8')
  const example = parseEnv(text)
  expect(Object.keys(example).sort()).toEqual([...settingNames].sort())
  expect(readConfig(example)).toEqual(readConfig({}))
  const blocks = text.split('\n\n').flatMap((block) => block.split(/\n(?=#)/))
  expect(blocks.filter((block) => /^[A-Z]/.test(block))).toEqual([])
})

test('one line names the missing settings of the footer of clients', () => {
  const [SUPPORT_PHONE, SUPPORT_EMAIL] = ['+91 20 2612 3456', 'care@office.example']
  expect(supportNotice(readConfig({}))).toMatch(/^Not set: SUPPORT_PHONE and SUPPORT_EMAIL\. [^\n]*$/)
  expect(supportNotice(readConfig({ SUPPORT_PHONE }))).toMatch(/^Not set: SUPPORT_EMAIL\. /)
  expect(supportNotice(readConfig({ SUPPORT_PHONE, SUPPORT_EMAIL }))).toBeNull()
})

test('an empty variable counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: ' ', APP_SECRET: '' }).PORT).toBe(3000)
})

test('the public address follows the port and loses its last slash', () => {
  expect(readConfig({ PORT: '8080' }).PUBLIC_URL).toBe('http://localhost:8080')
  for (const PUBLIC_URL of ['https://portal.example/', 'https://Portal.example:443', 'https://portal.example//'])
    expect(readConfig({ PUBLIC_URL }).PUBLIC_URL).toBe('https://portal.example')
})

test.each([
  ['PORT', { PORT: 'abc' }],
  ['PORT', { PORT: '65536' }],
  ['DATABASE_POOL', { DATABASE_POOL: '0' }],
  ['DATABASE_POOL', { DATABASE_POOL: '201' }],
  ['DATABASE_POOL', { DATABASE_POOL: 'ten' }],
  ['SMTP_INSECURE', { SMTP_INSECURE: 'yes' }],
  ['HOST', { HOST: 'a b' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'portal.example' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://office.example/portal' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://office.example/portal/' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://office.example?tenant=1' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://office.example/#/sign-in' }],
  ['PUBLIC_URL', { PUBLIC_URL: 'https://user:secret@office.example' }],
  ['HSTS_SUBDOMAINS', { HSTS_SUBDOMAINS: 'yes' }],
  ['DATABASE_URL', { DATABASE_URL: 'mysql://x/y', APP_SECRET: secret }],
  ['DATABASE_URL', { DATABASE_URL: 'postgres://x/y?options=-csearch_path%3Dz', APP_SECRET: secret }],
  ['DATABASE_URL', { DATABASE_MIGRATION_URL: 'postgres://x/y' }],
  ['APP_SECRET', { APP_SECRET: 'short' }],
  ['APP_SECRET', { DATABASE_URL: 'postgres://x/y' }],
  ['ADMIN_EMAIL', { ADMIN_EMAIL: 'nobody' }],
  ['ADMIN_PASSWORD', { ADMIN_PASSWORD: '1234567' }],
  ['SMTP_URL', { SMTP_URL: 'mail.example:25' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://mail.example:587?pool=true' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://user@mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://user:@mail.example' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://:secret@mail.example' }],
  ['SMTP_CA', { SMTP_CA: '/nowhere/ca.pem' }],
  ['SMTP_CA', { SMTP_CA: 'package.json' }],
  ['MAIL_FROM', { MAIL_FROM: 'nobody' }],
  ['S3_SECRET_ACCESS_KEY', { ...s3, S3_SECRET_ACCESS_KEY: '' }],
  ['TRUST_PROXY', { TRUST_PROXY: '!' }],
  ['LOG_LEVEL', { LOG_LEVEL: 'loud' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'maybe' }],
  ['RATE_LIMITS', { RATE_LIMITS: 'off', HOST: '0.0.0.0' }],
  ['CLIENT_MAX_DAYS', { CLIENT_MAX_DAYS: '0' }],
])('a wrong %s stops the start with one line that names it: %o', (name, env) => {
  const attempt = () => readConfig(env)
  expect(attempt).toThrow(ConfigError)
  expect(attempt).toThrow(new RegExp(`^${name} [^\\n]+\\.$`))
})

test.each([
  { SMTP_URL: '"smtp://mail.example"' },
  { DATA_DIR: "'/srv/data' " },
  { SUPPORT_PHONE: '"+91 20 2612 3456"' },
])('quotes that came along with a value are named: %o', (env) => {
  expect(() => readConfig(env)).toThrow(/^[A-Z_]+ must be without the quotes around it, /)
})

test('quotes of a secret, and inside a value, stay', () => {
  const given = { APP_SECRET: `"${secret}"`, MAIL_FROM: '"Office" <portal@office.example>' }
  expect(readConfig(given)).toMatchObject(given)
})

test('a value, which may be a secret, is never repeated', () => {
  expect(() => readConfig({ APP_SECRET: 'hunter2' })).toThrow(/^((?!hunter2).)*$/)
})

test('limits may be off on loopback only', () => {
  for (const HOST of ['127.0.0.1', '127.1.2.3', '::1', 'localhost']) {
    expect(readConfig({ RATE_LIMITS: 'off', HOST }).RATE_LIMITS).toBe('off')
  }
})

test('the S3 settings come together', () => {
  expect(readConfig(s3).S3).toMatchObject({ bucket: 'proofs', region: 'in' })
})

test.each([
  ['on', true],
  ['off', false],
  ['10.0.0.0/8, 127.0.0.1', '10.0.0.0/8,127.0.0.1'],
  ['Loopback, fd00::/8', 'loopback,fd00::/8'],
  ['::ffff:10.0.0.1', '::ffff:10.0.0.1'],
])('TRUST_PROXY=%s', async (given, expected) => {
  const { TRUST_PROXY } = readConfig({ TRUST_PROXY: given })
  expect(TRUST_PROXY).toBe(expected)
  await fastify({ trustProxy: TRUST_PROXY }).ready()
})

test.each(['10.0.0.256', '10.0.0.0/33', '::1/129', '10.0.0.0/8/8', 'proxy.example', '127.0.0.1,,', 'fe80::1%eth0'])(
  'TRUST_PROXY=%s is refused in one line',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY must be on, off, loopback, or [^\n]+\.$/)
  },
)

test.each(['0', '1', '2'])('a number of proxies, %s, is refused with the valid values', (TRUST_PROXY) => {
  expect(() => readConfig({ TRUST_PROXY })).toThrow(/^TRUST_PROXY must name the address of the proxy, [^\n]+\.$/)
})

test('a variable that is no setting, but begins like one, is named with the nearest', () => {
  const env = { SMTP_HOST: 'mail', S3_BUCKT: 'files', S3_BUCKET: 'x', SUPPORT_PHONES: '', PORTS: '1', NODE_ENV: 'test' }
  expect(misspelledSettings(env).map((line) => line.match(/\b[A-Z\d]+_[A-Z_]+\b/g))).toEqual([
    ['SMTP_HOST', 'SMTP_URL'],
    ['S3_BUCKT', 'S3_BUCKET'],
    ['SUPPORT_PHONES', 'SUPPORT_PHONE'],
  ])
})

test('the variables of compose.yaml are not taken for misspelled settings', () => {
  const names = readFileSync('compose.yaml', 'utf8').matchAll(/\$\{(\w+)/g)
  expect(misspelledSettings(Object.fromEntries([...names].map(([, name]) => [name, 'x'])))).toEqual([])
})
