import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Camera, ChevronDown, Copy, Smartphone } from 'lucide-react'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { showRupees } from '#contract/money.ts'
import { upiLink } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { officeProfile, upiId } from '#web/features/office/office.ts'
import { useCoarsePointer } from '#web/lib/dom.ts'
import { copyText } from '#web/lib/toast.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { FieldLabel } from '#web/ui/input.tsx'
import { QrCode } from '#web/ui/picture.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { ProofUpload } from './proof-upload.tsx'

interface UpiStepsProps {
  upi: Omit<Parameters<typeof UpiPanel>[0], 'isNext'>
  proof: Omit<Parameters<typeof ProofUpload>[0], 'isNext' | 'label'>
  warning: ReactNode
  utr: ReactNode
}

/**
 * Pay, screenshot, UTR: the steps of a payment by UPI, numbered on a phone. Exactly one of them is the next, and its
 * button is filled. A user who returns to the tab without a proof is asked for it.
 */
export function UpiSteps({ upi, proof, warning, utr }: UpiStepsProps) {
  const isTouch = useCoarsePointer()
  const [isAsked, setIsAsked] = useState(false)
  const proofArea = useRef<HTMLDivElement>(null)
  const lacksProof = proof.url === null && proof.upload.progress === null
  useReturn(lacksProof, () => {
    setIsAsked(true)
    proofArea.current?.scrollIntoView({ block: 'center' })
  })
  const asksNow = isAsked && lacksProof
  const pay = <UpiPanel {...upi} isNext={lacksProof && !asksNow} />
  const screenshot = (
    <div ref={proofArea}>
      <p role="status" className={asksNow ? 'mb-3 flex items-center gap-2 font-semibold text-accent-ink' : 'sr-only'}>
        {asksNow && (
          <>
            <Camera className="size-4 shrink-0" />
            {t.payments('paidAddScreenshot')}
          </>
        )}
      </p>
      <ProofUpload {...proof} isNext={asksNow} {...(isTouch && { label: t.payments('stepScreenshot') })} />
    </div>
  )
  const [Group, Step] = isTouch ? [NumberedSteps, PaymentStep] : [PlainGroup, PlainStep]
  return (
    <Group>
      <Step number={1}>
        {pay}
        {warning && <div className="mt-4">{warning}</div>}
      </Step>
      <Step number={2}>{screenshot}</Step>
      <Step number={3}>{utr}</Step>
    </Group>
  )
}

const NumberedSteps = ({ children }: { children: ReactNode }) => <ol className="grid gap-5">{children}</ol>
const PlainGroup = ({ children }: { children: ReactNode }) => <div className="grid gap-5">{children}</div>
const PlainStep = ({ children }: { number: number; children: ReactNode }) => <div className="min-w-0">{children}</div>

function PaymentStep({ number, children }: { number: number; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span
        aria-hidden="true"
        className="grid size-6 place-items-center rounded-full bg-accent-soft font-semibold text-accent-ink text-sm"
      >
        {number}
      </span>
      <div className="min-w-0">{children}</div>
    </li>
  )
}

