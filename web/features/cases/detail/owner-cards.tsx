import { lazy, Suspense, useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { preventFocusLoss } from '#web/lib/focus.ts'
import { OwnerCard } from './case-cards.tsx'
import { RevealButton } from './reveal-button.tsx'
import { useRevealedAadhaar } from './use-revealed-aadhaar.ts'

const RevealDialog = lazy(async () => ({ default: (await import('./reveal-dialog.tsx')).RevealDialog }))

/** The cards of the registered and the new owner for staff, who may reveal the Aadhaar numbers. */
export function OwnerCards({ caseData }: { caseData: Case }) {
  const [asking, setAsking] = useState(false)
  const { revealed, show, hide } = useRevealedAadhaar()
  const card = (who: 'seller' | 'buyer') => (
    <OwnerCard
      caseData={caseData}
      who={who}
      aadhaar={revealed?.[`${who}AadharNo`]}
      actions={
        caseData.ownerDetails[`${who}AadharNo`] && (
          <RevealButton isShown={revealed !== null} onAsk={() => setAsking(true)} onHide={hide} />
        )
      }
    />
  )
  return (
    <>
      {card('seller')}
      {card('buyer')}
      <Suspense fallback={null}>
        {asking && (
          <RevealDialog
            id={caseData.id}
            caseNo={caseData.CaseNo}
            onRevealed={show}
            onClose={() => {
              setAsking(false)
              preventFocusLoss()
            }}
          />
        )}
      </Suspense>
    </>
  )
}
