import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { MAIL_SERVER_UNPROTECTED, MAILS_WAIT_FOR_SERVER } from '#contract/account/warning-codes.ts'
import { createMail } from '#server/adapters/mail.ts'
import type { Deps } from '#server/context/deps.ts'
import { readConfig } from '#server/start/config.ts'
import { createWarnings } from '#server/start/warnings.ts'
import { OFFICE_SECRET, openOffice } from '#test/office.ts'
import { future, other, own } from '#test/private-certificates.ts'
import { queueMails, sampleMail } from '#test/queue-mail.ts'
import { deliverDue } from './outbox.ts'

/* Which process sends the mails of an office, and over which lines. */
const office = await openOffice()
const folder = mkdtempSync(join(tmpdir(), 'mail-server-'))
const servers: SMTPServer[] = []
afterAll(async () => {
  await office.close()
  for (const server of servers) await new Promise<void>((resolve) => server.close(resolve))
  rmSync(folder, { recursive: true })
})

/** What the mail servers got: user names, and the number of mails. */
let users: string[] = []
let taken = 0
beforeEach(async () => {
  users = []
  taken = 0
  await office.database.db.deleteFrom('deliveries').execute()
  await office.database.db.deleteFrom('settings').execute()
})

async function openServer(options: SMTPServerOptions = {}): Promise<number> {
  const server = new SMTPServer({
    authOptional: true,
    onAuth(auth, _session, done) {
      users.push(auth.username ?? '')
      done(null, { user: auth.username })
    },
    onData(stream, _session, done) {
      stream.resume().on('end', () => {
        taken += 1
        done()
      })
    },
    ...options,
  })
  servers.push(server)
  server.on('error', () => {})
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.server.address() as AddressInfo).port
}

/** Another process of the office, with settings of its own. */
function openProcess(name: string, settings: Record<string, string>): Deps {
  const DATA_DIR = join(folder, name)
  const config = readConfig({
    DATABASE_URL: 'postgresql://localhost/shared',
    APP_SECRET: OFFICE_SECRET,
    DATA_DIR,
    ...settings,
  })
  return { ...office.deps, config, mail: createMail(config), warnings: createWarnings(office.deps.log) }
}

const warningsOf = ({ warnings }: Deps) => warnings.list().map(({ code }) => code)
const mailsIn = (name: string) => {
  try {
    return readdirSync(join(folder, name, 'outbox')).length
  } catch {
    return 0
  }
}
const queue = () => queueMails(office.deps, new Date(), sampleMail('asha@office.test'))
const reasons = async () => {
  const rows = await office.database.db.selectFrom('deliveries').select(['state', 'last_error']).execute()
  return rows.map(({ state, last_error }) => `${state} ${last_error ?? ''}`.trim())
}

test('a process without a mail server leaves the mails to one that has one, also after that was killed', async () => {
  const withServer = openProcess('one', { SMTP_URL: `smtp://127.0.0.1:${await openServer()}` })
  const without = openProcess('other', {})
  await deliverDue(withServer)
  await queue()
  await deliverDue(without)
  expect([mailsIn('other'), await reasons(), warningsOf(without)]).toEqual([0, ['waiting'], [MAILS_WAIT_FOR_SERVER]])
  await deliverDue(openProcess('other', {}))
  expect(mailsIn('other')).toBe(0)
  await deliverDue(withServer)
  expect([taken, await reasons()]).toEqual([1, ['sent']])
})

test('SMTP_URL=off gives the mails of an office without a mail server to the folder, five minutes after its last sender', async () => {
  const { db } = office.database
  await deliverDue(openProcess('one', { SMTP_URL: 'smtp://127.0.0.1:1' }))
  await queue()
  const off = openProcess('off', { SMTP_URL: 'off' })
  await deliverDue(off)
  expect(mailsIn('off')).toBe(0)
  await db
    .updateTable('settings')
    .set({ updated_at: new Date(Date.now() - 301_000).toISOString() })
    .execute()
  await deliverDue(off)
  expect([mailsIn('off'), await reasons(), warningsOf(off)]).toEqual([1, ['sent'], []])
  expect(await db.selectFrom('settings').select('name').execute()).toEqual([])
})

test('two processes without a mail server both write into their folders', async () => {
  await queue()
  await deliverDue(openProcess('third', {}))
  expect(mailsIn('third')).toBe(1)
})

// To this address a connection goes as to 127.0.0.1, but nothing says that it stays on this machine.
const remote = (port: number, user = 'portal:secret@') => `smtp://${user}0.0.0.0:${port}`
const plain: SMTPServerOptions = { disabledCommands: ['STARTTLS'], allowInsecureAuth: true }

/** What the log and the list of mails say after one attempt with these settings, and whether the mail was given up. */
async function faultOf(settings: Record<string, string>): Promise<string> {
  await office.database.db.deleteFrom('deliveries').execute()
  await queue()
  await deliverDue(openProcess('fault', settings))
  return (await reasons()).join()
}

