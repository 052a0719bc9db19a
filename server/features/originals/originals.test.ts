import { describe, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { officeEndpoints } from '#contract/office/office.ts'
import { originalEndpoints as calls, type HandOver, type Original } from '#contract/originals/original.ts'
import { MAX_ORIGINALS, MAX_POINTS, MIN_POINTS } from '#contract/originals/original-values.ts'
import { stageEndpoints } from '#contract/stages/stage.ts'
import { t } from '#contract/texts.ts'
import { cleanUp } from '#server/jobs/cleanup.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFileForYears } from '#test/office.ts'
import { uploadForm } from '#test/upload-form.ts'

/* The register of originals: who holds which, since when, and who signed. */
const { office, admin } = await officeOfFileForYears('2026-11-02T06:00:00Z')
const clerk = await office.employee()
const runner = await office.employee()
const dealer = await office.client()
const other = await office.client()

const line = Array.from({ length: MIN_POINTS }, (_, n) => [n * 10, 20] as [number, number])
const signature = [line]
const receive = (caseId: string, body: object = {}, as: Session = clerk) =>
  office.call(calls.receive, { as, params: { caseId }, body: { kind: 'rc', from: 'dealer', ...body } as never })
const hand = ({ id, lastMoveId = '' }: Original, body: Partial<HandOver>, as: Session = clerk) =>
  office.patiently(calls.handOver, { as, params: { id }, body: { lastMoveId, ...body } as never })
const undo = ({ id, lastMoveId = '' }: Original, as: Session = clerk) =>
  office.call(calls.undo, { as, params: { id }, body: { lastMoveId } })
const ofCase = (caseId: string, as: Session) => office.ok(calls.ofCase, { as, params: { caseId } })
const movesOf = ({ id }: Original, as: Session = clerk) => office.ok(calls.moves, { as, params: { id } })
const entered = async (caseId: string, body: object = {}) => requireSuccess(await receive(caseId, body)).data
const handed = async (original: Original, body: Partial<HandOver>, as: Session = clerk): Promise<Original> => {
  const { data } = requireSuccess(await hand(original, body, as))
  if (!data) throw new Error('The original is no longer seen.')
  return data
}
const newCase = () => office.caseIn('assigned', { by: clerk, client: dealer })
const slipOf = async (as: Session) =>
  requireSuccess(await office.call(fileEndpoints.upload, { as, ...(await uploadForm(office.known.count)) })).data.url

describe('an original', () => {
  test('an original goes from the dealer over runner and RTO to its owner, who signs', async () => {
    const { id: caseId, CaseNo, vehicleNo } = await newCase()
    const answer = await receive(caseId, { giver: ' Ravi\nShah ', note: 'With smart card' })
    expect([answer.status, answer.message]).toEqual([201, t.originals('received')])
    const rc = requireSuccess(answer).data
    expect(rc).toMatchObject({
      ...{ kind: 'rc', caseId, CaseNo, vehicleNo, holder: 'office', holderName: null, daysHeld: 0 },
      ...{ from: 'dealer', giver: 'Ravi Shah', note: 'With smart card', isUndoable: true, isOverdue: false },
    })
    const atRunner = await handed(rc, { holder: 'employee', employeeId: runner.userId })
    expect(atRunner.holderName).toBe(`${runner.employee.firstName} ${runner.employee.lastName}`)
    const atRto = await handed(atRunner, { holder: 'rto', note: 'Counter 7' })
    const back = await handed(atRto, { holder: 'office' })
    const gone = await handed(back, { holder: 'person', handedTo: 'Esha Inamdar', signature })
    expect(gone).toMatchObject({ holder: 'person', holderName: 'Esha Inamdar', proof: 'drawn' })
    const moves = await movesOf(gone)
    expect(moves.map(({ holder }) => holder)).toEqual(['person', 'office', 'rto', 'employee', 'office'])
    expect(moves[0]).toMatchObject({ signature: `M${line.map((point) => point.join()).join('L')}`, isUndo: false })
    expect(moves[2]?.note).toBe('Counter 7')
  })

  test('an original is told by the history of its case, without the name of a person', async () => {
    const { id } = await newCase()
    await handed(await entered(id, { giver: 'Ravi Shah' }), {
      holder: 'dealer',
      handedTo: 'Ravi Shah',
      isOnPaper: true,
    })
    const entries = await office.ok(caseEndpoints.history, { as: clerk, params: { id } })
    expect(entries.slice(0, 2).map(({ action, changes }) => [action, changes.originalHolder])).toEqual([
      ['original handed over', { from: 'office', to: 'dealer' }],
      ['original received', { from: null, to: 'office' }],
    ])
    expect(JSON.stringify(entries.slice(0, 2).map(({ changes }) => changes))).not.toContain('Ravi')
  })

  test('an original keeps its signature encrypted, and its names masked', async () => {
    const rc = await entered((await newCase()).id, { note: 'Of 2345 6789 0124' })
    expect(rc.note).toBe('Of XXXX XXXX 0124')
    const gone = await handed(rc, { holder: 'person', handedTo: '=HYPERLINK("x") <b>2345 6789 0124</b>', signature })
    expect(gone.holderName).toBe('=HYPERLINK("x") <b>XXXX XXXX 0124</b>')
    const { rows } = await office.database.pool.query<{ sealed: Buffer }>(
      'select sealed from signatures where move_id = $1',
      [gone.lastMoveId],
    )
    expect(rows[0]?.sealed.includes('M0,20')).toBe(false)
  })

  test('an original is refused without what it needs', async () => {
    const { id } = await newCase()
    const fields = async (body: object) => (await receive(id, body)).errors.fields
    expect(await fields({ kind: 'key' })).toEqual({ kind: t.originals('kindRequired') })
    expect(await fields({ from: 'office' })).toEqual({ from: t.originals('giverRequired') })
    for (const employeeId of [dealer.userId, admin.userId, '01900000-0000-7000-8000-0000000000ff'])
      expect(await fields({ employeeId })).toEqual({ employeeId: t.originals('whichEmployee') })
  })

  test('an original comes at most 40 times into a case', async () => {
    const { id } = await newCase()
    for (let n = 0; n < MAX_ORIGINALS; n += 1) await entered(id)
    const refused = await receive(id)
    expect([refused.status, refused.message]).toEqual([409, t.originals('tooMany')])
  })
})

describe('a hand-over', () => {
  test.each([
    ['without an employee', { holder: 'employee' }, 'employeeId', 'whichEmployee'],
    ['to the office with a name', { holder: 'office', handedTo: 'Ravi' }, 'handedTo', 'noTaker'],
    ['without a name', { holder: 'person', signature }, 'handedTo', 'takerRequired'],
    ['without a signature', { holder: 'dealer', handedTo: 'Ravi' }, 'signature', 'signatureRequired'],
    [
      'signed twice',
      { holder: 'dealer', handedTo: 'Ravi', signature, isOnPaper: true },
      'signature',
      'signatureRequired',
    ],
    ['to the RTO with a signature', { holder: 'rto', isOnPaper: true }, 'signature', 'signatureRequired'],
    ['with a dot', { holder: 'person', handedTo: 'Ravi', signature: [[[1, 1]]] }, 'signature', 'signatureTooShort'],
    [
      'with too many points',
      { holder: 'person', handedTo: 'Ravi', signature: [Array(MAX_POINTS).fill([1, 1]), line] },
      'signature',
      'badSignature',
    ],
    [
      'with the address of another site',
      { holder: 'person', handedTo: 'Ravi', slipUrl: 'https://evil.example/x.jpg' },
      'slipUrl',
      'slipNotYours',
    ],
  ] as const)('a hand-over %s is refused', async (_, body, field, message) => {
    const rc = await entered((await newCase()).id)
    const { status, errors } = await hand(rc, body as never)
    expect([status, errors.fields]).toEqual([400, { [field]: t.originals(message) }])
  })

  test.each([[[[0.5, 1]]], [[[-1, 1]]], [[[601, 1]]], ['<svg onload=alert(1)>'], [[['1', 1]]]])(
    'a hand-over with the signature %j is refused',
    async (drawn) => {
      const rc = await entered((await newCase()).id)
      const { status } = await hand(rc, { holder: 'person', handedTo: 'Ravi', signature: drawn as never })
      expect(status).toBe(400)
    },
  )

  test('a hand-over takes the own photo of a slip once, which then stays', async () => {
    const { id } = await newCase()
    const [one, two] = [await entered(id), await entered(id)]
    const slipUrl = await slipOf(clerk)
    const foreign = { holder: 'person', handedTo: 'Ravi', slipUrl: await slipOf(admin) } as const
    expect((await hand(one, foreign)).errors.fields).toEqual({ slipUrl: t.originals('slipNotYours') })
    await handed(one, { holder: 'person', handedTo: 'Ravi', slipUrl })
    const again = await hand(two, { holder: 'person', handedTo: 'Ravi', slipUrl })
    expect(again.errors.fields).toEqual({ slipUrl: t.originals('slipNotYours') })
    await office.clock.at('2027-03-01T06:00:00Z', () => cleanUp(office.deps))
    const [move] = await movesOf(one)
    const { rowCount } = await office.database.pool.query(
      'select from original_moves join uploads on uploads.id = slip_id where original_moves.id = $1',
      [move?.id],
    )
    expect([rowCount, move?.photoUrl]).toEqual([1, expect.stringContaining('/files/')])
  })

  test('a hand-over to where it is already is refused', async () => {
    const rc = await entered((await newCase()).id)
    expect((await hand(rc, { holder: 'office' })).message).toBe(t.originals('alreadyThere'))
  })

  test('a hand-over of two at once is made once, and the other told to look again', async () => {
    const rc = await entered((await newCase()).id)
    const both = await Promise.all([
      hand(rc, { holder: 'rto' }),
      hand(rc, { holder: 'employee', employeeId: runner.userId }, admin),
    ])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.message).toBe(t.originals('movedMeanwhile'))
    expect((await movesOf(rc)).length).toBe(2)
  })
})

