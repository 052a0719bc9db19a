import { clsx } from 'clsx'
import { ListFilter } from 'lucide-react'
import { type ReactNode, type SubmitEvent, useCallback, useId, useMemo, useState } from 'react'
import type { FilterType } from '#contract/cases/case-enums.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { dateKinds, expiryFields, isExpiryType } from '#contract/cases/case-list-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { isDay, monthEnd, monthStart, officeDay, showDay } from '#contract/dates.ts'
import { t, textOf } from '#contract/texts.ts'
import { pageNumber, searchSchema, usePageSearch } from '#web/lib/address.ts'
import { queryClient } from '#web/lib/query.ts'
import { today, useStore } from '#web/lib/store.ts'
import { Button } from '#web/ui/button.tsx'
import { DateInput, parseDay } from '#web/ui/date-input.tsx'
import { FieldError, FieldLabel } from '#web/ui/input.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { Select } from '#web/ui/select.tsx'
import { type AnyDate, DateChip } from './date-chip.tsx'
import { type FilterSearch, filterParameters } from './table-search.ts'

/** A filter by a kind of date and two days, both included. */
export interface DateFilter {
  filterType: string
  fromDate: string
  toDate: string
}

/** The label of a filter type; an unknown type is its own label. */
const filterTypeLabel = (type: string): string => (isFilterType(type) ? textOf(fieldByName[type].field.label) : type)

/** `Application Date, 01/11/2026 to 21/11/2026`. */
export const filterText = ({ filterType, fromDate, toDate }: DateFilter): string =>
  t.filter('periodBy', { kind: filterTypeLabel(filterType), fromDate: showDay(fromDate), toDate: showDay(toDate) })

export const isFilterType = (text: string): text is FilterType => (dateKinds as readonly string[]).includes(text)

/** From the first day of the current month to today, by application date. */
export function defaultFilter(now = new Date()): DateFilter {
  const today = officeDay(now)
  return { filterType: 'applicationDate', fromDate: monthStart(today), toDate: today }
}

const isDated = ({ queryKey }: { queryKey: readonly unknown[] }) => JSON.stringify(queryKey).includes('"fromDate"')

interface FilterFormProps {
  value: DateFilter
  /** Called only with both dates in order. */
  onFilter: (filter: DateFilter) => void
  /** The offered filter types; empty for a filter by two dates only. */
  types?: readonly string[]
  pending?: boolean
  any?: AnyDate
  /** What stands beside the chip of the days. */
  beside?: ReactNode
  /** Further filters, in the same line. */
  children?: ReactNode
}