test.each<[string, () => Promise<Record<string, string>>, RegExp]>([
  [
    'a password that is refused',
    async () => ({ SMTP_URL: `smtp://u:no@127.0.0.1:${await openServer(refusing('auth'))}` }),
    /^waiting EAUTH 535: SMTP_URL: .*password$/,
  ],
  [
    'a sender that is refused',
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await openServer(refusing('sender'))}` }),
    /^waiting EENVELOPE 550: MAIL_FROM: /,
  ],
  [
    'a recipient that is refused',
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await openServer(refusing('recipient'))}` }),
    /^dead EENVELOPE 550: the mail server refuses the recipient$/,
  ],
  [
    'a recipient that is refused with the mail',
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await openServer(refusing('mail'))}` }),
    /^dead EMESSAGE 550: /,
  ],
  [
    'a recipient that waits',
    async () => ({ SMTP_URL: `smtp://127.0.0.1:${await openServer(refusing('greylist'))}` }),
    /^waiting EENVELOPE 450: /,
  ],
  [
    'nobody there',
    async () => ({ SMTP_URL: 'smtp://127.0.0.1:1' }),
    /^waiting ESOCKET: SMTP_URL: no mail server listens/,
  ],
  ['no such host', async () => ({ SMTP_URL: 'smtp://mail.invalid' }), /^waiting \w+: SMTP_URL: the host/],
  [
    'TLS at a port without',
    async () => ({ SMTP_URL: `smtps://127.0.0.1:${await openServer()}` }),
    /^waiting ESOCKET: SMTP_URL: .* use smtp:/,
  ],
  [
    'an expired certificate',
    async () => ({ SMTP_URL: remote(await openServer()) }),
    /^waiting ESOCKET: SMTP_URL: the certificate of the mail server has expired$/,
  ],
])('%s is one line that names the setting', async (_, settings, line) => {
  expect(await faultOf(await settings())).toMatch(line)
})

function refusing(what: 'auth' | 'sender' | 'recipient' | 'mail' | 'greylist'): SMTPServerOptions {
  const refusal = (responseCode: number, text: string) => Object.assign(new Error(text), { responseCode })
  return {
    ...plain,
    ...(what === 'auth' && { onAuth: (_auth, _session, done) => done(refusal(535, '5.7.8 no')) }),
    ...(what === 'sender' && { onMailFrom: (_address, _session, done) => done(refusal(550, '5.7.1 no certificate')) }),
    ...(what === 'recipient' && { onRcptTo: (_address, _session, done) => done(refusal(550, 'no such user')) }),
    ...(what === 'greylist' && { onRcptTo: (_address, _session, done) => done(refusal(450, 'later')) }),
    ...(what === 'mail' && {
      onData: (stream, _session, done) =>
        void stream.resume().on('end', () => done(refusal(550, '5.1.1 no such user'))),
    }),
  }
}

test('a mail says its domain in EHLO and Message-ID, and that a program wrote it', async () => {
  const said: string[] = []
  const server: SMTPServerOptions = {
    ...plain,
    onData(stream, session, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const [, domain] = /^Message-ID: <[\w-]+@([^>]+)>/im.exec(String(Buffer.concat(chunks))) ?? []
        const [, by] = /^Auto-Submitted: (.*)\r$/im.exec(String(Buffer.concat(chunks))) ?? []
        said.push(`${session.hostNameAppearsAs} ${domain} ${by}`)
        done()
      })
    },
  }
  const SMTP_URL = `smtp://127.0.0.1:${await openServer(server)}`
  const MAIL_FROM = 'Office <portal@office.example>'
  for (const PUBLIC_URL of ['https://portal.office.example', 'http://localhost:3000', 'http://192.168.1.5:3000']) {
    await queue()
    await deliverDue(openProcess('domain', { SMTP_URL, MAIL_FROM, PUBLIC_URL }))
  }
  const [named, ...others] = ['portal.office.example', 'office.example', 'office.example']
  expect(said).toEqual([named, ...others].map((domain) => `${domain} ${domain} auto-generated`))
})

test('a mail server of a private authority is proved by SMTP_CA, for its own name alone', async () => {
  const SMTP_URL = remote(await openServer(own))
  expect(await faultOf({ SMTP_URL })).toMatch(/no known authority: set SMTP_CA to its file$/)
  expect(await faultOf({ SMTP_URL, SMTP_CA: fileOf('own', own.cert) })).toBe('sent')
  expect(await faultOf({ SMTP_URL: remote(await openServer(other)), SMTP_CA: fileOf('other', other.cert) })).toMatch(
    /another name$/,
  )
})

test('a certificate that is not valid yet is not taken for one of an unknown authority', async () => {
  const SMTP_URL = remote(await openServer(future))
  expect(await faultOf({ SMTP_URL, SMTP_CA: fileOf('future', future.cert) })).toMatch(/SMTP_URL: .* not valid yet: /)
})

/** Writes a certificate for `SMTP_CA`; returns its path. */
function fileOf(name: string, cert: string): string {
  const path = join(folder, `${name}.pem`)
  writeFileSync(path, cert)
  return path
}

test.each([
  ['offers no STARTTLS', plain],
  ['has a certificate that nobody signed', {}],
])('a mail server elsewhere that %s gets neither password nor mail', async (_, options) => {
  const deps = openProcess('tls', { SMTP_URL: remote(await openServer(options)) })
  await queue()
  await deliverDue(deps)
  expect([users, taken, warningsOf(deps)]).toEqual([[], 0, [MAIL_SERVER_UNPROTECTED]])
  expect(await reasons()).toEqual([expect.stringMatching(/^waiting E/)])
})

test.each([
  ['SMTP_INSECURE=on, a server without STARTTLS', plain, remote, 'on'],
  ['SMTP_INSECURE=on, a certificate that nobody signed', {}, remote, 'on'],
  ['a server on this machine without STARTTLS', plain, (port: number) => `smtp://portal:x@localhost:${port}`, 'off'],
  [
    'a server on this machine with its own certificate',
    {},
    (port: number) => `smtp://portal:x@127.0.0.1:${port}`,
    'off',
  ],
] as const)('%s: the mail is sent', async (_, options, url, insecure) => {
  const deps = openProcess('open', { SMTP_URL: url(await openServer(options)), SMTP_INSECURE: insecure })
  await queue()
  await deliverDue(deps)
  expect([users, taken, warningsOf(deps), await reasons()]).toEqual([['portal'], 1, [], ['sent']])
})
