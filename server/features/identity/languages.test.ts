import { describe, expect, test } from 'vitest'
import { billEndpoints } from '#contract/bills/bill.ts'
import { bulkEndpoints } from '#contract/bulk/bulk.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints } from '#contract/comments/comment.ts'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { importEndpoints } from '#contract/imports/import.ts'
import type { Language } from '#contract/languages/language.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { rateEndpoints } from '#contract/rates/rate.ts'
import { t } from '#contract/texts.ts'
import { runJobsOnce } from '#server/jobs/worker.ts'
import { writeMail } from '#server/outbox/mail-channel.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { hindi, marathi } from '#test/texts/spoken.ts'
import { formWith } from '#test/upload-form.ts'

const { office, admin } = await officeOfFile()
const client = await office.client()

const speak = (as: Session, language: Language) => office.call(calls.editPreferences, { as, body: { language } })
const signIn = ({ email, password }: Session, headers: Record<string, string> = {}) =>
  office.call(calls.signIn, { body: { email, password }, headers })

describe('the language of a user', () => {
  test('the language is English at first, and is kept when it changes', async () => {
    const employee = await office.employee()
    expect(requireSuccess(await signIn(employee)).data.user.language).toBe('en')
    expect(requireSuccess(await speak(employee, 'mr')).data).toEqual({ language: 'mr' })
    expect(requireSuccess(await signIn(employee)).data.user.language).toBe('mr')
    expect((await office.ok(calls.myProfile, { as: employee })).language).toBe('mr')
  })

  test('a language other than the three is refused', async () => {
    expect(await office.call(calls.editPreferences, { as: client, body: { language: 'fr' } })).toMatchObject({
      status: 400,
      errors: { fields: { language: t.languages('notKnown') } },
    })
  })

  test('counts at once in every session, whatever the browser asks for', async () => {
    const employee = await office.employee()
    const { access_token: token } = requireSuccess(await signIn(employee)).data
    const elsewhere = { ...employee, token }
    const ask = () => office.call(calls.myProfile, { as: elsewhere, headers: { 'accept-language': 'mr' } })
    expect((await ask()).message).toBe(t.general('done'))
    await speak(employee, 'hi')
    expect((await ask()).message).toBe(hindi.general('done'))
  })
})

