import { Eye, EyeOff } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMaskedAadhaar } from '#contract/aadhaar.ts'
import type { Case } from '#contract/cases/case.ts'
import { t } from '#contract/texts.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { Button } from '#web/ui/button.tsx'
import { RevealDialog, type Revealed } from '../actions/case-dialogs.tsx'
import { OwnerCard } from './case-cards.tsx'

/** The numbers are hidden again after this time, in case the user has left the screen. */
const SHOWN_MS = 60_000

/** The cards of the registered and the new owner for staff, who may reveal the Aadhaar numbers. */
export function OwnerCards({ caseData }: { caseData: Case }) {
  const [isAsking, setAsking] = useState(false)
  const [revealed, setRevealed] = useState<Revealed | null>(null)
  useEffect(() => {
    if (!revealed) return
    const timer = window.setTimeout(() => setRevealed(null), SHOWN_MS)
    return () => window.clearTimeout(timer)
  }, [revealed])
  return (
    <>
      {(['seller', 'buyer'] as const).map((party) => (
        <OwnerCard
          key={party}
          caseData={caseData}
          party={party}
          aadhaar={revealed?.[`${party}AadharNo`]}
          actions={
            isMaskedAadhaar(caseData.ownerDetails[`${party}AadharNo`] ?? '') && (
              <Button
                icon={revealed ? EyeOff : Eye}
                variant="ghost"
                size="sm"
                className="-my-1 -mr-2"
                onClick={() => (revealed ? setRevealed(null) : setAsking(true))}
              >
                {revealed ? t.cases('hideAadhaar') : t.cases('showAadhaar')}
              </Button>
            )
          }
        />
      ))}
      {isAsking && (
        <RevealDialog
          caseData={caseData}
          onRevealed={setRevealed}
          onClose={() => {
            setAsking(false)
            preventFocusLoss()
          }}
        />
      )}
    </>
  )
}
