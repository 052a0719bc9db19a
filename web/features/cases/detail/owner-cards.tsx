import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Eye, EyeOff, MessageCircle } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isMaskedAadhaar } from '#contract/aadhaar.ts'
import type { Case } from '#contract/cases/case.ts'
import { groupTitles, ownerLabels } from '#contract/cases/case-labels.ts'
import { ownerParties } from '#contract/cases/case-values.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { fullName } from '#contract/full-name.ts'
import { whatsAppLink } from '#contract/phone.ts'
import { t } from '#contract/texts.ts'
import { checklistOf, wantedPapersOf } from '#web/features/cases/file-state.tsx'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PhoneLink } from '#web/ui/values.tsx'
import type { Revealed } from '../actions/case-dialogs.tsx'
import { OwnerCard } from './case-cards.tsx'

const RevealDialog = lazyDialog(async () => (await import('../actions/case-dialogs.tsx')).RevealDialog)

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
      {ownerParties.map((party) => (
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

/** Whom to call about a case: the dealer, the owner, the reference; the dealer can be asked for the missing papers. */
export function CaseContacts({ caseData }: { caseData: Case }) {
  const contacts = contactsOf(caseData)
  const { data: { data: checklist } = {}, isPending } = useQuery(checklistOf(caseData.id))
  // Shown until the papers are known: most files at this stage lack some, and the content below would move.
  const awaitsPapers = isPending && caseData.stage === 'papers'
  const lacking = checklist ? wantedPapersOf(checklist) : []
  const text = t.papers('askFor', {
    plate: showPlate(caseData.vehicleDetail.vehicleNo),
    names: lacking.map(({ name }) => name).join(', '),
  })
  if (contacts.length === 0 && lacking.length === 0 && !awaitsPapers) return null
  return (
    <section
      aria-label={t.cases('contacts')}
      className="min-w-0 space-y-2 rounded-lg border bg-surface px-5 py-3 shadow-card print:hidden"
    >
      {contacts.length > 0 && (
        <dl className="space-y-1.5 pointer-coarse:space-y-4">
          {contacts.map(({ label, name, number }) => (
            <div key={label} className="flex items-baseline justify-between gap-x-3">
              <dt className="min-w-0 wrap-anywhere text-muted text-sm">{name ? `${label} · ${name}` : label}</dt>
              <dd className="font-medium">
                <PhoneLink number={number} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {awaitsPapers && <Skeleton className="h-8 rounded-md max-md:h-10" />}
      {lacking.length > 0 && (
        <a
          href={whatsAppLink(text, caseData.dealerPhone ?? undefined)}
          target="_blank"
          rel="noreferrer"
          className={clsx('w-full', buttonStyle({ size: 'sm' }))}
        >
          <MessageCircle />
          {t.papers('askOnWhatsApp')}
        </a>
      )}
    </section>
  )
}

function contactsOf({ assignedTo, dealerPhone, ownerDetails: owners, referenceDetail }: Case) {
  const party = owners.buyerPhoneNo ? 'buyer' : 'seller'
  const contacts = [
    { label: t.cases('dealer'), name: assignedTo && fullName(assignedTo), number: dealerPhone },
    { label: ownerLabels()[party], name: owners[`${party}Name`], number: owners[`${party}PhoneNo`] },
    { label: groupTitles().referenceDetail, name: referenceDetail.name, number: referenceDetail.contactNo },
  ]
  return contacts.flatMap(({ number, ...rest }) => (number ? [{ ...rest, number }] : []))
}
