import { afterAll, afterEach, describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import { addDays, dayStart, officeDay } from '#contract/dates.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { paymentEndpoints } from '#contract/payments/payment.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { serviceEndpoints } from '#contract/services/service.ts'
import { stageEndpoints as calls, type StageFilter } from '#contract/stages/stage.ts'
import { isLateInStage } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'

const NOW = '2026-11-23T06:00:00Z'
const UNKNOWN = '01900000-0000-7000-8000-00000000dead'
const office = await openOfficeForYears(NOW)
afterAll(() => office.close())
afterEach(() => office.clock.set(NOW))
const admin = await office.superadmin()
const [asha, ravi] = [await office.employee(), await office.employee()]
const dealer = await office.client()

const move = (caseId: string, body: object, as: Session = admin) =>
  office.call(calls.change, { as, params: { caseId }, body })
const moved = async (caseId: string, stage: Stage, more: object = {}) =>
  requireSuccess(await move(caseId, { stage, waitingOn: 'rto', note: 'Moved', ...more })).data
const details = (id: string, as: Session = admin) => office.ok(caseEndpoints.details, { as, params: { id } })
const rows = (filter: Partial<StageFilter> = {}, as: Session = admin) => office.ok(calls.list, { as, body: filter })
const counts = (as: Session = admin) => office.ok(calls.counts, { as })
const history = (id: string) => office.ok(caseEndpoints.history, { as: admin, params: { id } })
const startDaysAgo = (days: number) => office.clock.set(dayStart(addDays('2026-11-23', -days)).toISOString())

describe('the stage of a case', () => {
  test('a new case is at its papers and waits for the office, whatever its status', async () => {
    const { id } = await office.caseIn('Created', { by: asha })
    expect(await details(id)).toMatchObject({
      stage: 'papers',
      waitingOn: 'office',
      stageSince: expect.stringMatching(/Z$/),
    })
    for (const status of ['Created', 'Updated', 'rejected'] as const) {
      const other = await office.caseIn(status)
      expect(await move(other.id, { stage: 'submitted', waitingOn: 'rto' })).toMatchObject({
        status: 409,
        message: t.stages('notMovable'),
      })
    }
  })

  test('moves forward, may skip, and restarts its time only with another stage', async () => {
    const { id } = await office.caseIn('ready', { by: asha })
    const first = requireSuccess(await move(id, { stage: 'submitted', waitingOn: 'rto' }, asha)).data
    const nothingHanded = {
      ...{ waitReason: null, waitNote: null },
      receiptNo: null,
      feePaid: null,
      handedTo: null,
    }
    const since = new Date(NOW).toISOString()
    expect(first).toEqual({ stage: 'submitted', waitingOn: 'rto', since, daysInStage: 0, ...nothingHanded })
    office.clock.set('2026-11-25T20:00:00Z') // the 26th in India
    expect(await moved(id, 'submitted', { waitingOn: 'dealer' })).toMatchObject({ since: first.since, daysInStage: 3 })
    expect(await moved(id, 'dispatched')).toMatchObject({ stage: 'dispatched', daysInStage: 0 })
    const { version, status } = await details(id)
    expect([version, status]).toEqual([2, 'ready'])
  })

  test('goes back only with a note', async () => {
    const { id } = await office.caseIn('ready')
    await moved(id, 'approved')
    for (const note of [undefined, null, ' '])
      expect((await move(id, { stage: 'submitted', waitingOn: 'rto', note })).errors.fields).toEqual({
        note: t.stages('noteForBack'),
      })
    expect((await moved(id, 'submitted', { note: 'Wrong file' })).stage).toBe('submitted')
    for (const body of [
      {},
      { stage: 'lost', waitingOn: 'rto' },
      { stage: 'papers' },
      { stage: 'papers', waitingOn: 'me' },
    ])
      expect((await move(id, body)).status, JSON.stringify(body)).toBe(400)
  })

  test('keeps the receipt and the fee of the RTO, and the receiver of the papers', async () => {
    const { id } = await office.caseIn('assigned', { client: dealer })
    const submitted = { stage: 'submitted', waitingOn: 'rto' }
    const receipt = { receiptNo: 'MH26R0012345', feePaid: 1_450.5 }
    expect(requireSuccess(await move(id, { ...submitted, ...receipt })).data).toMatchObject(receipt)
    expect(requireSuccess(await move(id, { ...submitted, waitingOn: 'dealer' })).data).toMatchObject(receipt)
    expect(await moved(id, 'handedOver', { handedTo: 'Ramesh Patil' })).toMatchObject({
      ...receipt,
      handedTo: 'Ramesh Patil',
    })
    expect(await details(id)).toMatchObject({ ...receipt, handedTo: 'Ramesh Patil' })
    expect(await details(id, dealer)).not.toHaveProperty('receiptNo')
    const [{ changes } = { changes: {} }] = await history(id)
    expect(changes).toMatchObject({ handedTo: { from: null, to: 'Ramesh Patil' } })
    const { rows: stored } = await office.database.pool.query(
      'select changes::text from history where subject_id = $1',
      [id],
    )
    expect(JSON.stringify(stored)).not.toMatch(/MH26R0012345|Ramesh/)
    for (const more of [
      { ...submitted, handedTo: 'Ramesh' },
      { stage: 'approved', waitingOn: 'office', receiptNo: 'R1' },
      { stage: 'approved', waitingOn: 'office', feePaid: 10 },
      { ...submitted, receiptNo: 'x'.repeat(51) },
      { ...submitted, feePaid: -1 },
      { ...submitted, feePaid: 1.005 },
    ])
      expect((await move(id, { note: 'Back', ...more })).status, JSON.stringify(more)).toBe(400)
    expect(requireSuccess(await move(id, { ...submitted, note: 'Back', receiptNo: null })).data.receiptNo).toBeNull()
  })

  test('each change of a stage is in the history, and a dealer sees the stage without its notes', async () => {
    const { id } = await office.caseIn('assigned', { client: dealer })
    await move(id, { stage: 'submitted', waitingOn: 'rto' })
    await move(id, { stage: 'submitted', waitingOn: 'rto' })
    const entries = (await history(id)).filter(({ action }) => action === 'stage changed')
    expect(entries.map(({ changes }) => changes)).toEqual([
      { stage: { from: 'papers', to: 'submitted' }, waitingOn: { from: 'office', to: 'rto' } },
    ])
    expect(await details(id, dealer)).toMatchObject({ stage: 'submitted', waitingOn: 'rto' })
    const payable = await office.ok(paymentEndpoints.myCases, { as: dealer })
    expect(payable.find(({ case: { id: caseId } }) => caseId === id)?.case).toMatchObject({ stage: 'submitted' })
  })

  test('stays through an edit, a rejection and its end', async () => {
    const { id } = await office.caseIn('ready', { by: asha })
    await moved(id, 'submitted')
    const reject = { rejectionRemarks: 'SIGNATURE', reasonCode: 'signatureMismatch' }
    await office.ok(caseEndpoints.reject, { as: admin, params: { id }, body: reject })
    expect(await details(id)).toMatchObject({ ...reject, stage: 'submitted', status: 'rejected' })
    expect((await rows({ stage: 'submitted' })).map((row) => row.id)).not.toContain(id)
    const reopened = await office.call(caseEndpoints.reopen, {
      as: asha,
      params: { id },
      body: { note: 'Signed again' },
    })
    expect(requireSuccess(reopened).data).toEqual({ id, status: 'Updated' })
    expect(await details(id)).toMatchObject({ rejectionRemarks: null, reasonCode: null, stage: 'submitted' })
    expect((await history(id))[0]).toMatchObject({
      action: 'reopened',
      changes: {
        rejectionRemarks: { from: 'SIGNATURE', to: null },
        reasonCode: { from: 'signatureMismatch', to: null },
        note: { from: null, to: 'Signed again' },
      },
    })
    expect(
      (await office.call(caseEndpoints.reopen, { as: asha, params: { id }, body: { note: 'Again' } })).status,
    ).toBe(409)
    expect((await office.call(caseEndpoints.reopen, { as: asha, params: { id }, body: {} })).status).toBe(400)
  })

  test('two rejections of one case at once, and two ends of one: one of each', async () => {
    const { id } = await office.caseIn('rejected')
    const note = { note: 'Found' }
    const both = await Promise.all(
      [1, 2].map(() => office.call(caseEndpoints.reopen, { as: admin, params: { id }, body: note })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const unknown = { rejectionRemarks: 'X', reasonCode: 'unknown' }
    const { id: ready } = await office.caseIn('ready')
    expect((await office.call(caseEndpoints.reject, { as: admin, params: { id: ready }, body: unknown })).status).toBe(
      400,
    )
  })
})

describe('the list by stage', () => {
  test('has the longest in its stage first, with days, lateness and papers, for an employee of own cases', async () => {
    startDaysAgo(9)
    const old = await office.caseIn('ready', {
      by: asha,
      over: { transactionDetail: { to: 'NA', numberPlate: 'NA', drc: true } },
    })
    startDaysAgo(2)
    const young = await office.caseIn('ready', {
      by: ravi,
      over: { transactionDetail: { to: 'NA', numberPlate: 'NA' } },
    })
    office.clock.set(NOW)
    const { papers } = await office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId: old.id } })
    const received = { paperId: papers[0]?.paperId, state: 'received' }
    await office.ok(paperEndpoints.change, { as: admin, params: { caseId: old.id }, body: received })
    const all = await rows()
    expect(all.map(({ stageSince }) => stageSince)).toEqual(all.map(({ stageSince }) => stageSince).toSorted())
    expect(all.find(({ id }) => id === old.id)).toMatchObject({
      daysInStage: 9,
      expectedDays: 30,
      isLate: true,
      required: 2,
      lacking: 1,
    })
    expect(all.find(({ id }) => id === young.id)).toMatchObject({
      daysInStage: 2,
      expectedDays: null,
      isLate: false,
      required: 0,
      lacking: 0,
    })
    const own = await rows({}, asha)
    expect(own.map(({ id }) => id)).toContain(old.id)
    expect(own.map(({ id }) => id)).not.toContain(young.id)
  })

  test('narrows by stage, by whom it waits for, by RTO and by lateness', async () => {
    const rto = await office.rto()
    const { id } = await office.caseIn('ready', { over: { vehicleDetail: { toRTO: rto.displayName } } })
    await office.caseIn('ready', { over: { vehicleDetail: { fromRTO: rto.displayName } } })
    await moved(id, 'approved', { waitingOn: 'plateMaker' })
    const ids = async (filter: Partial<StageFilter>) => (await rows(filter)).map((row) => row.id)
    expect(await ids({ rto: rto.displayName })).toEqual([id])
    expect(await ids({ waitingOn: 'plateMaker', stage: 'approved' })).toContain(id)
    for (const filter of [
      { stage: 'papers' },
      { waitingOn: 'dealer' },
      { isLate: true },
      { rto: 'XX-99 - Nowhere' },
    ] as const)
      expect(await ids(filter), JSON.stringify(filter)).not.toContain(id)
    expect(await ids({ isLate: false })).toContain(id)
    const page = await office.call(calls.list, { as: admin, body: { page: 0, pageSize: 1 } })
    expect([page.data.length, page.meta?.total]).toEqual([1, (await rows()).length])
  })

  test('narrows by the facets of every list of cases, and holds no rejected case', async () => {
    startDaysAgo(5)
    const by = await office.employee()
    const client = await office.client()
    const cases = { by, client }
    const ready = await office.caseIn('ready', cases)
    const assigned = await office.caseIn('assigned', cases)
    office.clock.set(NOW)
    const paid = await office.caseIn('paid', cases)
    await office.caseIn('rejected', cases)
    const of = async (filter: Partial<StageFilter>, as: Session = by) => (await rows(filter, as)).map(({ id }) => id)
    expect(await of({ createdBy: by.userId }, admin)).toEqual([ready.id, assigned.id, paid.id])
    expect(await of({ createdBy: asha.userId })).toEqual([])
    expect(await of({ clientId: client.userId }, admin)).toEqual([assigned.id, paid.id])
    expect(await of({ statuses: ['ready', 'paid', 'rejected'] })).toEqual([ready.id, paid.id])
    expect(await of({ statuses: ['rejected'] })).toEqual([])
    expect(await of({ olderThanDays: 4 })).toEqual([ready.id, assigned.id])
    expect(await of({ olderThanDays: 5 })).toEqual([])
    const unknown = await office.call(calls.list, { as: by, body: { clientId: UNKNOWN } })
    expect(unknown.status).toBe(404)
  })

  test('agrees with the rule of lateness and with the counts, for every stage, age and service', async () => {
    for (const [index, stage] of stages.entries())
      for (const days of [0, 6, 7, 8, 10, 11, 46]) {
        const flag = ['fitness', 'rma', 'none'][(index + days) % 3] ?? 'none'
        const transactionDetail = { to: 'NA', numberPlate: 'NA', ...(flag !== 'none' && { [flag]: true }) }
        startDaysAgo(days)
        const { id } = await office.caseIn('ready', { over: { transactionDetail } })
        if (stage !== 'papers') await moved(id, stage)
      }
    office.clock.set(NOW)
    const all = await rows()
    for (const { stage, stageSince, expectedDays, isLate } of all)
      expect(isLate).toBe(isLateInStage({ stage, since: officeDay(new Date(stageSince)), expectedDays }, '2026-11-23'))
    const late = await rows({ isLate: true })
    expect(new Set(late.map(({ id }) => id))).toEqual(new Set(all.filter(({ isLate }) => isLate).map(({ id }) => id)))
    expect(late.length).toBeGreaterThan(5)
    expect((await rows({ isLate: false })).length).toBe(all.length - late.length)
    for (const who of [admin, asha]) {
      const seen = await rows({}, who)
      const wanted = stages.map((stage) => {
        const files = seen.filter((row) => row.stage === stage)
        const oldestDays = files.length > 0 ? Math.max(...files.map(({ daysInStage }) => daysInStage)) : null
        return { stage, count: files.length, late: files.filter(({ isLate }) => isLate).length, oldestDays }
      })
      expect(await counts(who)).toEqual(wanted)
      const late = seen.filter(({ isLate }) => isLate)
      const queue = await office.ok(queueEndpoints.counts, { as: who })
      expect(queue.find(({ kind }) => kind === 'lateFiles')).toEqual({
        kind: 'lateFiles',
        count: late.length,
        oldestAt: late[0]?.stageSince ?? null,
        amount: null,
      })
      const queued = await office.call(queueEndpoints.rows, { as: who, body: { kind: 'lateFiles' } })
      expect(requireSuccess(queued).data.map((row) => row.waitsSince)).toEqual(late.map((row) => row.stageSince))
    }
  })

  test('follows the expected days of the catalogue', async () => {
    startDaysAgo(5)
    const { id } = await office.caseIn('ready', {
      over: { transactionDetail: { to: 'NA', numberPlate: 'NA', alteration: true } },
    })
    await moved(id, 'submitted')
    office.clock.set(NOW)
    const isLate = async () => (await rows({ isLate: true })).some((row) => row.id === id)
    expect(await isLate()).toBe(false)
    const edit = { as: admin, params: { code: 'alteration' }, body: { label: 'Alteration', expectedDays: 4 } }
    await office.ok(serviceEndpoints.edit, edit)
    expect(await isLate()).toBe(true)
  })
})

