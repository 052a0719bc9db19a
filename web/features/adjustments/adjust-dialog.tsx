import { useQuery } from '@tanstack/react-query'
import { z } from 'zod'
import { NewAdjustment } from '#contract/adjustments/adjustment.ts'
import type { Client } from '#contract/clients/client.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { t, textKey } from '#contract/texts.ts'
import { adjustmentEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { ComboboxField, RadioField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { MoneyField } from '#web/forms/value-field.tsx'
import { errorText } from '#web/lib/errors.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { ErrorState } from '#web/ui/query-view.tsx'
import { adjustmentReads } from './adjustment-reads.ts'

const { amount, reason, caseAssignmentId } = NewAdjustment.shape

/** What a person enters: the amount without a sign, and in whose favour it is. */
const AdjustForm = z.strictObject({
  favours: z.enum(['client', 'office']),
  amount: amount.refine((rupees) => rupees > 0, textKey('fields.negative')),
  reason,
  caseAssignmentId: z.union([z.literal('').transform(() => null), caseAssignmentId]),
})

const reasons = () => [
  t.adjustments('discount'),
  t.adjustments('waiver'),
  t.adjustments('correction'),
  t.adjustments('refund'),
]

interface AdjustDialogProps {
  client: Pick<Client, 'id' | 'firmName'>
  onClose: () => void
}

/** Adjusts a client's account; for the superadmin. */
export function AdjustDialog({ client, onClose }: AdjustDialogProps) {
  const form = useZodForm(AdjustForm, { favours: 'client', reason: '', caseAssignmentId: '' })
  const adjust = useKeyedMutation(adjustmentEndpoints.adjust, { invalidates: adjustmentReads })
  const cases = useCasesOf(client.id)
  const send = ({ favours, amount: rupees, ...rest }: z.output<typeof AdjustForm>) =>
    adjust.mutateAsync({
      params: { id: client.id },
      body: { ...rest, amount: favours === 'client' ? -rupees : rupees },
    })
  return (
    <FormDialog
      onClose={onClose}
      title={t.adjustments('adjust')}
      description={t.adjustments('explained', { firmName: client.firmName })}
      submit={t.general('save')}
      draft={`adjust-${client.id}`}
      form={form}
      onSubmit={send}
    >
      <RadioField
        control={form.control}
        name="favours"
        label={t.adjustments('inFavourOf')}
        options={[
          { value: 'client', label: t.adjustments('ofClient') },
          { value: 'office', label: t.adjustments('ofOffice') },
        ]}
      />
      <MoneyField control={form.control} name="amount" label={t.fields('amount')} />
      <div>
        <TextField control={form.control} name="reason" label={t.fields('reason')} />
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">{t.adjustments('frequentReasons')}</legend>
          {reasons().map((text) => (
            <Button
              key={text}
              size="sm"
              variant="ghost"
              onClick={() => form.setValue('reason', text, { shouldDirty: true, shouldValidate: true })}
            >
              {text}
            </Button>
          ))}
        </fieldset>
      </div>
      <ComboboxField
        control={form.control}
        name="caseAssignmentId"
        label={t.adjustments('caseLabel')}
        hint={t.adjustments('caseHint')}
        options={cases.options}
        loading={cases.isPending}
      />
      {cases.error && (
        <ErrorState
          inline
          title={`${t.cases('fetchListFailed')}: ${errorText(cases.error)}`}
          onRetry={() => void cases.refetch()}
        />
      )}
    </FormDialog>
  )
}

/** The cases of a client's statement of the last year, newest first: the id of such a line is that of the assignment. */
function useCasesOf(clientId: string) {
  const toDate = officeDay(new Date())
  const body = { fromDate: addDays(toDate, -365), toDate }
  const { data, isPending, error, refetch } = useQuery(
    apiQuery(transactionEndpoints.statement, { params: { id: clientId }, body }),
  )
  const charged = data?.data.lines.filter(({ kind }) => kind === 'CHARGE').toReversed() ?? []
  return {
    isPending,
    error,
    refetch,
    options: charged.map(({ id, particulars }) => ({ value: id, label: particulars })),
  }
}
