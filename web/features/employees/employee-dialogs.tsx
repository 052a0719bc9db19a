import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EditEmployee, type Employee, NewEmployee } from '#contract/employees/employee.ts'
import { AADHAAR_DIGITS, PAN_LENGTH, PHONE_DIGITS } from '#contract/limits.ts'
import type { Invited } from '#contract/mails/mail.ts'
import { t } from '#contract/texts.ts'
import { employeeEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { BranchDialog } from '#web/features/reference/reference-dialogs.tsx'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { upperAlphanumeric } from '#web/forms/filters.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'

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
  onClose: () => void
  /** Receives whom the link to set a password was mailed to. */
  onAdded: (invited: Invited) => void
}

/** "Add Employee"; the role is always employee. */
export function AddEmployeeDialog({ onClose, onAdded }: AddEmployeeDialogProps) {
  const form = useZodForm(NewEmployee, empty)
  const { control } = form
  const branch = useBranchPicker(form)
  const add = useKeyedMutation(employeeEndpoints.add, {
    invalidates: [employeeEndpoints.all, employeeEndpoints.ofBranch],
  })
  return (
    <>
      <FormDialog
        onClose={onClose}
        title={t.employee('add')}
        description={t.employee('addExplained')}
        size="md"
        draft="new-employee"
        form={form}
        onSubmit={async (body) => {
          const { email, phoneNo } = await add.mutateAsync({ body })
          onAdded({ email, phoneNo })
        }}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {nameFields().map((field) => (
            <TextField key={field.name} control={control} {...field} />
          ))}
          <TextField control={control} name="email" label={t.fields('email')} type="email" autoComplete="off" />
          <DigitsField control={control} {...phoneField()} />
          <ComboboxField className="sm:col-span-2" control={control} {...branch.field} />
          <DigitsField
            control={control}
            name="aadharNumber"
            label={t.caseFields('aadhaarNo')}
            maxLength={AADHAAR_DIGITS}
            autoComplete="off"
            hint={t.employee('aadhaarHint')}
          />
          <TextField
            control={control}
            name="panNumber"
            label={t.employee('pan')}
            maxLength={PAN_LENGTH}
            autoComplete="off"
            upper
            filter={upperAlphanumeric}
            placeholder={t.employee('panPlaceholder')}
          />
        </div>
      </FormDialog>
      {branch.dialog}
    </>
  )
}

interface EditEmployeeDialogProps {
  employee: Employee
  onClose: () => void
}

export function EditEmployeeDialog({ employee, onClose }: EditEmployeeDialogProps) {
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
    failureTitle: t.employee('editFailed'),
  })
  return (
    <>
      <FormDialog
        onClose={onClose}
        title={t.employee('editTitle')}
        description={t.employee('codeStays', { employeeCode: employeeCode ?? '-', email })}
        submit={t.general('save')}
        size="md"
        draft={`employee-${employee.id}`}
        form={form}
        onSubmit={(body) => edit.mutateAsync({ params: { userId: employee.id }, body })}
      >
        <div className="grid gap-4 sm:grid-cols-2">
          {nameFields().map((field) => (
            <TextField key={field.name} control={control} {...field} />
          ))}
          <DigitsField control={control} className="sm:col-span-2" {...phoneField()} />
          <ComboboxField
            className="sm:col-span-2"
            control={control}
            {...branch.field}
            hint={branch.field.hint ?? t.employee('branchHint')}
          />
        </div>
      </FormDialog>
      {branch.dialog}
    </>
  )
}

/* The fields that the dialogs for a new and for a stored employee share. */

const nameFields = () =>
  [
    { name: 'firstname', label: t.fields('firstName') },
    { name: 'lastname', label: t.fields('lastName') },
  ] as const

const phoneField = () =>
  ({
    name: 'phone',
    label: t.fields('phone'),
    maxLength: PHONE_DIGITS,
    autoComplete: 'off',
  }) as const

interface BranchForm {
  setValue: (name: 'branchCode', value: string, options: { shouldDirty: boolean; shouldValidate: boolean }) => void
  formState: { isSubmitted: boolean }
}

/** The picker of a branch in use, which can add one in a dialog outside of the form. */
function useBranchPicker({ setValue, formState: { isSubmitted } }: BranchForm) {
  const branches = useQuery(apiQuery(referenceEndpoints.activeBranches, {}))
  const [isAdding, setIsAdding] = useState(false)
  const choose = (code: string) => setValue('branchCode', code, { shouldDirty: true, shouldValidate: isSubmitted })
  return {
    field: {
      name: 'branchCode' as const,
      label: t.fields('branch'),
      options: (branches.data?.data ?? []).map(({ branchCode, name }) => ({
        value: branchCode,
        label: `${branchCode} - ${name}`,
      })),
      loading: branches.isPending,
      hint: branches.isError ? t.branch('fetchFailed') : undefined,
      missing: {
        emptyText: t.branch('noneYet'),
        action: { label: () => t.branch('add'), run: () => setIsAdding(true) },
      },
    },
    dialog: isAdding && (
      <BranchDialog onClose={() => setIsAdding(false)} onAdded={async ({ branchCode }) => choose(branchCode)} />
    ),
  }
}
