import { ListFilter } from 'lucide-react'
import { type SubmitEvent, useId, useState } from 'react'
import { istDay, monthStart } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { Button } from '#web/ui/button.tsx'
import { Input } from '#web/ui/input.tsx'
import { FieldError, FieldLabel } from '#web/ui/label.tsx'
import { Select } from '#web/ui/select.tsx'

/** What is filtered by: a kind of date and two days, both included. */
export interface DateFilter {
  filterType: string
  fromDate: string
  toDate: string
}

/** How the seven filter types read. */
export const filterLabels: Record<string, string> = {
  applicationDate: 'Application Date',
  appointmentDate: 'Appointment Date',
  pucExpiry: 'PUC Expiry',
  insuranceExpiry: 'Insurance Expiry',
  fitnessExpiry: 'Fitness Expiry',
  taxExpiry: 'Tax Expiry',
  permitExpiry: 'Permit Expiry',
}

/** The first day of the current month to today, by application date (spec/2 point 5). */
export function defaultFilter(now = new Date()): DateFilter {
  const today = istDay(now)
  return { filterType: 'applicationDate', fromDate: monthStart(today), toDate: today }
}

interface FilterFormProps {
  value: DateFilter
  /** Called only when both dates are there and in order. */
  onFilter: (filter: DateFilter) => void
  /** The filter types to offer; none of them for a filter by two dates alone. */
  types?: readonly string[]
  pending?: boolean
}

/** Filter Type, From Date, To Date, and the Filter button. An empty date sends nothing. */
export function FilterForm({ value, onFilter, types = [], pending = false }: FilterFormProps) {
  const [draft, setDraft] = useState(value)
  const [told, setTold] = useState(value)
  const [tried, setTried] = useState(false)
  if (JSON.stringify(value) !== JSON.stringify(told)) {
    setTold(value)
    setDraft(value)
  }
  const id = useId()
  const reversed = draft.fromDate !== '' && draft.toDate !== '' && draft.fromDate > draft.toDate
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (draft.fromDate && draft.toDate && !reversed) onFilter(draft)
  }
  const day = (name: 'fromDate' | 'toDate', label: string) => {
    const missing = tried && !draft[name]
    const wrong = missing ? `${label} is required` : reversed && name === 'fromDate' ? messages.filter.reversed : ''
    return (
      <div className="min-w-40 max-md:min-w-34 max-md:flex-1">
        <FieldLabel htmlFor={`${id}-${name}`} required>
          {label}
        </FieldLabel>
        <Input
          id={`${id}-${name}`}
          type="date"
          aria-required
          aria-invalid={wrong ? true : undefined}
          aria-describedby={wrong ? `${id}-${name}-error` : undefined}
          className="tnum"
          value={draft[name]}
          onChange={(event) => setDraft({ ...draft, [name]: event.target.value })}
        />
        {wrong && <FieldError id={`${id}-${name}-error`}>{wrong}</FieldError>}
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="mb-4 flex flex-wrap items-start gap-3 print:hidden">
      {types.length > 0 && (
        <div className="min-w-48 max-md:w-full">
          <FieldLabel htmlFor={`${id}-type`}>{messages.filter.type}</FieldLabel>
          <Select
            id={`${id}-type`}
            options={types.map((type) => ({ value: type, label: filterLabels[type] ?? type }))}
            value={draft.filterType}
            onValueChange={(filterType) => setDraft({ ...draft, filterType })}
          />
        </div>
      )}
      {day('fromDate', messages.filter.from)}
      {day('toDate', messages.filter.to)}
      <Button type="submit" look="primary" pending={pending} className="mt-6.5 max-md:mt-0 max-md:w-full">
        {!pending && <ListFilter aria-hidden="true" />}
        {messages.filter.submit}
      </Button>
    </form>
  )
}
