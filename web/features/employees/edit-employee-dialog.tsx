import { EditEmployee, type Employee } from '#contract/employees/employee.ts'
import { messages } from '#contract/messages.ts'
import { employeeEndpoints } from '#web/endpoints.generated.ts'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { nameFields, phoneField, useBranchPicker } from './employee-fields.tsx'

interface EditEmployeeDialogProps {
  employee: Employee
  onOpenChange: (open: boolean) => void
}

export function EditEmployeeDialog({ employee, onOpenChange }: EditEmployeeDialogProps) {
  const { firstName, lastName, phoneNo, branchCode, employeeCode, email } = employee
  const form = useZodForm(EditEmployee, {
    firstname: firstName,
    lastname: lastName,
    phone: phoneNo,
    branchCode: branchCode ?? '',
  })
  const { control } = form
  const branch = useBranchPicker(form)
  const edit = useApiMutation(employeeEndpoints.edit, {
    invalidates: [employeeEndpoints.all, employeeEndpoints.ofBranch],
    failureTitle: messages.employee.editFailed,
  })
  return (
    <>
      <FormDialog
        onOpenChange={onOpenChange}
        title={messages.employee.editTitle}
        description={messages.employee.codeStays(employeeCode ?? '-', email)}
        submit={messages.general.save}
        size="md"
        form={form}
        onSubmit={(body) => edit.mutateAsync({ params: { userId: employee.id }, body })}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {nameFields.map((field) => (
            <TextField key={field.name} control={control} {...field} />
          ))}
          <DigitsField control={control} className="sm:col-span-2" {...phoneField} />
          <ComboboxField
            className="sm:col-span-2"
            control={control}
            {...branch.field}
            hint={branch.field.hint ?? messages.employee.branchHint}
          />
        </div>
      </FormDialog>
      {branch.dialog}
    </>
  )
}
