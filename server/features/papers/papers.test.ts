import { describe, expect, test } from 'vitest'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { type CasePaper, paperEndpoints as calls } from '#contract/papers/paper.ts'
import { MAX_OWN_PAPERS } from '#contract/papers/paper-values.ts'
import { queueEndpoints } from '#contract/queue/queue.ts'
import { type NewPaper, serviceEndpoints } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { requireSuccess, type Session } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'
import { formWith, proofImage } from '#test/upload-form.ts'

const { office, admin } = await officeOfFile()
const employee = await office.employee()
const client = await office.client()

const checklist = (caseId: string, as: Session = admin) => office.ok(calls.ofCase, { as, params: { caseId } })
const change = (caseId: string, body: object, as: Session = admin) =>
  office.call(calls.change, { as, params: { caseId }, body })
const changed = async (caseId: string, body: object) => requireSuccess(await change(caseId, body)).data
const named = (papers: CasePaper[], name: string) => {
  const paper = papers.find((one) => one.name === name)
  if (!paper) throw new Error(`no paper ${name}`)
  return paper
}
const addPaper = (code: string, paper: NewPaper) =>
  office.ok(serviceEndpoints.addPaper, { as: admin, params: { code }, body: paper })
const switchPaper = (paper: { id: string; name: string }, isActive: boolean) =>
  office.call(serviceEndpoints.editPaper, {
    as: admin,
    params: { id: paper.id },
    body: { name: paper.name, formNo: null, isRequired: true, isActive },
  })
/** A case of the services whose flags are set, and of no other. */
const caseOf = async (...flags: string[]) => {
  const transactionDetail = { to: 'NA', numberPlate: 'NA', ...Object.fromEntries(flags.map((flag) => [flag, true])) }
  return (await office.caseIn('Created', { by: employee, over: { transactionDetail } })).id
}

describe('the checklist of a case', () => {
  test('has the papers of its services, equal names as one paper', async () => {
    const { papers, required, lacking } = await checklist(await caseOf('fitness', 'drc'))
    expect(named(papers, 'Insurance')).toMatchObject({
      services: ['fitness', 'drc'],
      isRequired: true,
      state: 'missing',
    })
    expect(named(papers, 'Police complaint')).toMatchObject({
      services: ['drc'],
      isRequired: false,
      by: null,
      at: null,
    })
    expect(new Set(papers.map(({ name }) => name)).size).toBe(papers.length)
    expect([required, lacking]).toEqual([papers.length - 1, papers.length - 1])
  })

  test('a case without services has an empty checklist', async () => {
    expect(await checklist(await caseOf())).toEqual({ papers: [], loose: [], required: 0, lacking: 0 })
  })

  test('counts the required and the lacking papers', async () => {
    const caseId = await caseOf('drc')
    const before = await checklist(caseId)
    const insurance = named(before.papers, 'Insurance').paperId
    const form = named(before.papers, 'Form 26').paperId
    expect(await changed(caseId, { paperId: insurance, state: 'received' })).toMatchObject({ required: 2, lacking: 1 })
    const deficient = { paperId: insurance, state: 'deficient', note: 'Expired in May' }
    expect(await changed(caseId, deficient)).toMatchObject({ required: 2, lacking: 2 })
    const after = await changed(caseId, { paperId: form, state: 'notNeeded', note: 'RC is torn, not lost' })
    expect(after).toMatchObject({ required: 1, lacking: 1 })
    expect(named(after.papers, 'Insurance')).toMatchObject({
      state: 'deficient',
      note: 'Expired in May',
      by: { role: 'superadmin' },
      at: expect.any(String),
    })
    expect(await checklist(caseId)).toEqual(after)
  })

  test('asks for a note where a paper is deficient or not needed, and for one way to name it', async () => {
    const caseId = await caseOf('drc')
    const paperId = named((await checklist(caseId)).papers, 'Insurance').paperId
    for (const state of ['deficient', 'notNeeded'])
      for (const note of [undefined, null, '  '])
        expect((await change(caseId, { paperId, state, note })).errors.fields).toEqual({
          note: t.papers('noteRequired'),
        })
    const long = 'x'.repeat(501)
    expect((await change(caseId, { paperId, state: 'deficient', note: long })).status).toBe(400)
    expect((await change(caseId, { paperId, state: 'deficient', note: long.slice(1) })).status).toBe(200)
    for (const body of [{}, { paperId, name: 'Insurance' }, { name: '' }])
      expect((await change(caseId, { ...body, state: 'received' })).status, JSON.stringify(body)).toBe(400)
    expect((await change(caseId, { paperId, state: 'lost' })).status).toBe(400)
    const unknown = '01900000-0000-7000-8000-0000000000ff'
    expect((await change(caseId, { paperId: unknown, state: 'received' })).status).toBe(404)
  })
})

