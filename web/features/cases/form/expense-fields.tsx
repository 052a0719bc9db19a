import { caseLabels } from '#contract/cases/case-labels.ts'
import { LONG } from '#contract/limits.ts'
import { MAX_CASE_TOTAL, showRupees } from '#contract/money.ts'
import { MoneyField } from '#web/forms/money-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { FieldGrid, type SectionProps } from './case-form-parts.tsx'

/** What the client is charged; admin charges are the superadmin's (spec/2 point 6). */
export function ExpenseFields({ control, role, showsOther }: SectionProps & { showsOther: boolean }) {
  return (
    <FieldGrid>
      <MoneyField control={control} name="expenseDetail.receiptAmount" label={caseLabels.receiptAmount} required />
      <MoneyField control={control} name="expenseDetail.pucCharges" label={caseLabels.pucCharges} required />
      <MoneyField
        control={control}
        name="expenseDetail.insuranceCharges"
        label={caseLabels.insuranceCharges}
        required
      />
      {showsOther && <MoneyField control={control} name="expenseDetail.otherCharges" label={caseLabels.otherCharges} />}
      {role === 'superadmin' && (
        <MoneyField control={control} name="expenseDetail.adminCharges" label={caseLabels.adminCharges} />
      )}
      <p className="text-faint text-sm sm:col-span-2 lg:col-span-3">
        All charges together: at most {showRupees(MAX_CASE_TOTAL)}.
      </p>
      <TextField
        control={control}
        name="expenseDetail.expenseRemarks"
        label={caseLabels.expenseRemarks}
        multiline
        maxLength={LONG}
        className="sm:col-span-2 lg:col-span-3"
      />
    </FieldGrid>
  )
}
