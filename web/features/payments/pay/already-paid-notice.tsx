import { Info } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'

/** Tells that cases of the selection have a live payment already, with ways to continue. */
export function AlreadyPaidNotice({
  payableCount,
  onLeaveOut,
  onBack,
}: {
  /** The number of cases that can still be paid. */
  payableCount: number
  onLeaveOut: () => void
  onBack: () => void
}) {
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-3"
    >
      <p className="flex items-center gap-2.5">
        <Info className="size-4 shrink-0 text-info" aria-hidden="true" />
        {payableCount > 0 ? messages.payments.alreadyPaid : messages.payments.allPaidAlready}
      </p>
      <Button size="sm" onClick={payableCount > 0 ? onLeaveOut : onBack}>
        {payableCount > 0 ? messages.payments.continueWithRemaining(payableCount) : messages.payments.backToYourCases}
      </Button>
    </div>
  )
}