describe('a paper that two services need', () => {
  test('a shared paper is addressed by either id, and required if either requires it', async () => {
    const name = 'Affidavit of the owner'
    const [first, second] = [
      await addPaper('rma', { name, formNo: null, isRequired: false }),
      await addPaper('conversion', { name: ` ${name.toUpperCase()}`, formNo: '7', isRequired: true }),
    ]
    const caseId = await caseOf('rma', 'conversion')
    expect(named((await checklist(caseId)).papers, name)).toMatchObject({ isRequired: true, formNo: '7' })
    for (const [paperId, state] of [
      [first.id, 'received'],
      [second.id, 'missing'],
      [second.id.toUpperCase(), 'received'],
    ] as const)
      expect(named((await changed(caseId, { paperId, state })).papers, name).state).toBe(state)
  })

  test('keeps its state when one of its services goes, and shows it again when the paper comes back', async () => {
    const caseId = await caseOf('fitness', 'drc')
    const { papers } = await checklist(caseId)
    await changed(caseId, { paperId: named(papers, 'Insurance').paperId, state: 'received' })
    const edit = async (flags: object) => {
      const { version } = await office.ok(caseEndpoints.details, { as: admin, params: { id: caseId } })
      const transactionDetail = { to: 'NA', numberPlate: 'NA', ...flags }
      const body = { ...(await office.caseBody({ transactionDetail })), version }
      await office.ok(caseEndpoints.edit, { as: admin, params: { id: caseId }, body })
    }
    await edit({ drc: true })
    expect(named((await checklist(caseId)).papers, 'Insurance')).toMatchObject({ services: ['drc'], state: 'received' })
    await edit({ rrf: true })
    expect(named((await checklist(caseId)).papers, 'Insurance')).toMatchObject({ services: ['rrf'], state: 'received' })
    await edit({})
    expect((await checklist(caseId)).papers).toEqual([])
    await edit({ fitness: true })
    expect(named((await checklist(caseId)).papers, 'Insurance').state).toBe('received')
  })

  test('leaves the checklist when it is switched off, and loses nothing', async () => {
    const paper = await addPaper('alteration', { name: 'Kit certificate', formNo: null, isRequired: true })
    const caseId = await caseOf('alteration')
    await changed(caseId, { paperId: paper.id, state: 'received' })
    await switchPaper(paper, false)
    expect((await checklist(caseId)).papers.map(({ name }) => name)).not.toContain(paper.name)
    expect((await change(caseId, { paperId: paper.id, state: 'missing' })).status).toBe(404)
    await switchPaper(paper, true)
    expect(named((await checklist(caseId)).papers, paper.name).state).toBe('received')
  })
})