/** Calls `onReturn` when the user comes back to this tab, for example from a UPI app; only while `isAwaited`. */
function useReturn(isAwaited: boolean, onReturn: () => void): void {
  const change = useEffectEvent(() => document.visibilityState === 'visible' && onReturn())
  useEffect(() => {
    if (!isAwaited) return
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [isAwaited])
}

interface UpiPanelProps {
  rupees: number
  reference: string
  note?: string
  /** True while paying is the next step: the link to the UPI app is filled. */
  isNext: boolean
}

/**
 * The ways to pay by UPI. On a phone a link that opens the payer's UPI app, and the QR code for another phone behind it;
 * elsewhere the QR code first.
 */
function UpiPanel(props: UpiPanelProps) {
  const query = useQuery(upiId())
  const office = useQuery(officeProfile())
  const isTouch = useCoarsePointer()
  const skeleton = <Skeleton className={isTouch ? 'h-11 w-full rounded-md' : 'size-45 rounded-md'} />
  return (
    <QueryView query={query} errorTitle={t.upi('fetchFailed')} inlineError skeleton={skeleton}>
      {({ data: { upi } }) => {
        // The payee is part of the code: it must not change while somebody scans it.
        if (office.isPending) return skeleton
        const payee = office.data?.data.upiPayee || t.general('productName')
        if (!upi) return <p className="rounded-md bg-warn-soft px-3.5 py-3 text-warn">{t.upi('notSet')}</p>
        return isTouch ? (
          <OnThisPhone {...props} upi={upi} payee={payee} />
        ) : (
          <OnAnotherPhone {...props} upi={upi} payee={payee} />
        )
      }}
    </QueryView>
  )
}

type UpiProps = Omit<UpiPanelProps, 'isNext'> & { upi: string; payee: string }

const linkOf = ({ upi, payee, rupees, reference, note = t.upi('note') }: UpiProps) =>
  upiLink({ upi, payee, rupees, note, reference })

function OnThisPhone({ isNext, ...props }: UpiProps & { isNext: boolean }) {
  return (
    <>
      <FieldLabel>{t.payments('stepPay')}</FieldLabel>
      <AppLink
        {...props}
        className={clsx(buttonStyle({ variant: isNext ? 'primary' : 'secondary', size: 'lg' }), 'w-full')}
      />
      <p className="wrap-anywhere mt-2 text-muted text-sm">{t.payments('payTo', { payee: props.payee })}</p>
      <details className="group mt-2">
        <summary className="-mx-2 flex min-h-11 cursor-pointer list-none items-center gap-1.5 rounded-md px-2 font-medium text-accent-ink [&::-webkit-details-marker]:hidden">
          {t.payments('payFromAnotherPhone')}
          <ChevronDown className="size-4 transition-transform group-open:rotate-180" />
        </summary>
        <div className="pt-2">
          <OnAnotherPhone {...props} isLinkHidden />
        </div>
      </details>
    </>
  )
}

function AppLink({ className, ...props }: UpiProps & { className: string }) {
  return (
    <a href={linkOf(props)} className={className}>
      <Smartphone />
      {t.payments('payInUpiApp', { amount: showRupees(props.rupees) })}
    </a>
  )
}

function OnAnotherPhone({ isLinkHidden = false, ...props }: UpiProps & { isLinkHidden?: boolean }) {
  const { upi, rupees } = props
  return (
    <div className="flex flex-wrap items-center gap-5">
      <div className="rounded-lg border bg-white p-1.5">
        <QrCode text={linkOf(props)} label={t.payments('upiCodeLabel', { rupees: showRupees(rupees), upi })} />
      </div>
      <div className="min-w-52 flex-1">
        <p className="text-muted text-sm">{t.payments('scanThenUpload')}</p>
        <UpiId upi={upi} />
        {!isLinkHidden && (
          <p className="mt-3 md:hidden">
            <AppLink {...props} className={buttonStyle()} />
          </p>
        )}
      </div>
    </div>
  )
}

function UpiId({ upi }: { upi: string }) {
  return (
    <>
      <p className="mt-3 text-faint text-sm">{t.payments('upiId')}</p>
      <p className="flex flex-wrap items-center gap-x-2">
        <span className="break-all font-medium">{upi}</span>
        <Button
          icon={Copy}
          variant="ghost"
          size="sm"
          className="-mx-2.5"
          title={t.payments('copyUpiId')}
          onClick={() => void copy(upi)}
        >
          {t.general('copy')}
        </Button>
      </p>
    </>
  )
}

const copy = (upi: string) =>
  copyText(upi, {
    copied: t.payments('upiIdCopied'),
    refused: t.payments('copyFailed'),
    detail: t.payments('copyByHand', { upi }),
  })
