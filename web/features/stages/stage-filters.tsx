import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type Stage, stages, waitingOn } from '#contract/cases/case-values.ts'
import { showCount } from '#contract/count.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'
import { DealerFacet, RtoFacet } from '#web/features/cases/case-facets.tsx'
import { waitingOptions } from '#web/features/cases/stage-options.ts'
import { useUser } from '#web/lib/session.ts'
import { FacetSelect } from '#web/ui/select.tsx'
import { stageCounts } from './stage-queries.ts'
import { filesIn, lateIn, type StageSearch } from './stage-search.ts'

interface StageFiltersProps {
  search: StageSearch
  onChange: (change: Pick<StageSearch, 'waiting' | 'rto' | 'client'>) => void
}

/** The filters of the files that board and table share: for whom they wait, the RTO and the dealer. */
export function StageFilters({ search, onChange }: StageFiltersProps) {
  const isAdmin = useUser()?.role === 'superadmin'
  return (
    <>
      <FacetSelect
        label={t.stages('waitingOn')}
        options={waitingOptions()}
        value={search.waiting}
        onChange={(value) => onChange({ waiting: waitingOn.find((one) => one === value) })}
      />
      <RtoFacet value={search.rto} onChange={(rto) => onChange({ rto })} />
      {isAdmin && <DealerFacet value={search.client} onChange={(client) => onChange({ client })} />}
    </>
  )
}

interface StageTabsProps {
  stage: Stage | undefined
  isLate: boolean
  onChoose: (choice: { stage?: Stage | undefined; late?: 1 | undefined }) => void
}

/** The six stages with their files, and how many of them are late; each narrows the list below, a second press frees it. */
export function StageTabs({ stage, isLate, onChoose }: StageTabsProps) {
  const { data } = useQuery(stageCounts())
  const countOf = (one: Stage) => data?.data.find((count) => count.stage === one)
  return (
    <ul aria-label={t.stages('stage')} className="mb-4 grid grid-cols-2 gap-2 md:grid-cols-3 xl:grid-cols-6">
      {stages.map((one) => {
        const { count = 0, late = 0 } = countOf(one) ?? {}
        const isChosen = one === stage
        return (
          <li
            key={one}
            className={clsx('rounded-lg border bg-surface p-3', isChosen && 'border-accent bg-accent-soft')}
          >
            <button
              type="button"
              aria-pressed={isChosen && !isLate}
              onClick={() => onChoose(isChosen && !isLate ? { stage: undefined } : filesIn(one))}
              className="block w-full rounded-sm text-left"
            >
              <span className="block text-muted text-sm">{stageLabels()[one]}</span>
              <span className="tnum block font-semibold text-xl">{data ? showCount(count) : '–'}</span>
            </button>
            {/* Until they are known, the place of those that are late. */}
            {!data && <span className="block h-7" aria-hidden="true" />}
            {late > 0 && (
              <button
                type="button"
                aria-pressed={isChosen && isLate}
                onClick={() => onChoose(lateIn(one))}
                className="rounded-sm py-1 font-medium text-bad text-sm hover:underline"
              >
                {t.stages('lateOf', { count: showCount(late) })}
                <span className="sr-only"> {stageLabels()[one]}</span>
              </button>
            )}
          </li>
        )
      })}
    </ul>
  )
}