describe('the last entry', () => {
  test('the last entry is taken back by a further one; the first as a mistake, after which nothing is there', async () => {
    const { id } = await newCase()
    const rc = await entered(id)
    const gone = await handed(rc, { holder: 'person', handedTo: 'Ravi', signature })
    const back = requireSuccess(await undo(gone)).data
    expect(back).toMatchObject({ holder: 'office', isUndoable: false })
    expect((await movesOf(rc)).map(({ holder, isUndo }) => [holder, isUndo])).toEqual([
      ['office', true],
      ['person', false],
      ['office', false],
    ])
    expect((await undo(back as Original)).message).toBe(t.originals('notUndoable'))
    const wrong = await entered(id)
    expect(requireSuccess(await undo(wrong)).data).toBe(null)
    expect((await ofCase(id, clerk)).map((one) => one.id)).toEqual([rc.id])
    expect((await hand(wrong, { holder: 'rto' })).status).toBe(404)
  })

  test('the last entry of another, or after an hour, is taken back by the superadmin alone', async () => {
    const { id } = await newCase()
    const byAdmin = requireSuccess(await receive(id, {}, admin)).data
    expect((await undo(byAdmin)).message).toBe(t.originals('notUndoable'))
    const rc = await entered(id)
    await office.clock.at('2026-11-02T08:00:00Z', async () => {
      expect((await undo(rc)).message).toBe(t.originals('notUndoable'))
      expect((await undo(rc, admin)).status).toBe(200)
    })
  })
})

