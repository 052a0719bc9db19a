import { describe, expect, test, vi } from 'vitest'
import { MAX_BUNDLE_BYTES } from '#contract/attachments/attachment-values.ts'
import { bulkEndpoints as calls } from '#contract/bulk/bulk.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { identityEndpoints } from '#contract/identity/identity.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { breadth } from '#test/breadth.ts'
import { requireFile, requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { aboutPdf, pagesOfPdf } from '#test/read-pdf.ts'
import { marathi } from '#test/texts/spoken.ts'
import { whileHeld } from '#test/while-held.ts'
import { runForEach } from './routes.ts'

const UNKNOWN = '01900000-0000-7000-8000-00000000dead'
const { office, admin } = await officeOfFile()
const [asha, ravi] = [await office.employee(), await office.employee()]
const dealer = await office.client({ creditLimit: 100_000 })

const bulk = (body: object, as: Session = admin) => office.call(calls.cases, { as, body: body as never })
const done = async (body: object, as: Session = admin) => requireSuccess(await bulk(body, as)).data
const details = (id: string) => office.ok(caseEndpoints.details, { as: admin, params: { id } })
const history = (id: string) => office.ok(caseEndpoints.history, { as: admin, params: { id } })

describe('one action on many cases', () => {
  test('verifies each by the rules of the single call, in the order sent', async () => {
    const appointment = { generalDetail: { appointmentDate: '2030-01-10' } }
    const draft = await office.caseIn('Created', { by: asha, over: appointment })
    const ready = await office.caseIn('ready', { by: asha })
    const others = await office.caseIn('Created', { by: ravi, over: appointment })
    const caseIds = [ready.id, draft.id, UNKNOWN, others.id]
    const unseen = { CaseNo: null, ok: false, message: t.cases('noValidCaseId') }
    expect(await done({ action: 'verify', caseIds }, asha)).toEqual([
      { id: ready.id, CaseNo: ready.CaseNo, ok: false, message: t.cases('notVerifiable') },
      { id: draft.id, CaseNo: draft.CaseNo, ok: true, message: t.cases('verified') },
      { id: UNKNOWN, ...unseen },
      { id: others.id, ...unseen },
    ])
    expect((await details(draft.id)).status).toBe('ready')
    expect((await details(others.id)).status).toBe('Created')
    expect((await history(draft.id))[0]).toMatchObject({ action: 'verified' })
  })

  test('reports a failure as the single call does', async () => {
    const told = async (code: string) => {
      const run = () => Promise.reject(Object.assign(new Error(code), { code }))
      return (await runForEach(office.deps, office.deps, [UNKNOWN], { run, done: t.cases('verified') }))[0]?.message
    }
    expect(await told('57P01')).toBe(t.general('unavailable'))
    expect(await told('XX000')).toBe(t.general('wrong'))
  })

  test('moves files to a stage, and refuses a step back without a note for that file alone', async () => {
    const [first, second] = [await office.caseIn('ready', { by: asha }), await office.caseIn('ready', { by: asha })]
    const change = { stage: 'approved', waitingOn: 'office' } as const
    await office.ok(stageEndpoints.change, { as: asha, params: { caseId: second.id }, body: change })
    const body = { action: 'stage', stage: 'submitted', waitingOn: 'rto', caseIds: [first.id, second.id] }
    expect(await done(body, asha)).toMatchObject([
      { ok: true, message: t.stages('changed') },
      { ok: false, message: t.stages('noteForBack') },
    ])
    expect((await details(first.id)).stage).toBe('submitted')
    expect(await done({ ...body, note: 'Sent back' }, asha)).toMatchObject([{ ok: true }, { ok: true }])
  })

  test('moves a stage only forward where that is asked: a file that has come so far stays as it is, with the reason', async () => {
    const [open, submitted, approved] = [
      await office.caseIn('ready', { by: asha }),
      await office.caseIn('ready', { by: asha }),
      await office.caseIn('ready', { by: asha }),
    ]
    const draft = await office.caseIn('Created', { by: asha })
    const others = await office.caseIn('ready', { by: ravi })
    for (const [{ id }, stage] of [
      [submitted, 'submitted'],
      [approved, 'approved'],
    ] as const)
      await office.ok(stageEndpoints.change, { as: asha, params: { caseId: id }, body: { stage, waitingOn: 'dealer' } })
    const caseIds = [open, submitted, approved, draft, others].map(({ id }) => id)
    const body = { action: 'stage', stage: 'submitted', waitingOn: 'rto', caseIds }
    const before = await history(submitted.id)
    const reached = (stage: keyof ReturnType<typeof stageLabels>) =>
      t.stages('reached', { stage: stageLabels()[stage] })
    expect(await done({ ...body, onlyForward: true }, asha)).toMatchObject([
      { ok: true, message: t.stages('changed') },
      { ok: false, message: reached('submitted') },
      { ok: false, message: reached('approved') },
      { ok: false, message: t.stages('notMovable') },
      { ok: false, CaseNo: null, message: t.cases('noValidCaseId') },
    ])
    expect(await history(submitted.id)).toEqual(before)
    expect(await details(submitted.id)).toMatchObject({ stage: 'submitted', waitingOn: 'dealer' })
    expect((await details(approved.id)).stage).toBe('approved')
    expect((await bulk({ ...body, onlyForward: 'yes' }, asha)).status).toBe(400)
    // Two runners hand in the same file at once.
    const other = await office.caseIn('ready')
    const both = { ...body, caseIds: [other.id], onlyForward: true }
    const answers = (await Promise.all([done(both), done(both)])).flat()
    expect(answers.map(({ ok }) => ok).toSorted()).toEqual([false, true])
  })

  test('assigns and rejects, for superadmins only', async () => {
    const cases = [await office.caseIn('ready'), await office.caseIn('ready')]
    const caseIds = cases.map(({ id }) => id)
    const assign = { action: 'assign', clientId: dealer.client.id, caseIds }
    const reject = { action: 'reject', rejectionRemarks: 'Papers are missing', reasonCode: 'papersMissing' }
    for (const body of [assign, { action: 'assignToOwn', caseIds }, { ...reject, caseIds }])
      expect((await bulk(body, asha)).status).toBe(403)
    expect(await done(assign)).toMatchObject(cases.map(({ CaseNo }) => ({ CaseNo, ok: true })))
    expect(await done({ ...reject, caseIds })).toMatchObject([
      { ok: false, message: t.cases('notRejectable') },
      { ok: false },
    ])
    const other = await office.caseIn('ready')
    expect(await done({ ...reject, caseIds: [other.id] })).toMatchObject([{ ok: true }])
    expect(await details(other.id)).toMatchObject({ status: 'rejected', reasonCode: 'papersMissing' })
  })

  test('assigns each case to the dealer whom it names, and none that names nobody', async () => {
    const other = await office.client({ firstName: 'Meera' })
    const naming = ({ client: { firmName } }: typeof other) =>
      office.caseIn('ready', { over: { generalDetail: { firmName } } })
    const [ofDealer, ofOther, ofNobody] = [await naming(dealer), await naming(other), await naming(other)]
    await office.database.pool.query('update cases set dealer_id = null where id = $1', [ofNobody.id])
    const caseIds = [ofDealer.id, ofNobody.id, UNKNOWN, ofOther.id]
    expect(await done({ action: 'assignToOwn', caseIds })).toEqual([
      { id: ofDealer.id, CaseNo: ofDealer.CaseNo, ok: true, message: t.cases('assigned') },
      { id: ofNobody.id, CaseNo: ofNobody.CaseNo, ok: false, message: t.cases('namesNoDealer') },
      { id: UNKNOWN, CaseNo: null, ok: false, message: t.cases('noValidCaseId') },
      { id: ofOther.id, CaseNo: ofOther.CaseNo, ok: true, message: t.cases('assigned') },
    ])
    const assignedTo = async ({ id }: { id: string }) => (await details(id)).assignedTo?.firstName
    expect([await assignedTo(ofDealer), await assignedTo(ofOther), await assignedTo(ofNobody)]).toEqual([
      ...[dealer.client.firstName, other.client.firstName, undefined],
    ])
  })

  test('assigns no case to a dealer whom it names no more', async () => {
    const other = await office.client()
    const { id } = await office.caseIn('ready', { over: { generalDetail: { firmName: dealer.client.firmName } } })
    const rename = `update cases set dealer_id = '${other.client.id}' where id = '${id}'`
    const [answer] = await whileHeld(office, rename, () => done({ action: 'assignToOwn', caseIds: [id] }))
    expect(answer).toMatchObject([{ ok: false, message: t.cases('namesAnotherDealer') }])
    expect((await details(id)).status).toBe('ready')
    expect(await done({ action: 'assignToOwn', caseIds: [id] })).toMatchObject([{ ok: true }])
    expect((await details(id)).assignedTo?.firstName).toBe(other.client.firstName)
  })

  test('answers 400 for a repeat, none, too many, an unknown action and fields of another action', async () => {
    const { id } = await office.caseIn('ready')
    const many = Array.from({ length: MAX_BULK_CASES + 1 }, (_, index) => `${UNKNOWN.slice(0, -3)}${100 + index}`)
    for (const body of [
      { action: 'verify', caseIds: [id, id.toUpperCase()] },
      { action: 'verify', caseIds: [] },
      { action: 'verify', caseIds: many },
      { action: 'verify', caseIds: [id], stage: 'papers' },
      { action: 'pay', caseIds: [id] },
      { action: 'stage', caseIds: [id], stage: 'submitted' },
      { action: 'verify' },
      {},
    ])
      expect((await bulk(body)).status, JSON.stringify(body)).toBe(400)
    expect(await done({ action: 'verify', caseIds: many.slice(1) })).toHaveLength(MAX_BULK_CASES)
  })

  test('two at once change each case once', async () => {
    const cases = await Promise.all([1, 2, 3].map(() => office.caseIn('ready')))
    const body = { action: 'assign', clientId: dealer.client.id, caseIds: cases.map(({ id }) => id) }
    const answers = await Promise.all([done(body), done(body)])
    for (const [index] of cases.entries()) expect(answers.filter((results) => results[index]?.ok)).toHaveLength(1)
  })
})

test('many payments are verified apart, each once', async () => {
  const made = [
    await office.caseIn('assigned', { client: dealer }),
    await office.caseIn('assigned', { client: dealer }),
  ]
  const paid = []
  for (const one of made) paid.push((await office.payment(dealer, [one], 'CASH')).paymentId)
  const verify = (paymentIds: string[], as: Session = admin) =>
    office.call(calls.verifyPayments, { as, body: { paymentIds } })
  const [first = '', second = ''] = paid
  expect((await verify([first], asha)).status).toBe(403)
  expect((await verify([first, first])).status).toBe(400)
  expect(requireSuccess(await verify([first, UNKNOWN])).data).toEqual([
    { id: first, ok: true, message: t.payments('verified') },
    { id: UNKNOWN, ok: false, message: expect.any(String) },
  ])
  expect(requireSuccess(await verify([first, second])).data).toMatchObject([{ ok: false }, { ok: true }])
  for (const { id } of made) expect((await details(id)).status).toBe('paid')
})

const print = (caseIds: string[], as: Session = admin) => office.call(calls.print, { as, body: { caseIds } })

test('the reports of chosen cases are one PDF, in the order sent, as the role sees them', async () => {
  const first = await office.caseIn('ready', { by: asha })
  const second = await office.caseIn('Created', { by: asha })
  const answer = await print([second.id, first.id], asha)
  expect(answer.headers['content-type']).toBe('application/pdf')
  const pages = await pagesOfPdf(requireFile(answer))
  expect(pages).toHaveLength(2)
  expect(pages[0]).toContain(second.CaseNo)
  expect(pages[1]).toContain(first.CaseNo)
  for (const page of pages) expect(page).toContain(t.report('pageOf', { page: 1, pages: 1 }))
  expect(await aboutPdf(requireFile(answer))).toEqual({
    title: t.bulk('printName', { count: 2 }),
    language: 'en-IN',
    showsTitle: true,
    fonts: 2,
  })
  expect((await print([first.id, second.id], ravi)).status).toBe(404)
  expect((await print([first.id, first.id])).status).toBe(400)
})

test('the feet of the reports are in the language of their reader', async () => {
  const reader = await office.employee()
  await office.call(identityEndpoints.editPreferences, { as: reader, body: { language: 'mr' } })
  const { id } = await office.caseIn('ready', { by: reader })
  const [page = ''] = await pagesOfPdf(requireFile(await print([id], reader)))
  expect(page).toContain(marathi.report('pageOf', { page: 1, pages: 1 }))
  expect(page).not.toContain(t.report('pageOf', { page: 1, pages: 1 }))
})

test('reports that are too large together are refused', async () => {
  const { id } = await office.caseIn('ready')
  const write = vi
    .spyOn(office.deps.pdfs, 'writeCases')
    .mockResolvedValue({ written: 'cases.pdf', bytes: MAX_BUNDLE_BYTES + 1 })
  const { status, message } = await print([id])
  write.mockRestore()
  expect([status, message]).toEqual([413, t.bulk('printTooLarge', { megabytes: 100 })])
})

const COUNT = breadth(20, MAX_BULK_CASES)

test(`${COUNT} cases are printed`, async () => {
  const ids: string[] = []
  for (let n = 0; n < COUNT; n += 1) ids.push((await office.caseIn('ready')).id)
  const begin = performance.now()
  const file = requireFile(await print(ids))
  const seconds = (performance.now() - begin) / 1000
  console.log(`${COUNT} cases printed in ${seconds.toFixed(1)} s, ${Math.round(file.length / 1000)} kB`)
  expect(await pagesOfPdf(file)).toHaveLength(COUNT)
})
