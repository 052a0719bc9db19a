import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useId } from 'react'
import { officeDay } from '#contract/dates.ts'
import { showRupees, sumRupees } from '#contract/money.ts'
import { isTooMuchCash, isTooMuchUpi, paymentWarningTexts } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { transactionEndpoints } from '#web/endpoints.generated.ts'
import { profileQuery, useMayPay } from '#web/features/clients/own-profile.ts'
import { WaitingBills } from '#web/features/payments/waiting-bills.tsx'
import { useCoarsePointer } from '#web/lib/dom.ts'
import { ApiError } from '#web/lib/errors.ts'
import { apiQuery } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { Card } from '#web/ui/card.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { FieldError, FieldLabel, Input } from '#web/ui/input.tsx'
import { RadioGroup, type RadioOption } from '#web/ui/toggle.tsx'
import { type PaymentChoice, type PaymentMode, useBillPayment, type usePayment } from './payment-draft.ts'
import { ProofUpload, useProofUpload } from './proof-upload.tsx'
import { proofDoubts, useReadProof, useUsedUtrs } from './read-proof.ts'
import { UpiSteps } from './upi-steps.tsx'

interface PayCardProps {
  draft: PaymentChoice
  change: (next: Partial<PaymentChoice>) => void
  mutation: { error: unknown; isPending: boolean; reset: () => void }
  total: number
  onPay: () => void
  /** Omitted where credit is not a method, as for bills. */
  credit?: MethodCredit & { description: ReactNode }
  proofMissingReason?: string
  note?: string
  /** The day since which all of the cases exist; null for a bill. */
  since?: string | null
}

/** Method, proof and Pay Now. A failure keeps the input. */
function PayCard(props: PayCardProps) {
  const { draft, change, mutation, total, onPay, credit, proofMissingReason = t.payments('proofFirst'), note } = props
  const [read, readImage] = useReadProof()
  const isUpi = draft.mode === 'UPI'
  const takeUtr = useEffectEvent((utr: string) => {
    if (draft.utr === '') change({ utr })
  })
  useEffect(() => {
    if (isUpi && read?.utr) takeUtr(read.utr)
  }, [isUpi, read])
  const used = useUsedUtrs(isUpi ? draft.utr : '')
  const doubts = isUpi ? proofDoubts(read, { total, since: props.since ?? null, used, utr: draft.utr }) : []
  const upload = useProofUpload(
    (proofUrl) => {
      mutation.reset()
      change({ proofUrl })
    },
    draft.mode !== 'CREDIT',
    isUpi ? readImage : undefined,
  )
  const proofReason = upload.progress ? t.payments('proofUploading') : draft.proofUrl ? null : proofMissingReason
  const creditMethod = draft.mode === 'CREDIT' && credit
  const mayPay = useMayPay()
  const reason = creditMethod ? creditMethod.reason : proofReason
  const wrong: Partial<Record<string, string>> = mutation.error instanceof ApiError ? mutation.error.fields : {}
  const isUnanswered = mutation.error instanceof ApiError && mutation.error.status === 0
  const cashToday = useCashToday(draft.mode === 'CASH')
  const warning = warningFor(draft.mode, total, cashToday)
  const notice = warning && <Doubt>{warning}</Doubt>
  const proof = {
    url: draft.proofUrl,
    error: wrong.paymentProofUrl ?? wrong.paymentProofURL,
    upload,
  }
  // Without the QR code and the UPI id: nobody is to send money that they cannot record.
  if (!mayPay) return <Card title={t.payments('payment')}>{t.team('mayNotPay')}</Card>
  return (
    <Card title={t.payments('payment')}>
      <div className="grid grid-cols-1 gap-5">
        <MethodPicker value={draft.mode} onChange={(mode) => change({ mode })} {...(credit && { credit })} />
        {draft.mode === 'CASH' && (
          <p className="text-muted">{t.payments('payAtOffice', { total: showRupees(total) })}</p>
        )}
        {draft.mode === 'CASH' && notice}
        {creditMethod && <p className="text-muted">{creditMethod.description}</p>}
        {draft.mode === 'UPI' && (
          <UpiSteps
            upi={{ rupees: total, reference: draft.reference, ...(note !== undefined && { note }) }}
            proof={proof}
            warning={notice}
            utr={
              <UtrField
                value={draft.utr}
                error={wrong.utr}
                picture={read?.utr && read.utr === draft.utr ? read.picture : null}
                onChange={(utr) => {
                  mutation.reset()
                  change({ utr })
                }}
              />
            }
          />
        )}
        {draft.mode === 'CASH' && <ProofUpload {...proof} />}
        {doubts.map((doubt) => (
          <Doubt key={doubt}>{doubt}</Doubt>
        ))}
        <div>
          <GuardedButton
            className="w-full"
            variant={reason ? 'secondary' : 'primary'}
            size="lg"
            reason={reason}
            pending={mutation.isPending}
            onClick={onPay}
          >
            <span>{t.payments('payNow')}</span>
            {/* The name of the button is that of the specification. */}
            <span aria-hidden="true" className="tnum font-normal opacity-90">
              {showRupees(total)}
            </span>
          </GuardedButton>
          {(reason || isUnanswered) && (
            <p className="mt-2 text-center text-muted text-sm">{reason ?? t.payments('unanswered')}</p>
          )}
        </div>
      </div>
    </Card>
  )
}

/** What a payer should look at; it does not prevent the payment. */
const Doubt = ({ children }: { children: string }) => (
  <p role="status" className="flex gap-2.5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-3 text-sm">
    <TriangleAlert className="mt-0.5 size-4 shrink-0 text-warn" />
    {children}
  </p>
)

