import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { commentEndpoints as calls } from '#contract/comments/comment.ts'
import { MAX_COMMENT } from '#contract/limits.ts'
import { notificationEndpoints } from '#contract/notifications/notification.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const otherEmployee = await office.employee()
const client = await office.client()
const otherClient = await office.client()
const { id: caseId } = await office.caseIn('assigned', { by: employee, client })

const add = (as: Session, body: object) => office.call(calls.add, { as, params: { caseId }, body: body as never })
const textsFor = async (as: Session) =>
  (await office.ok(calls.ofCase, { as, params: { caseId } })).map(({ text }) => text)

describe('comments on a case', () => {
  test('stand oldest first, and a client gets no internal one', async () => {
    await add(employee, { text: 'The dealer owes us', isInternal: true })
    await add(admin, { text: 'The file is at the RTO', isInternal: false })
    const answer = await add(client, { text: 'When is it done?' })
    expect(answer.status).toBe(201)
    expect(requireSuccess(answer).data).toMatchObject([
      { text: 'The file is at the RTO', isInternal: false, by: { role: 'superadmin' } },
      { text: 'When is it done?', isInternal: false, by: { role: 'client' } },
    ])
    expect(await textsFor(employee)).toEqual(['The dealer owes us', 'The file is at the RTO', 'When is it done?'])
    expect(await textsFor(client)).toEqual(['The file is at the RTO', 'When is it done?'])
  })

  test('comments on a case of another employee or dealer are 404, to read and to add', async () => {
    for (const as of [otherEmployee, otherClient]) {
      expect((await office.call(calls.ofCase, { as, params: { caseId } })).status).toBe(404)
      expect((await add(as, { text: 'Hello', isInternal: as === otherEmployee })).status).toBe(404)
    }
  })

  test('the next dealer of a case reads nothing that was written by or for the former one', async () => {
    const former = await office.client()
    const { id } = await office.caseIn('ready', { by: employee })
    const write = (as: Session, text: string, isInternal?: boolean) =>
      office.call(calls.add, {
        as,
        params: { caseId: id },
        body: { text, ...(isInternal !== undefined && { isInternal }) },
      })
    const assignTo = async ({ client: { id: clientId } }: typeof former) =>
      requireSuccess(await office.call(caseEndpoints.assign, { as: admin, body: { caseId: id, clientId } }))
    const takeBack = { as: admin, params: { id }, body: { reason: 'Another dealer' } }
    await write(admin, 'For whoever gets it', false)
    await assignTo(former)
    await write(former, 'You promised 4,200')
    await write(admin, 'Yes, to you alone', false)
    await office.ok(caseEndpoints.unassign, takeBack)
    await assignTo(otherClient)
    await write(otherClient, 'What does it cost?')
    const readBy = async (as: Session) => {
      const { data, meta } = requireSuccess(await office.call(calls.ofCase, { as, params: { caseId: id } }))
      return { texts: data.map(({ text }) => text), total: meta?.total }
    }
    expect(await readBy(otherClient)).toEqual({ texts: ['For whoever gets it', 'What does it cost?'], total: 2 })
    expect((await readBy(employee)).total).toBe(4)
    await office.ok(caseEndpoints.unassign, takeBack)
    await assignTo(former)
    expect((await readBy(former)).texts).toEqual(['For whoever gets it', 'You promised 4,200', 'Yes, to you alone'])
  })

  test('need a text and, of staff, their audience; an internal one of a client is 403', async () => {
    for (const text of [undefined, '', ' \n ', 'x'.repeat(MAX_COMMENT + 1)])
      expect(await add(client, { text })).toMatchObject({
        status: 400,
        errors: { fields: { text: expect.any(String) } },
      })
    expect(await add(employee, { text: 'For whom?' })).toMatchObject({
      status: 400,
      errors: { fields: { isInternal: t.comments('audienceRequired') } },
    })
    expect((await add(client, { text: 'Psst', isInternal: true })).status).toBe(403)
    expect((await add(client, { text: 'Not internal', isInternal: false })).status).toBe(201)
  })

  test('keep lines, and mask a number that can be an Aadhaar number, but not one of a bank', async () => {
    const text = 'Aadhaar 2345 6789 0124, 234567890124\nUTR 412345678901'
    await add(client, { text })
    expect((await textsFor(client)).at(-1)).toBe('Aadhaar XXXX XXXX 0124, XXXX XXXX 0124\nUTR 412345678901')
  })

  test('a comment names a person of the case by the whole first name, in any letter case', async () => {
    const newest = async () => (await office.ok(notificationEndpoints.all, { as: employee })).at(0)?.text
    const { firstName } = employee.employee
    const names = expect.stringMatching(new RegExp(`: ${t.notifications('namesYou')}$`))
    await add(admin, { text: `Ask @${firstName.toUpperCase()}, please`, isInternal: true })
    expect(await newest()).toEqual(names)
    await add(admin, { text: `Ask @${firstName}lata or ${firstName}`, isInternal: true })
    expect(await newest()).not.toEqual(names)
    const told = await office.ok(notificationEndpoints.all, { as: otherEmployee })
    expect(told, 'who may not open the case').toEqual([])
  })

  test('comments of two people at once are both kept', async () => {
    const before = (await textsFor(admin)).length
    await Promise.all(['a', 'b', 'c', 'd'].map((text) => add(text < 'c' ? client : admin, { text, isInternal: false })))
    expect((await textsFor(admin)).length).toBe(before + 4)
  })
})