test('the run-sheet has the cases of a day by RTO and plate, with services, lacking papers and owner', async () => {
  const [near, far] = [await office.rto(), await office.rto()]
  const on = (vehicleNo: string, toRTO: string, by: Session = asha) =>
    office.caseIn('ready', {
      by,
      over: {
        generalDetail: { appointmentDate: '2027-02-01' },
        vehicleDetail: { vehicleNo, toRTO },
        transactionDetail: { to: 'NA', numberPlate: 'NA', drc: true },
      },
    })
  const [b, a, other] = [
    await on('MH 12 B 2', near.displayName),
    await on('MH12A1', near.displayName, ravi),
    await on('MH12C3', far.displayName),
  ]
  const rejected = await on('MH12D4', near.displayName)
  const body = { rejectionRemarks: 'X' }
  await office.ok(caseEndpoints.reject, { as: admin, params: { id: rejected.id }, body })
  const sheet = (query: { date: string; rto?: string }, as: Session = admin) => office.ok(calls.runSheet, { as, query })
  const date = '2027-02-01'
  const byRto = near.displayName < far.displayName ? [a.id, b.id, other.id] : [other.id, a.id, b.id]
  expect((await sheet({ date })).map(({ id }) => id)).toEqual(byRto)
  expect((await sheet({ date, rto: far.displayName })).map(({ id }) => id)).toEqual([other.id])
  expect((await sheet({ date }, ravi)).map(({ id }) => id)).toEqual([a.id])
  expect((await sheet({ date }))[byRto.indexOf(b.id)]).toEqual({
    id: b.id,
    CaseNo: b.CaseNo,
    vehicleNo: 'MH 12 B 2',
    toRTO: near.displayName,
    services: ['drc'],
    lacking: ['Form 26', 'Insurance'],
    owner: { name: 'IMRAN SHAIKH', phoneNo: '9766012345' },
    firmName: expect.any(String),
    stage: 'papers',
    stageSince: (await details(b.id)).stageSince,
    waitingOn: 'office',
    applicationNo: expect.any(String),
    receiptAmount: expect.any(Number),
  })
  const kept = (as: Session) => office.ok(calls.counterSheet, { as, query: { date } })
  await office.ok(paperEndpoints.change, {
    as: admin,
    params: { caseId: b.id },
    body: { name: 'Affidavit', state: 'deficient', note: 'Not of 2345 6789 1236 or ABCDE1234F' },
  })
  await moved(b.id, 'submitted', { receiptNo: 'MH12/77', feePaid: 450 })
  expect((await kept(ravi)).map(({ id }) => id)).toEqual([a.id])
  const counterCase = (await kept(admin))[byRto.indexOf(b.id)]
  expect(counterCase).toMatchObject({
    CaseNo: b.CaseNo,
    status: 'ready',
    stage: 'submitted',
    stageSince: (await details(b.id)).stageSince,
    receiptNo: 'MH12/77',
  })
  expect(counterCase?.papers.map(({ name, state }) => [name, state])).toEqual([
    ['Form 26', 'missing'],
    ['Police complaint', 'missing'],
    ['Insurance', 'missing'],
    ['Affidavit', 'deficient'],
  ])
  expect(JSON.stringify(counterCase?.papers)).not.toMatch(/2345|1236|ABCDE1234F/)
  for (const money of ['feePaid', 'receiptAmount']) expect(Object.keys(counterCase ?? {})).not.toContain(money)
  expect(await sheet({ date: '2027-02-02' })).toEqual([])
  expect((await office.call(calls.runSheet, { as: admin })).status).toBe(400)
})
