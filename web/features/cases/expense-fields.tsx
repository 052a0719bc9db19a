import { MoneyField } from '#web/forms/money-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { FieldGrid, type SectionProps } from './case-form-parts.tsx'

/** What the client is charged; admin charges are the superadmin's (spec/2 point 6). */
export function ExpenseFields({ control, role, showsOther }: SectionProps & { showsOther: boolean }) {
  return (
    <FieldGrid>
      <MoneyField control={control} name="expenseDetail.receiptAmount" label="Receipt Amount" required />
      <MoneyField control={control} name="expenseDetail.pucCharges" label="PUC Charges" required />
      <MoneyField control={control} name="expenseDetail.insuranceCharges" label="Insurance Charges" required />
      {showsOther && <MoneyField control={control} name="expenseDetail.otherCharges" label="Other Charges" />}
      {role === 'superadmin' && (
        <MoneyField control={control} name="expenseDetail.adminCharges" label="Admin Charges" />
      )}
      <TextField
        control={control}
        name="expenseDetail.expenseRemarks"
        label="Expense Remarks"
        multiline
        maxLength={1000}
        className="sm:col-span-2 lg:col-span-3"
      />
    </FieldGrid>
  )
}
