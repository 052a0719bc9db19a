import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import { SMTPServer } from 'smtp-server'
import { afterAll, expect, test } from 'vitest'
import { LINKS_ARE_LOCAL } from '#contract/account/warning-codes.ts'
import { mailEndpoints } from '#contract/mails/mail.ts'
import { mailSettingsEndpoints as calls } from '#contract/mails/mail-settings.ts'
import { t } from '#contract/texts.ts'
import { takeMailSettings, warnOfLocalLinks } from '#server/outbox/mail-settings.ts'
import { requireSuccess } from '#test/caller.ts'
import { openOffice } from '#test/office.ts'

/* The address of the portal and its mail server, as the office sets them. */
const office = await openOffice({ PUBLIC_URL: '' })
const fixed = await openOffice({
  PUBLIC_URL: 'https://portal.fixed.test',
  SMTP_URL: 'smtp://user:hunter22@mail.fixed.test',
  MAIL_FROM: 'Portal <portal@fixed.test>',
})
const admin = await office.superadmin()
afterAll(async () => {
  await office.close()
  await fixed.close()
})

const edit = (body: object) => office.call(calls.editSettings, { as: admin, body })
const settings = () => office.ok(calls.settings, { as: admin })
const SERVER = { host: 'smtp.office.test', port: 587, line: 'starttls', user: 'office', password: 's3cret: of/mail@#%' }

test('the address is in force at once, below nothing, and the warning of local links goes with it', async () => {
  warnOfLocalLinks(office.deps)
  const codes = () => office.deps.warnings.list().map(({ code }) => code)
  expect([office.deps.config.PUBLIC_URL, codes()]).toEqual(['http://localhost:3000', [LINKS_ARE_LOCAL]])
  requireSuccess(await edit({ publicUrl: 'HTTPS://Portal.Shah.test/' }))
  expect([office.deps.config.PUBLIC_URL, codes()]).toEqual(['https://portal.shah.test', []])
  expect(office.deps.config.MAIL_FROM).toContain('<no-reply@portal.shah.test>')
  requireSuccess(await edit({ publicUrl: '' }))
  expect([office.deps.config.PUBLIC_URL, codes()]).toEqual(['http://localhost:3000', [LINKS_ARE_LOCAL]])
})

test('the password of the mail server comes back nowhere, and stays for the same server and user alone', async () => {
  const saved = requireSuccess(await edit(SERVER)).data
  expect(saved).toMatchObject({ host: SERVER.host, user: 'office', hasPassword: true })
  expect(office.deps.config.SMTP_URL).toContain(encodeURIComponent(SERVER.password))
  const { rows } = await office.database.pool.query('select mail_settings::text as row, sealed from mail_settings')
  const { rows: past } = await office.database.pool.query('select changes::text as changes from history')
  for (const text of [JSON.stringify(saved), rows[0].row, rows[0].sealed.toString(), ...past, ...office.logs])
    expect(JSON.stringify(text)).not.toContain('s3cret')
  requireSuccess(await edit({ sender: 'office@shah.test' }))
  expect(office.deps.config.MAIL_FROM).toBe('Vehicle Record Portal <office@shah.test>')
  for (const other of [{ host: 'smtp.thief.test' }, { port: 465 }, { user: 'another' }])
    expect((await edit(other)).errors.fields, JSON.stringify(other)).toEqual({ password: t.mail('passwordOfOther') })
  requireSuccess(await edit({ host: '', user: '' }))
  expect(await settings()).toMatchObject({ host: '', hasPassword: false, inForce: { host: null } })
  expect(office.deps.config.SMTP_URL).toBeUndefined()
})

test.each([
  ['publicUrl', 'https://portal.test/app'],
  ['publicUrl', 'https://user@portal.test'],
  ['publicUrl', 'ftp://portal.test'],
  ['publicUrl', 'javascript:alert(1)'],
  ['publicUrl', 'https://portal.test:99999'],
  ['publicUrl', 'https://2130706433'],
  ['publicUrl', 'https://portal.test\r\nX: 1'],
  ['host', 'mail.test\r\nRCPT TO:<a@b.test>'],
  ['host', 'user:word@mail.test'],
  ['host', 'mail.test:25'],
  ['host', 'mail.test/x'],
  ['host', '2130706433'],
  ['host', '0x7f.1'],
  ['host', '169.254.169.254'],
  ['host', '0.0.0.0'],
  ['host', `${'a'.repeat(300)}.test`],
  ['host', '<b>mail</b>'],
  ['port', 5432],
  ['port', '587'],
  ['line', 'none'],
  ['user', 'office\r\nAUTH'],
  ['user', 'x'.repeat(300)],
  ['password', 'a\nb'],
  ['sender', 'Office <office@shah.test>'],
  ['sender', 'office@shah.test\r\nBcc: a@b.test'],
])('refuses %s %j, and then nothing changes', async (name, value) => {
  const before = await settings()
  const answer = await edit({ [name]: value })
  expect([answer.status, Object.keys(answer.errors.fields ?? {})]).toEqual([400, [name]])
  expect(await settings()).toEqual(before)
})

