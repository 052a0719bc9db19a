import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { type DateFilter, defaultFilter } from './filter-form.tsx'

/** The filter that leaves out no date of an office, for lists that need two days. */
export const filterOfAnyDate = (): DateFilter => ({ ...defaultFilter(), fromDate: '2000-01-01' })

interface DatedEmptyProps {
  /** The number of rows of any date; undefined while it is asked for, null if that failed. */
  anyDate: number | null | undefined
  /** The text and the action of a list without a row of any date. */
  detail: ReactNode
  action: ReactNode
  onAnyDate: () => void
}

/** The empty state of a list between two days: it distinguishes "none" from "none in these days". */
export function DatedEmpty({ anyDate, detail, action, onAnyDate }: DatedEmptyProps) {
  if (anyDate === undefined) return <EmptyState title={t.table('empty')} />
  if (anyDate === 0) return <EmptyState title={t.table('empty')} detail={detail} action={action} />
  return (
    <EmptyState
      title={t.table('empty')}
      detail={anyDate === null ? t.cases('tryOtherDates') : t.table('onOtherDates')}
      action={<Button onClick={onAnyDate}>{t.facets('anyDate')}</Button>}
    />
  )
}