describe('a paper of one case alone', () => {
  test('a paper is added by its name, is never required and keeps its id', async () => {
    const caseId = await caseOf('drc')
    const { required } = await checklist(caseId)
    const added = named((await changed(caseId, { name: ' Court order ', state: 'received' })).papers, 'Court order')
    expect(added).toMatchObject({ services: [], isRequired: false, state: 'received', formNo: null })
    const after = await changed(caseId, { name: 'court  ORDER', state: 'deficient', note: 'No seal' })
    expect(named(after.papers, 'Court order')).toMatchObject({ paperId: added.paperId, state: 'deficient' })
    expect(after.required).toBe(required)
    expect((await changed(caseId, { paperId: added.paperId, state: 'missing' })).papers.at(-1)?.state).toBe('missing')
    expect((await checklist(await caseOf('drc'))).papers.map(({ name }) => name)).not.toContain('Court order')
  })

  test('a paper with a name of the checklist is the paper of the checklist', async () => {
    const caseId = await caseOf('drc')
    const before = await checklist(caseId)
    const { papers } = await changed(caseId, { name: 'INSURANCE', state: 'received' })
    expect(papers).toHaveLength(before.papers.length)
    expect(named(papers, 'Insurance').state).toBe('received')
  })

  test('a case has at most 40 papers of its own', async () => {
    const caseId = await caseOf()
    for (let n = 0; n < MAX_OWN_PAPERS; n += 1) await changed(caseId, { name: `Paper ${n}`, state: 'received' })
    expect((await change(caseId, { name: 'One more', state: 'received' })).status).toBe(409)
    expect((await change(caseId, { name: 'Paper 3', state: 'missing' })).status).toBe(200)
  })
})

test('dealers read the papers of their cases', async () => {
  const { id } = await office.caseIn('assigned', { by: employee, client })
  const paperId = (await checklist(id)).papers[0]?.paperId
  await changed(id, { paperId, state: 'deficient', note: 'Signature differs' })
  expect((await checklist(id, client)).papers[0]).toMatchObject({ state: 'deficient', note: 'Signature differs' })
})

test('the history names the paper, its states and notes once per change, and concurrent changes run one after the other', async () => {
  const caseId = await caseOf('drc')
  const paperId = named((await checklist(caseId)).papers, 'Insurance').paperId
  const bodies = [
    { paperId, state: 'received' },
    { paperId, state: 'received' },
    { paperId, state: 'deficient', note: 'Expired' },
  ]
  for (const body of bodies) await changed(caseId, body)
  const papersChanged = async () => {
    const answer = await office.call(caseEndpoints.history, { as: employee, params: { id: caseId } })
    return requireSuccess(answer).data.filter(({ action }) => action === 'paper changed')
  }
  const [latest, first, ...others] = await papersChanged()
  expect(others).toEqual([])
  expect(first?.changes).toEqual({
    paper: { from: null, to: 'Insurance' },
    paperState: { from: 'missing', to: 'received' },
  })
  expect(latest?.changes.paperNote).toEqual({ from: null, to: 'Expired' })
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, n) => change(caseId, { paperId, state: 'notNeeded', note: `Note ${n}` })),
  )
  expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200))
  expect(await papersChanged()).toHaveLength(10)
})