test('a user needs a password and a server', async () => {
  expect((await edit({ host: 'mail.test', user: 'office' })).errors.fields).toEqual({
    password: t.mail('passwordMissing'),
  })
  expect((await edit({ user: 'office', password: 'word' })).errors.fields).toEqual({ host: t.mail('hostMissing') })
})

test('what the environment says comes first and is told as fixed, without its password', async () => {
  const as = await fixed.superadmin()
  const body = { publicUrl: 'https://other.test', host: 'mail.other.test', sender: 'other@other.test' }
  const saved = await fixed.ok(calls.editSettings, { as, body })
  expect(saved.fixed).toEqual({ publicUrl: true, server: true, sender: true })
  expect(saved.inForce).toEqual({
    publicUrl: 'https://portal.fixed.test',
    host: 'mail.fixed.test',
    sender: 'portal@fixed.test',
  })
  expect(JSON.stringify(saved)).not.toContain('hunter22')
})

test('another process follows with its next look at the outbox', async () => {
  requireSuccess(await edit({ publicUrl: 'https://portal.shah.test' }))
  const other = { ...office.deps, config: { ...office.deps.config, PUBLIC_URL: 'http://localhost:3000' } }
  await takeMailSettings(other)
  expect(other.config.PUBLIC_URL).toBe('https://portal.shah.test')
})

test('two changes at once are both kept', async () => {
  await Promise.all(
    [{ sender: 'both@shah.test' }, { publicUrl: 'https://both.test' }].map((body) =>
      office.patiently(calls.editSettings, { as: admin, body }),
    ),
  )
  expect(await settings()).toMatchObject({ sender: 'both@shah.test', publicUrl: 'https://both.test' })
})

test('a change is in the history, the password by whether there is one', async () => {
  requireSuccess(await edit({ ...SERVER, host: 'history.test' }))
  const { changes } = await office.database.db
    .selectFrom('history')
    .select('changes')
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  expect(changes).toMatchObject({
    mailServer: { from: '', to: 'history.test' },
    mailServerPassword: { from: false, to: true },
  })
})

/** Sends a test mail through a server of this machine that is set in the portal, and returns the reason of its fault. */
async function reasonOf(smtp: SMTPServer | null, more: object = {}) {
  const server = smtp?.server ?? createServer()
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  if (!smtp) await new Promise((resolve) => server.close(resolve))
  // The portal speaks to ports of mail servers alone; this one stands for them.
  await edit({ host: '', user: '' })
  requireSuccess(await edit({ host: '127.0.0.1', line: 'starttls', ...more }))
  await office.database.pool.query('update mail_settings set port = $1', [port])
  await takeMailSettings(office.deps)
  const { data } = requireSuccess(await office.call(mailEndpoints.tryOut, { as: admin }))
  if (smtp) await new Promise<void>((resolve) => smtp.close(resolve))
  return data
}

test('a test mail goes by the settings of the portal, and says what is wrong with them', async () => {
  const taken: string[] = []
  const open = (options: object = {}) =>
    new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      allowInsecureAuth: true,
      onData(stream, session, done) {
        taken.push(session.envelope.mailFrom ? session.envelope.mailFrom.address : '')
        stream.resume().on('end', () => done())
      },
      ...options,
    })
  expect(await reasonOf(open(), { sender: 'office@shah.test' })).toMatchObject({ sentTo: 'server', fault: null })
  expect(taken).toEqual(['office@shah.test'])
  const refusing = open({ onAuth: (_: unknown, __: unknown, done: (error: Error) => void) => done(new Error('no')) })
  const refused = await reasonOf(refusing, { user: 'office', password: 'wrong-word' })
  expect(refused).toMatchObject({ sentTo: null, reason: 'Credentials' })
  expect(JSON.stringify([refused, office.logs])).not.toContain('wrong-word')
  expect(await reasonOf(null)).toMatchObject({ reason: 'Refused' })
  expect(await reasonOf(open(), { line: 'tls' })).toMatchObject({ reason: 'TlsAtPort' })
})
