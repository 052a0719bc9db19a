import { MAX_NAME, MAX_RTO_CODE } from '#contract/limits.ts'
import { NewRto, type Rto } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints } from '#web/endpoints.generated.ts'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { caseReads } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import type { AddDialogProps, EditDialogProps } from '#web/table/admin-list-page.tsx'

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
