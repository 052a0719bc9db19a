import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { commentEndpoints } from '#contract/comments/comment-endpoints.ts'
import { notificationEndpoints as calls } from '#contract/notifications/notification-endpoints.ts'
import { unsubscribePath, userOfPath } from '#server/deliveries/unsubscribe-link.ts'
import { sendNotificationDigests } from '#server/features/notifications/send-digests.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { deriveKeys } from '#server/security/keys.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'

/* Turning mails off by the link in one (RFC 8058), without a session. */

const { office, admin } = await officeOfFileForYears('2026-11-25T05:00:00Z')
const { db } = office.database
const employee = await office.employee()

const choices = (as: Session) => office.ok(calls.preferences, { as })
const prefer = async (as: Session, ...body: object[]) =>
  requireSuccess(await office.call(calls.editPreferences, { as, body: body as never }))
const comment = async (caseId: string) =>
  requireSuccess(
    await office.call(commentEndpoints.add, {
      as: admin,
      params: { caseId },
      body: { text: 'Hello', isInternal: false },
    }),
  )

async function mailsOf({ email }: Session): Promise<string[]> {
  const folder = join(office.deps.config.DATA_DIR, 'outbox')
  const mails = await Promise.all((await readdir(folder)).map((name) => readFile(join(folder, name), 'utf8')))
  // Long header lines are folded.
  return mails.filter((mail) => mail.includes(`To: ${email}`)).map((mail) => mail.replaceAll(/\n[ \t]+/g, ' '))
}

test('each mail about notifications has the link, and one click on it turns them off', async () => {
  const client = await office.client()
  await prefer(
    client,
    { event: 'comment', inApp: true, mail: 'now' },
    { event: 'caseAssigned', inApp: true, mail: 'daily' },
  )
  const { id } = await office.caseIn('assigned', { by: employee, client })
  await comment(id)
  await office.clock.at('2026-11-25T12:31:00Z', async () => {
    await sendNotificationDigests(office.deps)
    await deliverDue(office.deps)
  })
  const path = unsubscribePath(office.deps.keys, client.userId)
  const link = `${office.deps.config.PUBLIC_URL}${path}`
  const mails = (await mailsOf(client)).filter((mail) => mail.includes('List-Unsubscribe'))
  expect(mails).toHaveLength(2)
  for (const mail of mails) {
    expect(mail).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click$/m)
    expect(/^List-Unsubscribe: <(.+)>$/m.exec(mail)?.[1]?.replaceAll(' ', '')).toBe(link)
  }

  await db.updateTable('users').set({ language: 'hi' }).where('id', '=', client.userId).execute()
  const asks = await office.app.inject({ url: path })
  expect([asks.statusCode, asks.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
  expect(asks.body).toContain('<html lang="hi">')
  expect(asks.body).toContain('<form method="post">')
  expect((await choices(client)).find(({ event }) => event === 'comment')?.mail, 'by opening alone').toBe('now')

  for (const type of [
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
    'application/x-www-form-urlencoded',
  ]) {
    const done = await office.app.inject({
      method: 'POST',
      url: path,
      headers: { 'content-type': type },
      payload: 'List-Unsubscribe=One-Click',
    })
    expect(done.statusCode, type).toBe(200)
    expect(done.body).not.toContain('<form')
  }
  expect(new Set((await choices(client)).map(({ mail }) => mail))).toEqual(new Set(['off']))
  expect((await choices(client)).every(({ inApp }) => inApp)).toBe(true)
  await comment(id)
  expect(await office.clock.at('2026-11-26T12:31:00Z', () => sendNotificationDigests(office.deps))).toBe(0)
})

test('a link that this office did not sign is 404 and changes nothing', async () => {
  const client = await office.client()
  await prefer(client, { event: 'comment', inApp: true, mail: 'now' })
  const path = unsubscribePath(office.deps.keys, client.userId)
  const other = unsubscribePath(office.deps.keys, employee.userId)
  const forged = [
    `${path}x`,
    path.replace(/&s=.*/, ''),
    path.replace(/u=[^&]+/, `u=${employee.userId}`),
    `${path}&u=${employee.userId}`,
    other.replace(employee.userId, client.userId),
  ]
  for (const url of forged)
    for (const method of ['GET', 'POST'] as const)
      expect((await office.app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(404)
  const long = {
    method: 'POST',
    url: path,
    payload: 'x'.repeat(5_000),
    headers: { 'content-type': 'text/plain' },
  } as const
  expect((await office.app.inject(long)).statusCode).toBe(413)
  expect((await choices(client)).find(({ event }) => event === 'comment')?.mail).toBe('now')
})

test('a link outlives its secret for as long as that is APP_SECRET_PREVIOUS, and no longer', () => {
  const [former, present] = ['a'.repeat(40), 'b'.repeat(40)]
  const query = Object.fromEntries(new URLSearchParams(unsubscribePath(deriveKeys(former), admin.userId).split('?')[1]))
  expect(userOfPath(deriveKeys(present, [former]), query)).toBe(admin.userId)
  expect(userOfPath(deriveKeys(present), query)).toBeNull()
})
