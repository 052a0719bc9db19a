import { afterAll, expect, test } from 'vitest'
import { HOUR } from '#contract/durations.ts'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { queueResetLinks } from '#server/features/identity/resend-credentials.ts'
import { deliverDue } from '#server/outbox/outbox.ts'
import { breadth } from '#test/breadth.ts'
import { openOffice } from '#test/office.ts'
import { queueMails, sampleMail } from '#test/queue-mail.ts'
import { runCommand } from './run-command.ts'

const office = await openOffice()
afterAll(() => office.close())

test('a link to set a password is sent next, before a thousand and more mails that wait for longer', async () => {
  const { email } = await office.employee()
  const { db } = office.database
  await db.deleteFrom('deliveries').execute()
  const mails = Array.from({ length: 1000 }, (_, n) => sampleMail(`waits${n}@office.test`))
  const earlier = new Date(Date.now() - HOUR)
  for (let part = 0; part < breadth(1, 10); part += 1) await queueMails(office.deps, earlier, ...mails)
  await office.ok(calls.resendCredentials, { body: { email } })
  await runCommand(office.deps, queueResetLinks)
  /** Sends the next mail; returns to whom. */
  const sendNext = async () => {
    let asked = 0
    const isStopped = () => {
      asked += 1
      return asked > 1
    }
    expect(await deliverDue(office.deps, isStopped)).toBe(1)
    const sent = await db.selectFrom('deliveries').select(['id', 'recipient']).where('state', '=', 'sent').execute()
    await db.deleteFrom('deliveries').where('state', '=', 'sent').execute()
    return sent.map(({ recipient }) => recipient)
  }
  expect(await sendNext()).toEqual([email])
  expect(await sendNext()).toEqual([expect.stringMatching(/^waits/)])
})
