import { Eye, EyeOff } from 'lucide-react'
import { Suspense, useEffect, useState } from 'react'
import type { z } from 'zod'
import type { Case } from '#contract/cases/case.ts'
import type { RevealedAadhaar } from '#contract/cases/case-history.ts'
import { messages } from '#contract/messages.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { Button } from '#web/ui/button.tsx'
import { OwnerCard } from './case-cards.tsx'

const RevealDialog = lazyNamed(async () => (await import('./reveal-dialog.tsx')).RevealDialog)

/** The cards of the registered and the new owner for staff, who may reveal the Aadhaar numbers. */
export function OwnerCards({ caseData }: { caseData: Case }) {
  const [isOpen, setIsOpen] = useState(false)
  const { revealed, show, hide } = useRevealedAadhaar()
  const card = (party: 'seller' | 'buyer') => (
    <OwnerCard
      caseData={caseData}
      party={party}
      aadhaar={revealed?.[`${party}AadharNo`]}
      actions={
        caseData.ownerDetails[`${party}AadharNo`] && (
          <RevealButton isShown={revealed !== null} onAsk={() => setIsOpen(true)} onHide={hide} />
        )
      }
    />
  )
  return (
    <>
      {card('seller')}
      {card('buyer')}
      <Suspense fallback={null}>
        {isOpen && (
          <RevealDialog
            id={caseData.id}
            caseNo={caseData.CaseNo}
            onRevealed={show}
            onClose={() => {
              setIsOpen(false)
              preventFocusLoss()
            }}
          />
        )}
      </Suspense>
    </>
  )
}

function RevealButton({ isShown, onAsk, onHide }: { isShown: boolean; onAsk: () => void; onHide: () => void }) {
  const Icon = isShown ? EyeOff : Eye
  return (
    <Button variant="ghost" size="sm" className="-my-1 -mr-2" onClick={isShown ? onHide : onAsk}>
      <Icon aria-hidden="true" />
      {isShown ? messages.cases.hideAadhaar : messages.cases.showAadhaar}
    </Button>
  )
}

export type Revealed = z.infer<typeof RevealedAadhaar>

/** The numbers are hidden again after this time, in case the user has left the screen. */
const SHOWN_MS = 60_000

function useRevealedAadhaar() {
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  useEffect(() => {
    if (!revealed) return
    const timer = window.setTimeout(() => setRevealed(null), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [revealed])
  return { revealed, show: setRevealed, hide: () => setRevealed(null) }
}
