import { expect, test } from 'vitest'
import { texts as hindi } from '#contract/languages/hi/index.generated.ts'
import { takeLanguageFrom } from '#contract/languages/in-force.ts'
import { translationOf } from '#contract/languages/translation-of.ts'
import { reportOffice } from '#test/report-office.ts'
import { incentiveReport } from './incentive-report.ts'

const totalLine = () => {
  const employee = { name: 'Asha Patil', employeeCode: 'EMP001', branchCode: 'BR001', email: 'a@b.example' }
  return JSON.stringify(incentiveReport({ employee, cases: [], about: '', now: new Date(0), office: reportOffice }))
}

test("the number of an employee's cases is told in the language of the report", () => {
  expect(totalLine()).toContain('"0 cases"')
  const before = takeLanguageFrom(() => translationOf('hi', hindi))
  const inHindi = totalLine()
  takeLanguageFrom(before)
  expect(inHindi).toContain('"0 केस"')
  expect(inHindi).not.toContain('cases')
})
