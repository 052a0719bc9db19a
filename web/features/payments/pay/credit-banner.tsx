import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleCheck, TriangleAlert } from 'lucide-react'
import { showInstant } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { creditUse } from '#web/features/clients/credit-used.tsx'
import { profileQuery } from '#web/features/clients/own-profile.ts'

const boxes = {
  bad: 'border-bad-line bg-bad-soft text-bad',
  warn: 'border-warn-line bg-warn-soft text-warn',
  good: 'border-good-line bg-good-soft text-good',
}

/** Says to a dealer that 80 % or all of the credit is used, or that the office allows one payment beyond it. */
export function CreditBanner() {
  const profile = useQuery(profileQuery()).data?.data
  if (!profile?.client) return null
  const { creditLimit, utilizedCredit } = profile.client
  const { tone, percent, available } = creditUse(creditLimit, utilizedCredit)
  const until = profile.creditOverrideUntil
  const texts = {
    good: null,
    warn: t.account('creditNearlyUsed', { percent, left: showRupees(available) }),
    bad: t.account('creditUsedUp'),
  }
  const text = until === null ? texts[tone] : t.account('creditBeyondLimit', { until: showInstant(until) })
  if (text === null) return null
  const Icon = until === null ? TriangleAlert : CircleCheck
  return (
    <p
      role="status"
      className={clsx(
        'mb-5 flex items-center gap-3 rounded-lg border px-4 py-2.5 font-medium print:hidden',
        boxes[until === null ? tone : 'good'],
      )}
    >
      <Icon className="size-4.5 shrink-0" />
      {text}
    </p>
  )
}
