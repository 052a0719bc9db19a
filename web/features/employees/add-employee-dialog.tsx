import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { NewEmployee } from '#contract/employees/employee.ts'
import { AADHAAR_DIGITS, MAX_EMAIL, MAX_NAME, PAN_LENGTH, PHONE_DIGITS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { employeeEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { DigitsField } from '#web/forms/digits-field.tsx'
import { upperAlphanumeric } from '#web/forms/filters.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ComboboxField } from '#web/forms/select-field.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'

// Loaded by the few who need a new branch.
const AddBranchDialog = lazy(async () => ({
  default: (await import('#web/domain/add-branch-dialog.tsx')).AddBranchDialog,
}))

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
  const branches = useQuery(apiQuery(referenceEndpoints.activeBranches, {}))
  const options = (branches.data?.data ?? []).map(({ branchCode, name }) => ({
    value: branchCode,
    label: `${branchCode} - ${name}`,
  }))
  const { control } = form
  const [isAddingBranch, setIsAddingBranch] = useState(false)
  const addBranch = () => {
    // The dialog returns the focus to the field.
    form.setFocus('branchCode')
    setIsAddingBranch(true)
  }
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
          <TextField
            control={control}
            name="firstname"
            label={messages.fields.firstName}
            required
            maxLength={MAX_NAME}
          />
          <TextField control={control} name="lastname" label={messages.fields.lastName} required maxLength={MAX_NAME} />
          <TextField
            control={control}
            name="email"
            label={messages.fields.email}
            required
            type="email"
            autoComplete="off"
            maxLength={MAX_EMAIL}
          />
          <DigitsField
            control={control}
            name="phone"
            label={messages.fields.phone}
            required
            maxLength={PHONE_DIGITS}
            autoComplete="off"
          />
          <ComboboxField
            className="sm:col-span-2"
            control={control}
            name="branchCode"
            label={messages.fields.branch}
            required
            options={options}
            loading={branches.isPending}
            missing={{
              emptyText: messages.branch.noneYet,
              action: { label: () => messages.branch.add, run: addBranch },
            }}
            hint={branches.isError ? messages.branch.fetchFailed : undefined}
          />
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
      <Suspense fallback={<DialogLoading />}>
        {isAddingBranch && (
          <AddBranchDialog
            onOpenChange={setIsAddingBranch}
            onAdded={async ({ branchCode }) =>
              form.setValue('branchCode', branchCode, { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
            }
          />
        )}
      </Suspense>
    </>
  )
}
