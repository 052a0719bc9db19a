import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Info } from 'lucide-react'
import type { PayableCase } from '#contract/payments/payment.ts'
import { isPayable } from '#contract/payments/payment-rules.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { SkeletonPair } from '#web/ui/skeleton.tsx'
import { paymentOf } from './payable-cases.ts'
import { myCasesQuery } from './payable-queries.ts'

interface CasesLeftProps {
  /** Why the payment cannot go on with all of its cases. */
  text: string
  /** The cases that can be paid still. */
  open: readonly PayableCase[]
  onBack: () => void
}

/** Offers to go on with the cases of a payment that can be paid still; without any, to go back. */
export function CasesLeft({ text, open, onBack }: CasesLeftProps) {
  const navigate = useNavigate()
  const goOn = () => void navigate({ to: paths.client.payment, replace: true, state: { ...paymentOf(open) } })
  return (
    <div
      role="status"
      className="mb-5 flex flex-wrap items-center justify-between gap-3 rounded-lg border border-info-line bg-info-soft px-4 py-3"
    >
      <p className="flex items-center gap-2.5">
        <Info className="size-4 shrink-0 text-info" />
        {text}
      </p>
      <Button size="sm" onClick={open.length > 0 ? goOn : onBack}>
        {open.length > 0 ? t.payments('continueWithRemaining', { left: open.length }) : t.payments('backToYourCases')}
      </Button>
    </div>
  )
}

/** In place of the cases of a payment, of which the office took some back: the server does not know them any more. */
export function TakenBack({ ids, onBack }: { ids: readonly string[]; onBack: () => void }) {
  const query = useQuery({ ...myCasesQuery(), staleTime: 0 })
  return (
    <QueryView
      query={query}
      errorTitle={t.cases('fetchListFailed')}
      frame={(error) => <Card>{error}</Card>}
      skeleton={<SkeletonPair className="gap-5" first="h-14" second="h-96" />}
    >
      {({ data }) => {
        const open = data.filter(({ id, payment }) => ids.includes(id) && isPayable(payment))
        return (
          <CasesLeft
            text={open.length > 0 ? t.payments('takenBack') : t.payments('allTakenBack')}
            open={open}
            onBack={onBack}
          />
        )
      }}
    </QueryView>
  )
}