/** A warning about the chosen method and amount; it does not prevent the payment. */
function warningFor(mode: PaymentMode, rupees: number, cashToday: number): string | null {
  if (mode === 'CASH' && isTooMuchCash(sumRupees([rupees, cashToday]))) {
    return cashToday > 0
      ? `${paymentWarningTexts().CASH_LIMIT}; ${t.payments('cashPaidToday', { amount: showRupees(cashToday) })}`
      : paymentWarningTexts().CASH_LIMIT
  }
  return mode === 'UPI' && isTooMuchUpi(rupees) ? paymentWarningTexts().UPI_LIMIT : null
}

/** The client's cash payments of today that were not rejected, in rupees; 0 while loading. */
function useCashToday(isCash: boolean): number {
  const id = useUser()?.id ?? ''
  const today = officeDay(new Date())
  const { data } = useQuery({
    ...apiQuery(transactionEndpoints.history, { params: { id }, body: { fromDate: today, toDate: today } }),
    enabled: isCash && id !== '',
  })
  const cash = data?.data.transactions.filter(({ mode, status }) => mode === 'CASH' && status !== 'failed') ?? []
  return sumRupees(cash.map(({ Amount }) => Amount))
}

interface UtrFieldProps {
  value: string
  onChange: (utr: string) => void
  error?: string | undefined
  /** The address of a picture of the UTR where it was read from the proof. */
  picture: string | null
}

function UtrField({ value, onChange, error, picture }: UtrFieldProps) {
  const id = useId()
  return (
    <div>
      <FieldLabel htmlFor={id}>{t.fields('utr')}</FieldLabel>
      <Input
        id={id}
        autoComplete="off"
        spellCheck={false}
        maxLength={60}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error ${id}-hint` : `${id}-hint`}
        value={value}
        onValueChange={onChange}
        className="tnum uppercase"
      />
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      {picture && (
        <img
          src={picture}
          alt={t.readings('cutOut', { field: t.fields('utr') })}
          className="mt-1.5 max-h-18 max-w-full rounded-md border bg-white object-contain"
        />
      )}
      <p id={`${id}-hint`} className="mt-1.5 text-faint text-sm">
        {picture ? t.readings('utrOfProof') : t.payments('utrHint')}
      </p>
    </div>
  )
}

interface CasePayCardProps {
  payment: ReturnType<typeof usePayment>
  total: number
  /** The day since which all of the cases exist. */
  since: string | null
  onDone: () => void
}

export function CasePayCard({ payment: { draft, pay, ...payment }, total, since, onDone }: CasePayCardProps) {
  const credit = useCredit(total)
  if (!draft) return null
  return (
    <PayCard
      {...payment}
      draft={draft}
      total={total}
      since={since}
      onPay={() => pay(total, onDone)}
      credit={{
        ...credit,
        note: <WaitingBills className="mt-3" />,
        description: t.payments('creditExplained', { amount: showRupees(total) }),
      }}
    />
  )
}

/** The client's credit, undefined while loading, and the reason why an amount in rupees cannot be paid by it. */
function useCredit(rupees: number): Pick<MethodCredit, 'available' | 'reason'> {
  const { data, error } = useQuery(profileQuery())
  const client = data?.data.client
  if (!client)
    return {
      available: undefined,
      reason: error ? t.general('personalDataFailed') : t.payments('lookingUpCredit'),
    }
  const left = sumRupees([client.creditLimit, -client.utilizedCredit])
  // A payment that an override allowed goes beyond the limit.
  const available = Math.max(0, left)
  return {
    available,
    reason:
      rupees <= left || data.data.creditOverrideUntil !== null
        ? null
        : `${t.payments('insufficientCredit')}: ${t.payments('notEnoughCredit', { amount: showRupees(rupees), available: showRupees(available) })}`,
  }
}

interface BillPayCardProps {
  billId: string
  month: string
  total: number
}

/**
 * The payment form of a bill: Cash or UPI, in full and with a proof. Use the bill's id as its key.
 */
export function BillPayCard({ billId, month, total }: BillPayCardProps) {
  const { pay, ...payment } = useBillPayment(billId)
  return (
    <PayCard
      {...payment}
      total={total}
      onPay={() => pay(total)}
      proofMissingReason={t.payments('billProofFirst')}
      note={t.payments('billUpiNote', { month: month.toUpperCase() })}
    />
  )
}

interface MethodCredit {
  /** Rupees; undefined while loading. */
  available: number | undefined
  reason: string | null
  note: ReactNode
}

interface MethodPickerProps {
  value: PaymentMode
  onChange: (mode: PaymentMode) => void
  /** Omitted where credit is not a method, as for bills. */
  credit?: MethodCredit
}

/** Cash, UPI or Credit; credit is disabled with the reason if it does not suffice. */
function MethodPicker({ value, onChange, credit }: MethodPickerProps) {
  const isTouch = useCoarsePointer()
  const options: RadioOption[] = [
    { value: 'CASH', label: t.payments('cash'), detail: t.payments('cashDetail') },
    {
      value: 'UPI',
      label: t.payments('upi'),
      detail: isTouch ? t.payments('payInAppDetail') : t.payments('upiDetail'),
    },
  ]
  if (credit) {
    const detail =
      credit.available === undefined ? '' : t.payments('creditAvailable', { amount: showRupees(credit.available) })
    options.push({ value: 'CREDIT', label: t.payments('credit'), detail, disabled: credit.reason !== null })
  }
  return (
    <div>
      <FieldLabel id="payment-method">{t.payments('paymentMethod')}</FieldLabel>
      <RadioGroup
        aria-labelledby="payment-method"
        value={value}
        onValueChange={(mode) => onChange(mode as PaymentMode)}
        options={options}
      />
      {credit?.reason && <p className="mt-2 text-muted text-sm">{credit.reason}</p>}
      {credit?.note}
    </div>
  )
}