describe('who sees the register', () => {
  test('a dealer sees what lies with whom on the own case, and no more', async () => {
    const { id } = await newCase()
    await handed(await entered(id, { giver: 'Ravi', note: 'Office only' }), {
      ...{ holder: 'employee', employeeId: runner.userId },
    })
    const [seen] = await ofCase(id, dealer)
    const name = `${runner.employee.firstName} ${runner.employee.lastName}`
    expect(seen).toMatchObject({ kind: 'rc', holder: 'employee', holderName: name })
    for (const hidden of ['note', 'giver', 'from', 'proof', 'lastMoveId', 'isOverdue', 'opensCase', 'isUndoable'])
      expect(seen).not.toHaveProperty(hidden)
    expect((await office.call(calls.ofCase, { as: other, params: { caseId: id } })).status).toBe(404)
  })

  test('a dealer does not see what was the former dealer’s', async () => {
    const { id, CaseNo } = await newCase()
    await handed(await entered(id), { holder: 'dealer', handedTo: 'Former Motors', isOnPaper: true })
    await office.unassign({ id, CaseNo } as never)
    await office.ok(caseEndpoints.assign, { as: admin, body: { caseId: id, clientId: other.client.id } })
    expect(await ofCase(id, other)).toEqual([])
    const plate = await entered(id, { kind: 'numberPlate' })
    expect((await ofCase(id, other)).map((one) => one.id)).toEqual([plate.id])
    expect((await ofCase(id, clerk)).length).toBe(2)
  })

  test('a dealer does not see an original of the office that the former dealer holds', async () => {
    const { id } = await office.caseIn('ready', { by: clerk })
    const rc = await entered(id, { from: 'person' })
    const give = (clientId: string) => office.ok(caseEndpoints.assign, { as: admin, body: { caseId: id, clientId } })
    await give(other.client.id)
    expect((await ofCase(id, other)).map((one) => one.id)).toEqual([rc.id])
    await office.unassign({ id })
    await give(dealer.client.id)
    const [current] = await ofCase(id, clerk)
    await handed(current ?? rc, { holder: 'dealer', handedTo: 'Former Motors', isOnPaper: true })
    expect((await ofCase(id, dealer)).map((one) => one.id)).toEqual([rc.id])
    await office.unassign({ id })
    await give(other.client.id)
    expect(await ofCase(id, other)).toEqual([])
    expect((await ofCase(id, clerk)).length).toBe(1)
  })

  test('an employee sees originals of own cases, and those in hand until they are handed on', async () => {
    const { id } = await newCase()
    const rc = await entered(id)
    const unseen = { as: runner, params: { id: rc.id } }
    expect((await office.call(calls.moves, unseen)).status).toBe(404)
    expect((await hand(rc, { holder: 'rto' }, runner)).status).toBe(404)
    expect((await undo(rc, runner)).status).toBe(404)
    expect((await receive(id, {}, runner)).status).toBe(404)
    const inHand = await handed(rc, { holder: 'employee', employeeId: runner.userId })
    const listed = async () => (await office.ok(calls.all, { as: runner })).find(({ id: one }) => one === rc.id)
    expect(await listed()).toMatchObject({ opensCase: false })
    expect(requireSuccess(await hand(inHand, { holder: 'rto' }, runner)).data).toBe(null)
    expect(await listed()).toBe(undefined)
    const names = await office.ok(calls.runners, { as: runner })
    expect(Object.keys(names[0] ?? {}).toSorted()).toEqual(['id', 'name'])
  })

  test('the register is narrowed by holder, kind and days, and says what is overdue', async () => {
    const { id } = await newCase()
    const rc = await entered(id)
    const noc = await entered(id, { kind: 'noc' })
    await handed(noc, { holder: 'person', handedTo: 'Zarina Bi', isOnPaper: true })
    await office.ok(stageEndpoints.change, {
      as: clerk,
      params: { caseId: id },
      body: { stage: 'handedOver', waitingOn: 'dealer', handedTo: 'Dealer' },
    })
    const find = async (query: Record<string, string>) =>
      (await office.ok(calls.all, { as: admin, query })).map((one) => one.id)
    expect(await find({ heldBy: 'person', search: 'zarina' })).toEqual([noc.id])
    expect(await find({ kind: 'noc', heldBy: 'us' })).not.toContain(noc.id)
    expect(await find({ heldBy: 'us', before: '2026-11-01' })).toEqual([])
    expect(await find({ before: '2026-11-02', sort: 'vehicleNo' })).toContain(rc.id)
    expect(await find({ employeeId: clerk.userId })).toEqual([])
    expect(await find({ isOverdue: 'true' })).toEqual([])
    await office.clock.at('2026-11-09T18:00:00Z', async () => expect(await find({ isOverdue: 'true' })).toEqual([]))
    await office.clock.at('2026-11-09T18:31:00Z', async () => {
      expect(await find({ isOverdue: 'true' })).toEqual([rc.id])
      expect((await ofCase(id, clerk)).map(({ isOverdue }) => isOverdue)).toEqual([true, false])
    })
    for (const query of [{ heldBy: 'me' }, { kind: 'x' }, { before: '2026-02-30' }, { employeeId: 'x' }])
      expect((await office.call(calls.all, { as: admin, query: query as never })).status).toBe(400)
  })
})

test('a photo that proves a hand-over becomes no logo', async () => {
  const rc = await entered((await newCase()).id)
  const slipUrl = await slipOf(admin)
  requireSuccess(await hand(rc, { holder: 'person', handedTo: 'Ravi', slipUrl }, admin))
  const refused = await office.call(officeEndpoints.edit, {
    as: admin,
    body: { name: 'Sharma RTO Services', logoUrl: slipUrl },
  })
  expect(refused.errors.fields).toMatchObject({ logoUrl: t.office('logoNotYours') })
})
