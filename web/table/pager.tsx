import { ChevronLeft, ChevronRight } from 'lucide-react'
import { showCount } from '#contract/count.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Select } from '#web/ui/select.tsx'
import { pageSizes } from './table-search.ts'

interface PagerProps {
  page: number
  pages: number
  size: number
  total: number
  /** True if there are more rows than the total. */
  more?: boolean
  onPage: (page: number) => void
  onSize: (size: number) => void
}

const choices = pageSizes.map((size) => ({ value: String(size), label: String(size) }))

export function Pager({ page, pages, size, total, more = false, onPage, onSize }: PagerProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t px-4 py-3 text-muted text-sm print:hidden">
      <div className="flex items-center gap-2.5">
        <span>{t.table('rowsPerPage')}</span>
        <div className="w-18">
          <Select
            height="sm"
            aria-label={t.table('rowsPerPage')}
            options={choices}
            value={String(size)}
            onValueChange={(value) => onSize(Number(value))}
          />
        </div>
        <span className="tnum hidden text-faint lg:inline">
          {t.table('recordCount', { count: total, formatted: `${showCount(total)}${more ? '+' : ''}` })}
        </span>
      </div>
      <div className="ml-auto flex items-center gap-3 max-md:w-full max-md:justify-between">
        <span className="tnum" aria-live="polite">
          {t.table('pageOf', { page: page + 1, pages })}
        </span>
        <div className="flex gap-1.5">
          <Button icon={ChevronLeft} size="sm" disabled={page === 0} onClick={() => onPage(page - 1)}>
            {t.table('previous')}
          </Button>
          <Button size="sm" disabled={page >= pages - 1} onClick={() => onPage(page + 1)}>
            {t.table('next')}
            <ChevronRight />
          </Button>
        </div>
      </div>
    </div>
  )
}
