import { useQuery } from '@tanstack/react-query'
import { PINCODE_DIGITS } from '#contract/limits.ts'
import { type Branch, NewBranch } from '#contract/reference/reference.ts'
import { nameKey } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { apiQuery } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps, EditDialogProps } from '#web/table/admin-list-page.tsx'
import { findState, stateOptions } from './state-options.ts'

function valuesOf(branch: Branch | null) {
  if (!branch) return { name: '', address1: '', address2: '', city: '', pincode: '' }
  const { name, address1, address2, city, pincode } = branch
  return { name, address1, address2, city, pincode, state: findState(branch.state) }
}

const addressOf = ({ address1, address2, city }: Branch) => [address1, address2, city].join(', ')

/** "Add Branch", or the correction of a branch; its code stays. */
export function BranchDialog(props: AddDialogProps<Branch> | EditDialogProps<Branch>) {
  const branch = 'edited' in props ? props.edited : null
  const form = useZodForm(NewBranch, valuesOf(branch))
  const create = useKeyedMutation(referenceEndpoints.createBranch, {
    invalidates: [referenceEndpoints.activeBranches],
    success: (made) => (made ? t.branch('created') : t.branch('createdWithoutData')),
    failureTitle: t.branch('createFailed'),
  })
  const update = useApiMutation(referenceEndpoints.editBranch, {
    invalidates: [referenceEndpoints.allBranches, referenceEndpoints.activeBranches],
    failureTitle: t.branch('editFailed'),
  })
  const { control } = form
  const name = nameKey(form.watch('name') ?? '')
  const branches = useQuery(apiQuery(referenceEndpoints.allBranches, {})).data?.data
  const namesake = branches?.find((other) => other.id !== branch?.id && nameKey(other.name) === name)
  return (
    <FormDialog
      onClose={props.onClose}
      title={branch ? t.branch('editTitle') : t.branch('add')}
      description={branch ? t.branch('codeStays', { branchCode: branch.branchCode }) : t.branch('codeIsGenerated')}
      submit={branch ? t.general('save') : t.branch('add')}
      size="md"
      draft={branch ? `branch-${branch.id}` : 'new-branch'}
      form={form}
      onSubmit={async (body) => {
        if ('edited' in props) return update.mutateAsync({ params: { id: props.edited.id }, body })
        const made = await create.mutateAsync({ body })
        return made && props.onAdded(made)
      }}
    >
      <TextField
        control={control}
        name="name"
        label={t.fields('name')}
        hint={namesake && t.branch('sameName', { branchCode: namesake.branchCode, address: addressOf(namesake) })}
      />
      <TextField control={control} name="address1" label={t.fields('address1')} />
      <TextField control={control} name="address2" label={t.fields('address2')} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField control={control} name="city" label={t.fields('city')} />
        <DigitsField control={control} name="pincode" label={t.fields('pincode')} maxLength={PINCODE_DIGITS} />
      </div>
      <ComboboxField control={control} name="state" label={t.fields('state')} options={stateOptions} />
    </FormDialog>
  )
}
