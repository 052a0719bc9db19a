import { expect, test } from 'vitest'
import { bulkEndpoints } from '#contract/bulk/bulk.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import type { Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin } = await officeOfFile()
const client = await office.client()

const move = (id: string, body: object) =>
  office.call(stageEndpoints.change, { as: admin, params: { caseId: id }, body: { note: 'Moved', ...body } as never })
const waitOf = async (id: string, as: Session) => {
  const { stage, waitingOn, waitReason, waitNote } = await office.ok(caseEndpoints.details, { as, params: { id } })
  return { stage, waitingOn, waitReason, waitNote }
}
const nothing = { waitReason: null, waitNote: null }

test('a dealer reads what the office wants, in the case and in the list, and never the note of the office', async () => {
  const { id } = await office.caseIn('assigned', { client })
  const wanted = { waitReason: 'papers', waitNote: 'NOC of the bank' } as const
  expect((await move(id, { stage: 'papers', waitingOn: 'dealer', ...wanted, note: 'Inside' })).status).toBe(200)
  expect(await waitOf(id, client)).toEqual({ stage: 'papers', waitingOn: 'dealer', ...wanted })
  const own = await office.ok(paymentEndpoints.myCases, { as: client })
  const listed = own.find(({ case: { id: caseId } }) => caseId === id)
  expect(listed?.case).toMatchObject(wanted)
  expect(JSON.stringify(listed)).not.toContain('Inside')
  const [entry] = await office.ok(caseEndpoints.history, { as: admin, params: { id } })
  expect(entry?.changes).toMatchObject({
    waitReason: { from: null, to: 'papers' },
    waitNote: { to: 'NOC of the bank' },
  })
})

test('the reason stays as long as the file waits for the dealer, and ends with it', async () => {
  const { id } = await office.caseIn('assigned', { client })
  await move(id, { stage: 'submitted', waitingOn: 'dealer', waitReason: 'vehicle', waitNote: 'On Monday' })
  await move(id, { stage: 'inProcess', waitingOn: 'dealer' })
  expect(await waitOf(id, client)).toMatchObject({ waitReason: 'vehicle', waitNote: 'On Monday' })
  await move(id, { stage: 'inProcess', waitingOn: 'dealer', waitReason: 'signature' })
  expect(await waitOf(id, client)).toMatchObject({ waitReason: 'signature', waitNote: null })
  await move(id, { stage: 'inProcess', waitingOn: 'rto' })
  expect(await waitOf(id, client)).toMatchObject(nothing)
  await move(id, { stage: 'inProcess', waitingOn: 'dealer' })
  expect(await waitOf(id, client), 'not the reason of before').toMatchObject(nothing)
  await move(id, { stage: 'handedOver', waitingOn: 'dealer', waitReason: 'collect' })
  expect(await waitOf(id, client)).toMatchObject(nothing)
})

test('many files get one reason, and none where they wait for others', async () => {
  const { id } = await office.caseIn('assigned', { client })
  const many = async (body: object) =>
    office.ok(bulkEndpoints.cases, { as: admin, body: { action: 'stage', caseIds: [id], ...body } as never })
  await many({ stage: 'submitted', waitingOn: 'dealer', waitReason: 'originalRc', waitNote: 'Of the seller' })
  expect(await waitOf(id, client)).toMatchObject({ waitReason: 'originalRc', waitNote: 'Of the seller' })
  await many({ stage: 'submitted', waitingOn: 'rto', waitReason: 'originalRc' })
  expect(await waitOf(id, client)).toMatchObject(nothing)
})

test('a reason is one of the list, short, and of a file that waits for the dealer', async () => {
  const { id } = await office.caseIn('assigned', { client })
  const asked = { stage: 'papers', waitingOn: 'dealer' }
  for (const body of [
    { ...asked, waitReason: 'bribe' },
    { ...asked, waitReason: 'other', waitNote: 'x'.repeat(201) },
    { ...asked, waitReason: 'other', waitNote: 7 },
    { ...asked, waitingOn: 'office', waitReason: 'signature' },
  ])
    expect((await move(id, body)).status, JSON.stringify(body)).toBe(400)
  expect((await move(id, { ...asked, waitNote: 'A note without its reason' })).status).toBe(200)
  expect(await waitOf(id, client)).toMatchObject(nothing)
  expect(
    (await move(id, { ...asked, waitReason: 'other', waitNote: '=HYPERLINK("x") <b>2345 6789 0124</b>' })).status,
  ).toBe(200)
  const { waitNote } = await waitOf(id, client)
  expect(waitNote).toContain('=HYPERLINK("x") <b>')
  expect(waitNote).not.toContain('2345 6789')
})

test('one of two reasons at once is kept whole', async () => {
  const { id } = await office.caseIn('assigned', { client })
  const wanted = (['signature', 'vehicle'] as const).map((waitReason) => ({
    waitReason,
    waitNote: `The ${waitReason}`,
  }))
  const asked = { stage: 'papers', waitingOn: 'dealer' }
  const answers = await Promise.all(wanted.map((one) => move(id, { ...asked, ...one })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200])
  const { waitReason, waitNote } = await waitOf(id, client)
  expect(wanted).toContainEqual({ waitReason, waitNote })
})
