import { describe, expect, test } from 'vitest'
import { accountEndpoints as calls } from '#contract/account/account.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { mailEndpoints } from '#contract/mails/mail.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

describe('own sessions', () => {
  test('own sessions are listed, and all but this one can be ended', async () => {
    const first = await office.employee()
    const second = await office.signIn(first.email)
    const list = await office.ok(calls.mySessions, { as: second })
    expect(list.map(({ isThisOne }) => isThisOne)).toEqual([true, false])
    expect(await office.ok(calls.endOtherSessions, { as: second })).toEqual({ ended: 1 })
    expect((await office.call(calls.mySessions, { as: first })).status).toBe(401)
    expect((await office.call(calls.mySessions, { as: second })).status).toBe(200)
  })
})

describe('the outbox', () => {
  test('shows mails without their text, and hands over a link while no mail server is set', async () => {
    const { email } = await office.employee()
    await office.ok(identityEndpoints.resendCredentials, { body: { email } })
    const token = await office.linkTokenFor(email)
    const mails = await office.ok(mailEndpoints.all, { as, query: { search: email } })
    expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent'])
    expect(JSON.stringify(mails)).not.toContain('token')
    expect(mails.map(({ hasLink }) => hasLink)).toEqual([true, false])
    const [reset, invitation] = mails
    const shown = await office.ok(mailEndpoints.link, { as, params: { id: reset?.id ?? '' } })
    expect(shown.link).toBe(`http://localhost:3000/set-password#token=${token}`)
    const used = await office.call(mailEndpoints.link, { as, params: { id: invitation?.id ?? '' } })
    expect(used.status, 'a link that was used').toBe(409)
    expect(mails.map(({ sentTo }) => sentTo)).toEqual(['folder', 'folder'])
    const resend = (id = '') => office.call(mailEndpoints.resend, { as, params: { id } })
    expect((await resend(invitation?.id)).status, 'sent, and its link was used').toBe(409)
    expect(requireSuccess(await resend(reset?.id)).data.state, 'sent, and its link works').toBe('waiting')
  })

  test('a dead letter can be sent again', async () => {
    const { email } = await office.employee()
    const { db } = office.database
    await db.updateTable('deliveries').set({ state: 'dead', attempts: 7 }).where('recipient', '=', email).execute()
    const [mail] = await office.ok(mailEndpoints.all, { as, query: { search: email } })
    expect(mail?.state).toBe('dead')
    await office.ok(mailEndpoints.resend, { as, params: { id: mail?.id ?? '' } })
    const again = await office.ok(mailEndpoints.all, { as, query: { search: email } })
    expect(again).toMatchObject([{ state: 'waiting', attempts: 0 }])
  })
})
