import '#test/texts/spoken.ts'
import { expect, test } from 'vitest'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { takeLanguageFrom } from '#contract/texts.ts'
import { pagesOf } from '#test/read-pdf.ts'
import { reportOffice } from '#test/report-samples.ts'
import { incentiveReport } from './incentive-report.ts'

const employee = { name: 'Asha Patil', employeeCode: 'EMP001', branchCode: 'BR001', email: 'a@b.example' }
const reportOf = (cases: readonly CaseRow[]) =>
  incentiveReport({ employee, cases, about: '', now: new Date(0), office: reportOffice })
const totalLine = () => JSON.stringify(reportOf([]))

test("the number of an employee's cases is told in the language of the report", () => {
  expect(totalLine()).toContain('"0 cases"')
  const before = takeLanguageFrom(() => 'hi')
  const inHindi = totalLine()
  takeLanguageFrom(before)
  expect(inHindi).toContain('"0 केस"')
  expect(inHindi).not.toContain('cases')
})

test('a total of crores stands on one line', async () => {
  const row = { CaseNo: 'VR-000001', vehicleNo: 'MH12AB1234', firmName: 'Shah Motors', applicationDate: '2026-11-20' }
  const [page] = await pagesOf(reportOf([{ ...row, status: 'paid', incentiveAmount: 88_888_888.88 } as CaseRow]))
  expect(page?.match(/₹8,88,88,888\.88/g)).toHaveLength(2)
})