/** Filter Type, From Date, To Date, and the Filter button. It does not submit with an empty date. */
export function FilterForm({ value, onFilter, types = [], pending = false, any, beside, children }: FilterFormProps) {
  const [draft, setDraft] = useState(value)
  const [prevValue, setPrevValue] = useState(value)
  const [wasSubmitted, setWasSubmitted] = useState(false)
  if (JSON.stringify(value) !== JSON.stringify(prevValue)) {
    setPrevValue(value)
    setDraft(value)
  }
  const id = useId()
  const [from, to] = [parseDay(draft.fromDate), parseDay(draft.toDate)]
  const reversed = from !== null && to !== null && from > to
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setWasSubmitted(true)
    if (!from || !to || reversed) return
    const next = { ...draft, fromDate: from, toDate: to }
    // Filter asks the server each time, also for days whose rows are at hand.
    const refetchType = JSON.stringify(next) === JSON.stringify(value) ? 'active' : 'none'
    void queryClient.invalidateQueries({ predicate: isDated, refetchType })
    onFilter(next)
  }
  const day = (name: 'fromDate' | 'toDate', label: string) => {
    const isInvalid = wasSubmitted && parseDay(draft[name]) === null
    const missing = draft[name] === '' ? t.general('isRequired', { label }) : t.filter('badDay')
    const wrong = isInvalid ? missing : reversed && name === 'fromDate' ? t.filter('reversed') : ''
    return (
      <div
        className={
          types.length > 0 ? 'min-w-34 @max-[38rem]:flex-1 @[38rem]:w-38 @2xl:w-40' : 'min-w-34 @max-lg:flex-1 @lg:w-40'
        }
      >
        <FieldLabel htmlFor={`${id}-${name}`} required>
          {label}
        </FieldLabel>
        <DateInput
          id={`${id}-${name}`}
          required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-${name}-error` : undefined}
          value={draft[name]}
          onValueChange={(day) => setDraft({ ...draft, [name]: day })}
        />
        {wrong && <FieldError id={`${id}-${name}-error`}>{wrong}</FieldError>}
      </div>
    )
  }
  return (
    <>
      <p className="mb-4 hidden text-muted print:block">
        {types.length > 0
          ? filterText(value)
          : t.filter('period', { fromDate: showDay(value.fromDate), toDate: showDay(value.toDate) })}
      </p>
      <form noValidate onSubmit={submit} className="@container mb-3 print:hidden">
        <div className="flex flex-wrap items-start gap-3">
          {types.length > 0 && (
            <div className="@max-[38rem]:w-full @[38rem]:w-44 @2xl:w-48">
              <FieldLabel htmlFor={`${id}-type`}>{t.fields('filterType')}</FieldLabel>
              <Select
                id={`${id}-type`}
                options={types.map((type) => ({ value: type, label: filterTypeLabel(type) }))}
                value={draft.filterType}
                onValueChange={(filterType) => setDraft({ ...draft, filterType })}
              />
            </div>
          )}
          {day('fromDate', t.fields('fromDate'))}
          {day('toDate', t.fields('toDate'))}
          <Button type="submit" variant="primary" pending={pending} className="@max-[25rem]:w-full @min-[25rem]:mt-6.5">
            {!pending && <ListFilter />}
            {t.filter('submit')}
          </Button>
          <div
            className={clsx(
              'flex max-w-full flex-wrap items-center gap-2',
              // Beside the fields, or where these fill the line a line of its own.
              types.length > 0 ? '@min-[54rem]:mt-6.5 @max-[54rem]:w-full' : '@min-[36rem]:mt-6.5 @max-[36rem]:w-full',
            )}
          >
            <DateChip
              value={value}
              any={any}
              onChoose={(days) => onFilter({ ...value, ...days })}
              onType={() => document.getElementById(`${id}-fromDate`)?.focus()}
            />
            {beside}
          </div>
          {children}
        </div>
      </form>
    </>
  )
}

/** The filter of an address; missing or malformed fields take the default. */
export function filterFromSearch(
  { filterType, fromDate, toDate }: FilterSearch,
  start: DateFilter = defaultFilter(),
): DateFilter {
  return {
    filterType: filterType !== undefined && isFilterType(filterType) ? filterType : start.filterType,
    fromDate: fromDate && isDay(fromDate) ? fromDate : start.fromDate,
    toDate: toDate && isDay(toDate) ? toDate : start.toDate,
  }
}

const filterAndPage = searchSchema({ ...filterParameters, page: pageNumber })

/**
 * A filter as search parameters: `const [filter, setFilter] = useFilterSearch()`. Back restores the previous filter.
 */
export function useFilterSearch(): readonly [DateFilter, (filter: DateFilter) => void] {
  const [search, setSearch] = usePageSearch(filterAndPage)
  // A changed filter starts at the first page.
  const setFilter = useCallback((filter: DateFilter) => setSearch({ ...filter, page: undefined }), [setSearch])
  // Days that the address leaves out are of the day that the page shows: it changes under nobody's hands.
  const day = useStore(today)
  const filter = useMemo(() => filterFromSearch(search), [search, day]) // oxlint-disable-line react-hooks/exhaustive-deps
  return [filter, setFilter]
}

/** The filter of an expiry shortcut: the expiry, from the first to the last day of the month. */
export function filterOfExpiry(type: ExpiryType, now = new Date()): DateFilter {
  const today = officeDay(now)
  return { filterType: expiryFields[type], fromDate: monthStart(today), toDate: monthEnd(today) }
}

/** The filter for the navigation state of an expiry shortcut, or null. */
export const filterFromShortcut = (type: unknown, now = new Date()): DateFilter | null =>
  isExpiryType(type) ? filterOfExpiry(type, now) : null

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
