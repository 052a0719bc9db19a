import { CircleCheck, CircleHelp, CircleX } from 'lucide-react'
import { showDay } from '#contract/dates.ts'
import { showRupees } from '#contract/money.ts'
import type { PendingPayment } from '#contract/payments/payment.ts'
import type { ReadField } from '#contract/readings/reading.ts'
import { t } from '#contract/texts.ts'
import { Badge } from '#web/ui/badge.tsx'
import { CutOut } from '#web/ui/cut-out.tsx'

type Reading = NonNullable<PendingPayment['reading']>
type Mark = keyof Reading['agrees']

const marks = ['utr', 'amount', 'payee', 'day'] as const satisfies readonly Mark[]

const labels = (): Record<Mark, string> => ({
  utr: t.fields('utr'),
  amount: t.fields('amount'),
  payee: t.readings('payee'),
  day: t.readings('day'),
})

const shown: Record<Mark, (value: string) => string> = {
  utr: (value) => value,
  amount: (value) => showRupees(Number(value)),
  payee: (value) => value,
  day: showDay,
}

/** Whether a proof says something else than its payment. */
export const proofDiffers = ({ reading }: Pick<PendingPayment, 'reading'>): boolean =>
  Object.values(reading?.agrees ?? {}).includes(false)

/** What was read of the proof beside what the payer states: agrees, differs, not readable. Nothing before it was read. */
export function ProofMarks({ payment: { reading }, proof }: { payment: PendingPayment; proof: string | null }) {
  if (!reading) return null
  return (
    <section aria-label={t.readings('proofSays')} className="mt-4 rounded-lg border">
      <h3 className="border-b px-4 py-2 font-medium text-sm">{t.readings('proofSays')}</h3>
      <ul className="divide-y">
        {marks.map((mark) => (
          <ProofMark
            key={mark}
            mark={mark}
            agrees={reading.agrees[mark]}
            field={reading.fields.find(({ name }) => name === mark)}
            proof={proof}
          />
        ))}
      </ul>
    </section>
  )
}

interface ProofMarkProps {
  mark: Mark
  agrees: boolean | null
  field: ReadField | undefined
  proof: string | null
}

function ProofMark({ mark, agrees, field, proof }: ProofMarkProps) {
  const label = labels()[mark]
  return (
    <li className="grid gap-1.5 px-4 py-2">
      <p className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0">
          <span className="text-faint text-sm">{label}</span>{' '}
          {field && (
            <span className="tnum wrap-anywhere font-medium" translate="no">
              {shown[mark](field.value)}
            </span>
          )}
        </span>
        <AgreementBadge agrees={agrees} isRead={field !== undefined} />
      </p>
      {field && proof && <CutOut src={proof} box={field.box} alt={t.readings('cutOut', { field: label })} />}
    </li>
  )
}

function AgreementBadge({ agrees, isRead }: { agrees: boolean | null; isRead: boolean }) {
  if (agrees === null) return <Badge icon={CircleHelp}>{t.readings(isRead ? 'compareIt' : 'notReadable')}</Badge>
  return agrees ? (
    <Badge tone="good" icon={CircleCheck}>
      {t.readings('agrees')}
    </Badge>
  ) : (
    <Badge tone="bad" icon={CircleX}>
      {t.readings('differs')}
    </Badge>
  )
}
