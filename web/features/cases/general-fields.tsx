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
        label="Firm Name"
        required
        autoFocus={!mobile}
        options={pickers.firmNames}
        placeholder="Type to find the dealer"
      />
      <TextField control={control} name="generalDetail.applicationNo" label="Application No" maxLength={50} />
      <DateField control={control} name="generalDetail.applicationDate" label="Application Date" />
      <DateField control={control} name="generalDetail.appointmentDate" label="Appointment Date" />
      {role === 'superadmin' && (
        <MoneyField control={control} name="generalDetail.incentiveAmount" label="Incentive Amount" />
      )}
      {showsCodes && (
        <>
          <TextField control={control} name="generalDetail.branchCodeId" label="Branch" readOnly tabIndex={-1} />
          <TextField control={control} name="generalDetail.employeeCodeId" label="Employee" readOnly tabIndex={-1} />
        </>
      )}
    </FieldGrid>
  )
}