describe('a message', () => {
  test('the message of a refusal is in the language of the session; code, status and the names of fields stay', async () => {
    const employee = await office.employee()
    const { id: caseId } = await office.caseIn('assigned', { by: employee, client })
    const ask = async () => [
      await office.call(caseEndpoints.edit, { as: employee, params: { id: caseId }, body: {} }),
      await office.call(commentEndpoints.add, { as: employee, params: { caseId }, body: {} }),
      await office.call(billEndpoints.get, { as: employee, params: { id: caseId } }),
      await office.call(commentEndpoints.ofCase, { as: employee, params: { caseId: 'x' } }),
    ]
    const shapeOf = ({ status, errors }: Awaited<ReturnType<typeof ask>>[number]) => ({
      status,
      code: errors.code,
      fields: Object.keys(errors.fields ?? {}),
    })
    const english = await ask()
    await speak(employee, 'hi')
    const translated = await ask()
    expect(translated.map(shapeOf)).toEqual(english.map(shapeOf))
    for (const { message, errors } of translated) {
      expect(errors.message).toBe(message)
      for (const text of [message, ...Object.values(errors.fields ?? {})]) expect(text).toMatch(/[\u0900-\u097F]/)
    }
    expect(translated[1]?.errors.fields).toMatchObject({ text: hindi.comments('textRequired') })
  })

  test('a message with values made by a schema is translated with them', async () => {
    const employee = await office.employee()
    await speak(employee, 'mr')
    const { errors } = await office.call(calls.changePassword, { as: employee, body: { currentPassword: 'x' } })
    expect(errors.fields?.newPassword).toBe(marathi.password('newRequired'))
    const { id } = await office.caseIn('ready', { by: admin })
    const long = await office.call(commentEndpoints.add, {
      as: admin,
      params: { caseId: id },
      body: { text: 'x'.repeat(5000), isInternal: true },
      headers: {},
    })
    await speak(admin, 'mr')
    const inMarathi = await office.call(commentEndpoints.add, {
      as: admin,
      params: { caseId: id },
      body: { text: 'x'.repeat(5000), isInternal: true },
    })
    await speak(admin, 'en')
    const limit = Number(/\d+/.exec(long.message)?.[0])
    expect(inMarathi.message).toBe(marathi.fields('tooLong', { max: limit }))
  })

  test.each([
    ['hi-IN,hi;q=0.9,en;q=0.8', hindi.session('wrongCredentials')],
    ['mr', marathi.session('wrongCredentials')],
    ['fr, en;q=0.5, mr;q=0.7', marathi.session('wrongCredentials')],
    ['fr', t.session('wrongCredentials')],
    ['hi;q=0', t.session('wrongCredentials')],
    ['', t.session('wrongCredentials')],
  ])('a message before sign-in is in the language of Accept-Language: %s', async (header, expected) => {
    const answer = await signIn({ ...client, password: 'a wrong one' }, { 'accept-language': header })
    expect(answer).toMatchObject({ status: 401, message: expected, errors: { code: 'session.wrongCredentials' } })
  })

  test('a message before sign-in without the header is English', async () => {
    expect((await signIn({ ...client, password: 'a wrong one' })).message).toBe(t.session('wrongCredentials'))
  })

  test('the message of a success is in the language of the session', async () => {
    expect((await speak(client, 'hi')).message).toBe(t.languages('changed'))
    expect((await speak(client, 'mr')).message).toBe(hindi.languages('changed'))
    await speak(client, 'en')
  })

  test('the messages of many are in the language of the session: rows of an action, of a sheet and of the rate card', async () => {
    const { id } = await office.caseIn('ready', { by: admin })
    await speak(admin, 'hi')
    const bulk = requireSuccess(
      await office.call(bulkEndpoints.cases, {
        as: admin,
        body: { action: 'reject', caseIds: [id], rejectionRemarks: 'x' },
      }),
    )
    expect(bulk.data.map(({ ok, message }) => [ok, message])).toEqual([[true, hindi.cases('rejected')]])
    const sheet = (text: string) => formWith(Buffer.from(text), 'a.csv', 'text/csv')
    const params = { kind: 'rtos' } as const
    const rtos = await office.call(importEndpoints.check, { as: admin, params, ...sheet('rtoCode,city\nMH-91,\n') })
    const rates = await office.call(rateEndpoints.read, {
      as: admin,
      ...sheet('Service,Receipt Amount\nFitness,abc\n'),
    })
    await speak(admin, 'en')
    const told = [
      ...requireSuccess(rtos).data.errors.map(({ message }) => message),
      ...Object.values(requireSuccess(rates).data.fields),
    ]
    expect(told.length).toBeGreaterThan(1)
    for (const message of told) expect(message).toMatch(/[\u0900-\u097f]/)
  })
})

describe('what a person is told', () => {
  const mailsTo = ({ email }: Session) =>
    office.database.db
      .selectFrom('deliveries')
      .selectAll()
      .where('recipient', '=', email)
      .orderBy('created_at')
      .execute()

  test('a mail is in the reader’s language, subject and body', async () => {
    const reader = await office.client()
    await speak(reader, 'hi')
    await office.call(calls.resendCredentials, { body: { email: reader.email } })
    await runJobsOnce(office.deps)
    const mails = (await mailsTo(reader)).filter(({ language }) => language === 'hi')
    expect(mails.length).toBeGreaterThan(0)
    for (const mail of mails) {
      const { subject, text, html } = writeMail(office.deps, mail)
      for (const part of [subject, text]) expect(part).toMatch(/[\u0900-\u097F]/)
      expect(html).toContain('<html lang="hi">')
    }
  })

  test('a notification in the portal is in the reader’s language of now', async () => {
    const reader = await office.client()
    await office.caseIn('assigned', { client: reader })
    const read = async () => (await office.ok(notificationEndpoints.all, { as: reader }))[0]
    expect((await read())?.title).toBe(t.notifications('caseAssigned'))
    await speak(reader, 'mr')
    expect((await read())?.title).toBe(marathi.notifications('caseAssigned'))
  })
})
