import { Camera } from 'lucide-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { messages } from '#contract/messages.ts'
import { useCoarsePointer } from '#web/lib/media.ts'
import { ProofUpload } from '../proof/proof-upload.tsx'
import { UpiPanel } from './upi-panel.tsx'

interface UpiStepsProps {
  upi: Omit<Parameters<typeof UpiPanel>[0], 'isNext'>
  proof: Omit<Parameters<typeof ProofUpload>[0], 'isNext' | 'label'>
  /** Rendered between paying and the proof: a warning about the amount. */
  warning: ReactNode
  utr: ReactNode
}

/**
 * Pay, screenshot, UTR: the steps of a payment by UPI, numbered on a phone. Exactly one of them is the next, and its
 * button is filled. Who comes back to the tab without a proof is asked for it.
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
            <Camera className="size-4 shrink-0" aria-hidden="true" />
            {messages.payments.paidAddScreenshot}
          </>
        )}
      </p>
      <ProofUpload {...proof} isNext={asksNow} {...(isTouch && { label: messages.payments.stepScreenshot })} />
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

/** A numbered step of a payment on a phone. */
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
  const latest = useRef(onReturn)
  useEffect(() => {
    latest.current = onReturn
  })
  useEffect(() => {
    if (!isAwaited) return
    const change = () => document.visibilityState === 'visible' && latest.current()
    document.addEventListener('visibilitychange', change)
    return () => document.removeEventListener('visibilitychange', change)
  }, [isAwaited])
}
