import { ArrowDownUp, ChevronLeft, ChevronRight, Columns3, Search, X } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { showCount } from '#contract/count.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuCheckboxItem, MenuRadioGroup } from '#web/ui/dropdown-menu.tsx'
import { Select } from '#web/ui/select.tsx'
import type { Column } from './column.tsx'
import { pageSizes } from './table-search.ts'
import type { TableState } from './table-state.ts'

interface MenuProps<Row> {
  columns: readonly Column<Row>[]
  state: TableState
  onChange: (change: Partial<TableState>) => void
}

const rowHeights = () => [
  { value: '', label: t.table('comfortableRows') },
  { value: 'compact', label: t.table('compactRows') },
]

/** "Columns": selects the visible columns, of which the last one cannot be hidden, and the height of the rows. */
export function ColumnMenu<Row>({ columns, state, onChange, isCards }: MenuProps<Row> & { isCards: boolean }) {
  const visibleColumns = columns.filter((column) => !state.hide.includes(column.id))
  const toggle = (id: string, show: boolean) => {
    if (!show && visibleColumns.length === 1) return
    onChange({ hide: show ? state.hide.filter((hiddenId) => hiddenId !== id) : [...state.hide, id] })
  }
  return (
    <DropdownMenu trigger={<Button icon={Columns3}>{t.table('columns')}</Button>}>
      {columns
        .filter(({ fixed }) => !fixed)
        .map((column) => (
          <MenuCheckboxItem
            key={column.id}
            checked={!state.hide.includes(column.id)}
            onCheckedChange={(show) => toggle(column.id, show)}
          >
            {column.header()}
          </MenuCheckboxItem>
        ))}
      {!isCards && (
        <div className="mt-1 border-t pt-1">
          <MenuRadioGroup
            value={state.compact ? 'compact' : ''}
            onValueChange={(value) => onChange({ compact: value !== '' })}
            options={rowHeights()}
          />
        </div>
      )}
    </DropdownMenu>
  )
}

/** The sort order where rows are cards, which have no headers. */
export function SortMenu<Row>({ columns, state, onChange }: MenuProps<Row>) {
  const options = columns
    .filter((column) => column.sort !== false)
    .flatMap(({ id, header }) => [
      { value: id, label: t.table('ascending', { column: header() }) },
      { value: `-${id}`, label: t.table('descending', { column: header() }) },
    ])
  return (
    <DropdownMenu trigger={<Button icon={ArrowDownUp}>{t.table('sort')}</Button>}>
      <MenuRadioGroup
        value={state.sort}
        onValueChange={(sort) => onChange({ sort })}
        options={[{ value: '', label: t.table('unsorted') }, ...options]}
      />
    </DropdownMenu>
  )
}

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

const PAUSE_MS = 180

/** The search box of a table. The input shows each key at once; the table searches after a short pause. */
export function SearchBox({
  value,
  onSearch,
  label,
}: {
  value: string
  onSearch: (text: string) => void
  label: string
}) {
  const [text, setText] = useState(value)
  const [prevValue, setPrevValue] = useState(value)
  /** What was searched and has not come back as the value yet: more may have been typed since. */
  const [sent, setSent] = useState<readonly string[]>([])
  const timer = useRef<number | undefined>(undefined)
  if (value !== prevValue) {
    setPrevValue(value)
    const at = sent.indexOf(value)
    setSent(at < 0 ? [] : sent.slice(at + 1))
    // Otherwise the value was changed from outside: another address, or a cleared search.
    if (at < 0) setText(value)
  }
  useEffect(() => () => window.clearTimeout(timer.current), [])
  const search = (next: string) => {
    window.clearTimeout(timer.current)
    setSent([...sent, next])
    onSearch(next)
  }
  const changeText = (next: string) => {
    setText(next)
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(() => search(next), PAUSE_MS)
  }
  return (
    <search className="relative w-full md:w-auto md:min-w-48 md:max-w-72 md:flex-1 @max-2xl:max-w-none @max-2xl:basis-full">
      <Search className="pointer-events-none absolute inset-y-0 left-3 my-auto size-4 text-faint" />
      <input
        type="search"
        data-table-search=""
        aria-label={t.table('searchIn', { label })}
        placeholder={t.table('search')}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => changeText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') search(text)
          if (event.key === 'Escape' && text) {
            event.stopPropagation()
            setText('')
            search('')
          }
        }}
        className="field h-9 px-9 max-md:h-11"
      />
      {text && (
        <button
          type="button"
          aria-label={t.table('clearSearch')}
          onClick={() => {
            setText('')
            search('')
          }}
          className="absolute inset-y-0 right-1 my-auto grid size-7 place-items-center rounded-md text-faint hover:text-ink"
        >
          <X className="size-4" />
        </button>
      )}
    </search>
  )
}
