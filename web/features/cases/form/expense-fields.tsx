import { readingOrder } from '#contract/cases/case-reading.ts'
import { messages } from '#contract/messages.ts'
import { MAX_CASE_TOTAL, showRupees } from '#contract/money.ts'
import { CaseField, CaseFields } from './case-field.tsx'
import { FieldGrid } from './case-form-parts.tsx'

const charges = readingOrder('expenseDetail').filter((name) => name !== 'expenseRemarks')

/** The charges to the client; only superadmins set admin charges (spec/2 point 6). */
export function ExpenseFields() {
  return (
    <FieldGrid>
      <CaseFields group="expenseDetail" names={charges} />
      <p className="text-faint text-sm sm:col-span-2 lg:col-span-3">
        {messages.cases.totalAtMost(showRupees(MAX_CASE_TOTAL))}
      </p>
      <CaseField name="expenseDetail.expenseRemarks" className="sm:col-span-2 lg:col-span-3" />
    </FieldGrid>
  )
}
