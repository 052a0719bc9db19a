import { expect, test } from 'vitest'
import type { RunSheetRow } from '#contract/stages/stage.ts'
import { pagesOf } from '#test/read-pdf.ts'
import { reportOffice } from '#test/report-samples.ts'
import { doneOf, runSheetGroups } from './run-sheet-lines.ts'
import { runSheetReport } from './run-sheet-report.ts'

const services = [
  { code: 'transferLocal', label: 'Transfer of ownership' },
  { code: 'hpt', label: 'Removal of finance' },
] as const

const row = (change: Partial<RunSheetRow>): RunSheetRow => ({
  id: '01900000-0000-7000-8000-000000000001',
  CaseNo: 'VR-000001',
  vehicleNo: 'MH12AB1234',
  toRTO: 'Pune (MH12)',
  services: ['transferLocal', 'hpt'],
  lacking: [],
  owner: { name: 'Rekha Nair', phoneNo: '9822012345' },
  firmName: 'Premium Cars',
  stage: 'papers',
  stageSince: '2026-11-20T06:00:00Z',
  waitingOn: 'office',
  applicationNo: 'MH2611234567',
  receiptAmount: 350.5,
  ...change,
})

const rows = [
  row({ lacking: ['RC book', 'Form 29'] }),
  row({ CaseNo: 'VR-000002', toRTO: 'मुंबई (MH01)', owner: null, services: ['drc'] }),
]

test('cases stand under their RTO; a service without a label stands by its code', () => {
  const groups = runSheetGroups(rows, services)
  expect(groups.map(({ rto, title }) => [rto, title])).toEqual([
    ['Pune (MH12)', 'Pune (MH12) · 1 case'],
    ['मुंबई (MH01)', 'मुंबई (MH01) · 1 case'],
  ])
  expect(groups[0]?.lines[0]).toMatchObject({
    plate: 'MH 12 AB 1234',
    services: 'Transfer of ownership, Removal of finance',
    lacking: 'RC book, Form 29',
  })
  expect(groups[1]?.lines[0]).toMatchObject({ services: 'drc', lacking: '', owner: null, phoneNo: null })
})

test('files that are handed in stand at the end of their RTO, with their time, on paper too', async () => {
  const at = { stage: 'submitted', stageSince: '2026-11-25T06:12:00Z' } as const
  const before = { stage: 'approved', stageSince: '2026-11-24T18:00:00Z' } as const
  const done = [row({ CaseNo: 'VR-000003', ...at }), row({ CaseNo: 'VR-000004', ...before })]
  const groups = runSheetGroups([...done, row({}), row({ CaseNo: 'VR-000002' })], services)
  const lines = groups[0]?.lines ?? []
  expect(lines.map(({ caseNo, isDone }) => [caseNo, isDone])).toEqual([
    ['VR-000001', false],
    ['VR-000002', false],
    ['VR-000003', true],
    ['VR-000004', true],
  ])
  const now = new Date('2026-11-25T18:00:00Z')
  expect(lines.slice(2).map((line) => doneOf(line, now))).toEqual(['Submitted, 11:42', 'Approved, 24/11/2026'])
  // What a device has kept since before an update has no time.
  const { stageSince: _, ...kept } = row(at)
  expect(runSheetGroups([kept], services)[0]?.lines.map((line) => doneOf(line, now))).toEqual(['Submitted'])
  const report = runSheetReport({ date: '2026-11-25', groups, now, office: reportOffice })
  expect((await pagesOf(report)).join(' ').replaceAll(/\s+/g, ' ')).toContain('Submitted, 11:42')
})

test('the fees of an RTO are those of its files that are not handed in', () => {
  const groups = runSheetGroups([row({}), row({ receiptAmount: 1200 }), row({ stage: 'submitted' })], services)
  expect(groups.map(({ fees }) => fees)).toEqual(['Fees to carry: ₹1,550.50'])
  expect(runSheetGroups([row({ stage: 'submitted' })], services)[0]?.fees).toBe('')
})

test('the sheet of a day prints 40 cases on A4, with the phone of the owner and the lacking papers', async () => {
  const many = Array.from({ length: 40 }, (_, at) => row({ CaseNo: `VR-0001${at + 10}` }))
  const groups = runSheetGroups([...many, ...rows], services)
  const date = '2026-11-25'
  const pages = await pagesOf(
    runSheetReport({ date, groups, now: new Date('2026-11-23T06:00:00Z'), office: reportOffice }),
  )
  expect(pages.join(' '), 'a number to dial is not broken').toMatch(/98220[ \u00A0]12345/)
  const words = pages.join(' ').replaceAll(/\s+/g, ' ')
  for (const text of [
    'Run-sheet',
    '25/11/2026',
    'VR-000149',
    'RC book, Form 29',
    '98220 12345',
    'Pune (MH12) · 41 cases · Fees to carry: ₹14,370.50',
    'MH2611234567',
    '₹350.50',
  ])
    expect(words).toContain(text)
  expect(pages.length).toBeLessThanOrEqual(3)
})
