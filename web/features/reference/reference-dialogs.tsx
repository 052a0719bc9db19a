import { useQuery } from '@tanstack/react-query'
import { MAX_NAME, MAX_RTO_CODE, MAX_TEXT, PINCODE_DIGITS } from '#contract/limits.ts'
import { type Branch, type Firm, NewBranch, NewFirm, NewRto, type Rto } from '#contract/reference/reference.ts'
import { states } from '#contract/states.ts'
import { nameKey } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { ComboboxField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { DigitsField, TextField } from '#web/forms/text-field.tsx'
import { apiQuery, caseReads } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps, EditDialogProps } from '#web/table/admin-list-page.tsx'

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
        <ComboboxField control={control} name="state" label={t.fields('state')} options={stateOptions} />
      </div>
      <DigitsField control={control} name="pincode" label={t.fields('pincode')} maxLength={PINCODE_DIGITS} />
    </FormDialog>
  )
}

export function FirmDialog(props: AddDialogProps<Firm> | EditDialogProps<Firm>) {
  const firm = 'edited' in props ? props.edited : null
  const typedText = 'typedText' in props ? (props.typedText ?? '') : ''
  const form = useZodForm(NewFirm, { name: firm?.name ?? typedText.slice(0, MAX_TEXT) })
  const create = useKeyedMutation(referenceEndpoints.createFirm, {
    invalidates: [referenceEndpoints.activeFirms],
    success: (made) => (made ? t.firm('created') : t.firm('createdWithoutData')),
    failureTitle: t.firm('createFailed'),
  })
  const update = useApiMutation(referenceEndpoints.editFirm, {
    invalidates: [referenceEndpoints.allFirms, referenceEndpoints.activeFirms],
    failureTitle: t.firm('editFailed'),
  })
  return (
    <FormDialog
      onClose={props.onClose}
      title={firm ? t.firm('editTitle') : t.firm('add')}
      description={firm ? t.firm('editExplained') : t.firm('addExplained')}
      submit={firm ? t.general('save') : t.firm('add')}
      draft={firm ? `firm-${firm.id}` : `new-firm-${typedText}`}
      form={form}
      onSubmit={async (body) => {
        if ('edited' in props) return update.mutateAsync({ params: { id: props.edited.id }, body })
        const made = await create.mutateAsync({ body })
        return made && props.onAdded(made)
      }}
    >
      <TextField control={form.control} name="name" label={t.fields('name')} />
    </FormDialog>
  )
}

/** "Add New RTO" or "Update RTO"; a clerk proposes one instead of adding it. */
export function RtoDialog(props: (AddDialogProps<Rto> & { isProposal?: boolean }) | EditDialogProps<Rto>) {
  const rto = 'edited' in props ? props.edited : null
  const typedText = 'typedText' in props ? (props.typedText ?? '') : ''
  const form = useZodForm(NewRto, rto ? { rtoCode: rto.rtoCode, city: rto.city } : readRto(typedText))
  const isProposal = 'isProposal' in props && props.isProposal === true
  const texts = textsOf(rto ? 'update' : isProposal ? 'propose' : 'add')
  const options = {
    invalidates: [referenceEndpoints.allRtos, referenceEndpoints.activeRtos, ...(rto?.proposedBy ? [caseReads] : [])],
    failureTitle: t.rto('failed'),
  }
  const create = useKeyedMutation(isProposal ? referenceEndpoints.proposeRto : referenceEndpoints.createRto, options)
  const update = useApiMutation(referenceEndpoints.updateRto, options)
  return (
    <FormDialog
      onClose={props.onClose}
      {...texts}
      draft={rto ? `rto-${rto.id}` : `new-rto-${typedText}`}
      form={form}
      onSubmit={async (body) => {
        if ('edited' in props) await update.mutateAsync({ params: { id: props.edited.id }, body })
        else await props.onAdded(await create.mutateAsync({ body }))
      }}
    >
      <TextField
        control={form.control}
        name="rtoCode"
        label={t.fields('rtoCode')}
        upper
        placeholder={t.rto('codePlaceholder')}
      />
      <TextField
        control={form.control}
        name="city"
        label={t.fields('city')}
        upper
        autoFocus={!rto && form.getValues('rtoCode') !== ''}
      />
    </FormDialog>
  )
}

const textsOf = (what: 'update' | 'propose' | 'add') =>
  ({
    update: { title: t.rto('updateRto'), submit: t.general('save') },
    propose: { title: t.rto('propose'), submit: t.rto('propose'), description: t.rto('proposeDetail') },
    add: { title: t.rto('addNewRto'), submit: t.rto('add') },
  })[what]

/** Splits a typed text into code and city: `ka-05`, `KA.05`, `Bengaluru` or `KA-05 Bengaluru`. */
function readRto(typedText: string) {
  const [, rtoCode = '', city = ''] = /^([A-Z]{2}[\s.-]?\d{1,3}[A-Z]?)?[\s.-]*(.*)$/.exec(typedText.toUpperCase()) ?? []
  return { rtoCode: rtoCode.slice(0, MAX_RTO_CODE), city: city.slice(0, MAX_NAME) }
}

export const stateOptions = states.map((state) => ({ value: state, label: state }))

/** Returns a stored text as one of the states, undefined for any other text. */
export const findState = (text: string) => states.find((state) => state === text)
