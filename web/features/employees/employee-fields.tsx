import { useQuery } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { EditEmployee } from '#contract/employees/employee.ts'
import { MAX_NAME, PHONE_DIGITS } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { apiQuery } from '#web/lib/query.ts'
import { DialogLoading } from '#web/ui/dialog-loading.tsx'

/* The fields that the dialogs for a new and for a stored employee share. */

interface NameField {
  name: keyof EditEmployee
  label: string
  required: true
  maxLength: number
}

export const nameFields: readonly NameField[] = [
  { name: 'firstname', label: messages.fields.firstName, required: true, maxLength: MAX_NAME },
  { name: 'lastname', label: messages.fields.lastName, required: true, maxLength: MAX_NAME },
]

export const phoneField = {
  name: 'phone',
  label: messages.fields.phone,
  required: true,
  maxLength: PHONE_DIGITS,
  autoComplete: 'off',
} as const

// Loaded by the few who need a new branch.
const BranchDialog = lazyNamed(async () => (await import('#web/domain/branch-dialog.tsx')).BranchDialog)

interface BranchForm {
  setFocus: (name: 'branchCode') => void
  setValue: (name: 'branchCode', value: string, options: { shouldDirty: boolean; shouldValidate: boolean }) => void
  formState: { isSubmitted: boolean }
}

/** The picker of a branch in use, which can add one in a dialog outside of the form. */
export function useBranchPicker({ setFocus, setValue, formState: { isSubmitted } }: BranchForm) {
  const branches = useQuery(apiQuery(referenceEndpoints.activeBranches, {}))
  const [isAdding, setIsAdding] = useState(false)
  const add = () => {
    // The dialog returns the focus to the field.
    setFocus('branchCode')
    setIsAdding(true)
  }
  const choose = (code: string) => setValue('branchCode', code, { shouldDirty: true, shouldValidate: isSubmitted })
  return {
    field: {
      name: 'branchCode' as const,
      label: messages.fields.branch,
      required: true as const,
      options: (branches.data?.data ?? []).map(({ branchCode, name }) => ({
        value: branchCode,
        label: `${branchCode} - ${name}`,
      })),
      loading: branches.isPending,
      hint: branches.isError ? messages.branch.fetchFailed : undefined,
      missing: { emptyText: messages.branch.noneYet, action: { label: () => messages.branch.add, run: add } },
    },
    dialog: (
      <Suspense fallback={<DialogLoading />}>
        {isAdding && <BranchDialog onOpenChange={setIsAdding} onAdded={async ({ branchCode }) => choose(branchCode)} />}
      </Suspense>
    ),
  }
}
