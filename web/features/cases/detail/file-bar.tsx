import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Hourglass, Landmark, type LucideIcon } from 'lucide-react'
import type { Case } from '#contract/cases/case.ts'
import { isUnseen, isWanted } from '#contract/papers/paper-values.ts'
import {
  type FileHolder,
  type FileOfDealer,
  holderOf,
  isWithPapers,
  placeText,
  wantText,
} from '#contract/stages/file-sentence.ts'
import { t } from '#contract/texts.ts'
import { checklistOf } from '#web/features/cases/file-state.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const holders: Record<FileHolder, { look: string; icon: LucideIcon }> = {
  dealer: { look: 'bg-warn-soft text-warn', icon: CircleAlert },
  office: { look: 'bg-sunken text-muted', icon: Hourglass },
  rto: { look: 'bg-sunken text-muted', icon: Landmark },
  done: { look: 'bg-good-soft text-good', icon: CircleCheck },
}

/** What the dealer is to do for the file, or where it is; its payment stands elsewhere. */
export function FileBar({ caseData }: { caseData: Case }) {
  const { data, isPending } = useQuery(checklistOf(caseData.id))
  if (isPending) return <Skeleton className="h-9 w-full rounded-none" />
  const papers = data?.data.papers ?? []
  const rto = caseData.vehicleDetail.toRTO
  const file: FileOfDealer = {
    ...caseData,
    rto,
    lackingPapers: isWithPapers(caseData) ? papers.filter(isWanted).map(({ name }) => name) : [],
    sentPapers: papers.filter(isUnseen).length,
    usualDays: caseData.usualDays ?? null,
  }
  const { look, icon: Icon } = holders[holderOf(file)]
  const days = file.stage === 'papers' && file.usualDays
  return (
    <div className={clsx('flex items-start gap-2.5 border-t px-5 py-2.5', look)}>
      <Icon className="mt-[0.2rem] size-4 shrink-0" />
      <p className="wrap-anywhere min-w-0">
        <span className="font-medium">{wantText(file) ?? placeText(file, new Date())}</span>
        {days && (
          <span className="block text-sm">
            {t.clientCases('usuallyAtRto', { rto, from: days.half, to: days.most })}
          </span>
        )}
      </p>
    </div>
  )
}
