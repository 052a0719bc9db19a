import { useQuery } from '@tanstack/react-query'
import { Undo2 } from 'lucide-react'
import { useState } from 'react'
import { z } from 'zod'
import { type Adjustment, NewAdjustment } from '#contract/adjustments/adjustment.ts'
import { showBillMonth } from '#contract/bills/bill-texts.ts'
import type { Client } from '#contract/clients/client.ts'
import { addDays, officeDay } from '#contract/dates.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import type { DecidedPayment } from '#contract/payments/payment.ts'
import { t, textKey } from '#contract/texts.ts'
import { adjustmentEndpoints, duesEndpoints, paymentEndpoints, transactionEndpoints } from '#web/endpoints.generated.ts'
import { ComboboxField, RadioField } from '#web/forms/choice-field.tsx'
import { useKeyedMutation } from '#web/forms/draft.tsx'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { MoneyField } from '#web/forms/value-field.tsx'
import { errorText } from '#web/lib/errors.ts'
import { apiQuery } from '#web/lib/query.ts'
import { ignoreConflict } from '#web/lib/use-api-mutation.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { ErrorState, QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText, Money } from '#web/ui/values.tsx'

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

/** The adjustments of a client's account, newest first, each to be reversed once; for the superadmin. */
export function AdjustmentList({ clientId }: { clientId: string }) {
  const query = useQuery(apiQuery(adjustmentEndpoints.ofClient, { params: { id: clientId } }))
  const [reversed, setReversed] = useState<Adjustment | null>(null)
  return (
    <div className="mt-4 print:hidden">
      <Card title={t.adjustments('title')} flush>
        <QueryView
          query={query}
          skeleton={<Skeleton className="m-5 h-6 w-64" />}
          isEmpty={({ data }) => data.length === 0}
          empty={<p className="px-5 py-4 text-muted">{t.adjustments('none')}</p>}
        >
          {({ data }) => (
            <ul aria-label={t.adjustments('title')} className="max-h-96 divide-y overflow-y-auto">
              {data.map((adjustment) => (
                <Item key={adjustment.id} adjustment={adjustment} onReverse={() => setReversed(adjustment)} />
              ))}
            </ul>
          )}
        </QueryView>
      </Card>
      {reversed && <ReverseDialog clientId={clientId} adjustment={reversed} onClose={() => setReversed(null)} />}
    </div>
  )
}

function Item({ adjustment, onReverse }: { adjustment: Adjustment; onReverse: () => void }) {
  const { at, by, amount, reason, caseNo, reverses, takesBack, reversedBy } = adjustment
  const money = () => <Money rupees={Math.abs(amount)} />
  const badge = reverses
    ? t.adjustments('reversal')
    : reversedBy
      ? t.adjustments('reversed')
      : takesBack && t.adjustments('paymentTakenBack')
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-5 py-3">
      <div className="min-w-0 flex-1 basis-60">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-medium">
            {t.adjustments.rich(amount > 0 ? 'owesMore' : 'owesLess', { amount: money })}
          </span>
          {badge && <Badge>{badge}</Badge>}
        </p>
        <p className="wrap-anywhere">{[caseNo, reason].filter(Boolean).join(': ')}</p>
        <p className="text-muted text-sm">
          <InstantText instant={at} />, {by.firstName} {by.lastName}. {whereBilled(adjustment)}
        </p>
      </div>
      {!reverses && !reversedBy && (
        <Button icon={Undo2} size="sm" aria-label={t.adjustments('reverseNamed', { reason })} onClick={onReverse}>
          {t.adjustments('reverse')}
        </Button>
      )}
    </li>
  )
}

/** The bills that carry an adjustment, and whether a part of it waits for the next one. */
function whereBilled({ amount, bills }: Adjustment): string {
  const months = bills.map((bill) => t.adjustments('onBill', { month: showBillMonth(bill) }))
  if (months.length === 0) return t.adjustments('onNextBill')
  const isWhole = sumRupees(bills.map((bill) => bill.amount)) === amount
  return [...months, ...(isWhole ? [] : [t.adjustments('restOnNextBill')])].join(', ')
}

interface ReasonDialogProps {
  title: string
  explained: string
  /** The client's id or that of its user. */
  clientId: string
  adjustment: { amount: number } & ({ reverses: string } | { takesBack: string })
  onClose: () => void
}

/** Asks for the reason of an adjustment whose amount is known. What is undone twice at once is undone once. */
function ReasonDialog({ title, explained, clientId, adjustment, onClose }: ReasonDialogProps) {
  const form = useZodForm(z.strictObject({ reason: NewAdjustment.shape.reason }), { reason: '' })
  const adjust = useKeyedMutation(adjustmentEndpoints.adjust, { invalidates: adjustmentReads })
  return (
    <FormDialog
      onClose={onClose}
      title={title}
      description={explained}
      draft={`adjust-${'reverses' in adjustment ? adjustment.reverses : adjustment.takesBack}`}
      form={form}
      onSubmit={({ reason }) =>
        adjust.mutateAsync({ params: { id: clientId }, body: { ...adjustment, reason } }).catch(ignoreConflict)
      }
    >
      <TextField control={form.control} name="reason" label={t.fields('reason')} hint={t.adjustments('reverseHint')} />
    </FormDialog>
  )
}

type Undoing = Pick<ReasonDialogProps, 'clientId' | 'onClose'>

const ReverseDialog = ({ adjustment, ...rest }: Undoing & { adjustment: Adjustment }) => (
  <ReasonDialog
    {...rest}
    title={t.adjustments('reverse')}
    explained={t.adjustments('reverseExplained', { amount: showRupees(-adjustment.amount), reason: adjustment.reason })}
    adjustment={{ amount: -adjustment.amount, reverses: adjustment.id }}
  />
)

/** Takes a verified payment back; `about` describes it. */
export const TakeBackDialog = ({
  payment,
  about,
  onClose,
}: Pick<Undoing, 'onClose'> & { payment: DecidedPayment; about: string }) => (
  <ReasonDialog
    title={t.adjustments('takeBack')}
    explained={t.adjustments('takeBackExplained', { payment: about })}
    clientId={payment.paymentBy.id}
    adjustment={{ amount: payment.Amount, takesBack: payment.id }}
    onClose={onClose}
  />
)

const adjustmentReads = [
  adjustmentEndpoints.ofClient,
  transactionEndpoints.statement,
  duesEndpoints.list,
  paymentEndpoints.decided,
]