describe('a paper that the office has looked at', () => {
  let images = 700
  const uploadBy = async (as: Session, caseId: string, paperId: string) => {
    const file = formWith(await proofImage(images++), 'rc.png', undefined, { paperId })
    return office.ok(attachmentEndpoints.upload, { as, params: { caseId }, ...file })
  }
  const toLookAt = async (as: Session = admin) => {
    const { data, meta } = requireSuccess(
      await office.call(queueEndpoints.rows, { as, body: { kind: 'papersToCheck' } }),
    )
    const counts = await office.ok(queueEndpoints.counts, { as })
    expect(counts.find(({ kind }) => kind === 'papersToCheck')).toMatchObject({
      count: data.length,
      oldestAt: data[0]?.waitsSince ?? null,
    })
    expect(meta?.total).toBe(data.length)
    return data
  }
  const assignedCase = () =>
    office.caseIn('assigned', {
      by: employee,
      client,
      over: { transactionDetail: { to: 'NA', numberPlate: 'NA', fitness: true, drc: true } },
    })

  test('waits in the queue until its case is closed', async () => {
    const { id } = await assignedCase()
    const { paperId } = named((await checklist(id)).papers, 'Insurance')
    await uploadBy(client, id, paperId)
    const asAdmin = { as: admin, params: { id } }
    await office.ok(caseEndpoints.unassign, { ...asAdmin, body: { reason: 'Another dealer' } })
    const rejection = { rejectionRemarks: 'PAPERS_MISSING' }
    await office.ok(caseEndpoints.reject, { ...asAdmin, body: rejection })
    expect(await toLookAt()).toMatchObject([{ caseId: id }])
    await office.ok(caseEndpoints.close, { ...asAdmin, body: { reason: 'Sold elsewhere' } })
    expect(await toLookAt()).toEqual([])
  })

  test('waits in the queue from the file of the dealer until the office has looked', async () => {
    const { id, CaseNo } = await assignedCase()
    const insurance = named((await checklist(id)).papers, 'Insurance')
    expect(await toLookAt()).toEqual([])
    await uploadBy(employee, id, insurance.paperId)
    expect(await toLookAt()).toEqual([])
    await uploadBy(client, id, insurance.paperId)
    await uploadBy(client, id, insurance.paperId)
    expect(await toLookAt(employee)).toMatchObject([
      { kind: 'papersToCheck', caseId: id, CaseNo, name: 'Insurance', state: 'received', files: 2, lacking: [] },
    ])
    expect(await toLookAt(await office.employee())).toEqual([])

    const checkOnly = { paperId: insurance.paperId, checked: true }
    const checked = named((await changed(id, checkOnly)).papers, 'Insurance')
    expect(checked).toMatchObject({ state: 'received', checkedBy: { role: 'superadmin' } })
    expect(checked.checkedAt).toMatch(/Z$/)
    expect(named((await checklist(id, client)).papers, 'Insurance').checkedAt).toBe(checked.checkedAt)
    expect(await toLookAt()).toEqual([])

    const sentAgain = await uploadBy(client, id, insurance.paperId)
    expect(named((await checklist(id)).papers, 'Insurance')).toMatchObject({ checkedAt: null, checkedBy: null })
    expect(await toLookAt()).toHaveLength(1)
    const remove = { caseId: id, id: sentAgain.id }
    await office.ok(attachmentEndpoints.remove, { as: admin, params: remove })
    expect(await toLookAt()).toEqual([])
  })

  test('can get a state by the same call, and keeps its note where it is only looked at', async () => {
    const { id } = await assignedCase()
    const { paperId } = named((await checklist(id)).papers, 'Insurance')
    await uploadBy(client, id, paperId)
    const note = 'Page 2 is blurred'
    const { papers } = await changed(id, { paperId, state: 'deficient', note, checked: true })
    expect(named(papers, 'Insurance')).toMatchObject({ state: 'deficient', note, checkedBy: { role: 'superadmin' } })
    await uploadBy(client, id, paperId)
    await changed(id, { paperId, state: 'deficient', note })
    expect(named((await changed(id, { paperId, checked: true })).papers, 'Insurance')).toMatchObject({
      state: 'deficient',
      note,
    })
    expect(await toLookAt()).toEqual([])
  })

  test('a check is refused for false, without either, for a dealer and for a name that the case does not have', async () => {
    const { id } = await assignedCase()
    const { paperId } = named((await checklist(id)).papers, 'Insurance')
    for (const body of [{ paperId }, { paperId, checked: false }]) expect((await change(id, body)).status).toBe(400)
    expect((await change(id, { paperId, checked: true }, client)).status).toBe(403)
    expect((await change(id, { name: 'Letter of nobody', checked: true })).status).toBe(404)
    expect(named((await changed(id, { paperId, checked: true })).papers, 'Insurance')).toMatchObject({
      state: 'missing',
      checkedBy: { role: 'superadmin' },
    })
  })
})
