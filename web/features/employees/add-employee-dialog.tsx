import { NewEmployee } from '#contract/employees/employee.ts'
import { AADHAAR_DIGITS, MAX_EMAIL, PAN_LENGTH } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { employeeEndpoints } from '#web/endpoints.generated.ts'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { upperAlphanumeric } from '#web/forms/filters.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { nameFields, phoneField, useBranchPicker } from './employee-fields.tsx'

const empty = {
  firstname: '',
  lastname: '',
  email: '',
  phone: '',
  branchCode: '',
  aadharNumber: '',
  panNumber: '',
  role: 'employee' as const,
}

interface AddEmployeeDialogProps {
  onOpenChange: (open: boolean) => void
  /** Receives the address that the link to set a password was mailed to. */
  onAdded: (email: string) => void
}

/** "Add Employee"; the role is always employee (spec/2 points 3 and 5). */
export function AddEmployeeDialog({ onOpenChange, onAdded }: AddEmployeeDialogProps) {
  const form = useZodForm(NewEmployee, empty)
  const { control } = form
  const branch = useBranchPicker(form)
  const add = useApiMutation(employeeEndpoints.add, {
    invalidates: [employeeEndpoints.all, employeeEndpoints.ofBranch],
  })
  return (
    <>
      <FormDialog
        onOpenChange={onOpenChange}
        title={messages.employee.add}
        description={messages.employee.addExplained}
        size="md"
        form={form}
        onSubmit={async (body) => {
          const { email } = await add.mutateAsync({ body })
          onAdded(email)
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {nameFields.map((field) => (
            <TextField key={field.name} control={control} {...field} />
          ))}
          <TextField
            control={control}
            name="email"
            label={messages.fields.email}
            required
            type="email"
            autoComplete="off"
            maxLength={MAX_EMAIL}
          />
          <DigitsField control={control} {...phoneField} />
          <ComboboxField className="sm:col-span-2" control={control} {...branch.field} />
          <DigitsField
            control={control}
            name="aadharNumber"
            label={messages.caseFields.aadhaarNo}
            required
            maxLength={AADHAAR_DIGITS}
            autoComplete="off"
            hint={messages.employee.aadhaarHint}
          />
          <TextField
            control={control}
            name="panNumber"
            label={messages.employee.pan}
            required
            maxLength={PAN_LENGTH}
            autoComplete="off"
            filter={upperAlphanumeric}
            placeholder={messages.employee.panPlaceholder}
          />
        </div>
      </FormDialog>
      {branch.dialog}
    </>
  )
}
