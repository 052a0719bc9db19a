import { caseLabels } from '#contract/cases/case-labels.ts'
import { DateField } from '#web/forms/date-field.tsx'
import { MoneyField } from '#web/forms/money-field.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useIsMobile } from '#web/lib/media.ts'
import { FieldGrid, type SectionProps } from './case-form-parts.tsx'

/** Whose case it is, and where its application stands. Branch and employee are fixed (spec/2 screen 1). */
export function GeneralFields({ control, role, pickers, showsCodes }: SectionProps & { showsCodes: boolean }) {
  // On a phone the keyboard would cover the page before it has been seen.
  const mobile = useIsMobile()
  return (
    <FieldGrid>
      <ComboboxField
        control={control}
        name="generalDetail.firmName"
        label={caseLabels.firmName}
        required
        autoFocus={!mobile}
        options={pickers.firmNames}
        placeholder="Find the dealer"
      />
      <TextField control={control} name="generalDetail.applicationNo" label={caseLabels.applicationNo} maxLength={50} />
      <DateField control={control} name="generalDetail.applicationDate" label={caseLabels.applicationDate} />
      <DateField control={control} name="generalDetail.appointmentDate" label={caseLabels.appointmentDate} />
      {role === 'superadmin' && (
        <MoneyField control={control} name="generalDetail.incentiveAmount" label={caseLabels.incentiveAmount} />
      )}
      {showsCodes && (
        <>
          <TextField
            control={control}
            name="generalDetail.branchCodeId"
            label={caseLabels.branchCodeId}
            readOnly
            tabIndex={-1}
          />
          <TextField
            control={control}
            name="generalDetail.employeeCodeId"
            label={caseLabels.employeeCodeId}
            readOnly
            tabIndex={-1}
          />
        </>
      )}
    </FieldGrid>
  )
}
