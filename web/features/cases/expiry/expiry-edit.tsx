import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useState } from 'react'
import type { ExpiringCase, ExpiryType } from '#contract/cases/expiry.ts'
import { messages } from '#contract/messages.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { richText } from '#web/lib/rich-text.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { paths } from '#web/paths.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { DayText } from '#web/ui/date.tsx'
import { DateInput } from '#web/ui/date-input.tsx'
import { parseDay } from '#web/ui/day-text.ts'
import { caseQueries } from '../actions/case-queries.ts'

interface Editing {
  /** The case whose date is being edited, and the text of its field. */
  id: string | null
  inputText: string
  pending: boolean
  /** The case that was edited last: its button regains the focus. */
  endedId: string | null
  begin: (id: string) => void
  type: (inputText: string) => void
  cancel: () => void
  save: () => void
}

// A context, since table cells cannot pass props to each other.
const EditingContext = createContext<Editing | null>(null)

/** The editing state of the surrounding `ExpiryEditing`. */
export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('This belongs inside ExpiryEditing')
  return editing
}

/** Provides the editing state: one expiry date at a time can be edited. */
export function ExpiryEditing({ expiryType, children }: { expiryType: ExpiryType; children: ReactNode }) {
  const [state, setState] = useState<{ id: string | null; inputText: string; endedId: string | null }>(idle)
  const update = useApiMutation(caseEndpoints.updateExpiry, {
    invalidates: [caseQueries],
    failureTitle: messages.summary.expiryFailed,
  })
  const cancel = () => setState({ ...idle, endedId: state.id })
  const save = () => {
    const newExpiryDate = parseDay(state.inputText, { shortYear: true })
    if (state.id === null || update.isPending) return
    if (!newExpiryDate) return toast({ kind: 'error', title: messages.summary.pickDate })
    update.mutate({ params: { id: state.id }, body: { expiryType, newExpiryDate } }, cancel)
  }
  const editing: Editing = {
    ...state,
    pending: update.isPending,
    begin: (id) => setState({ id, inputText: '', endedId: null }),
    type: (inputText) => setState({ ...state, inputText }),
    cancel,
    save,
  }
  return <EditingContext value={editing}>{children}</EditingContext>
}

const idle = { id: null, inputText: '', endedId: null }

/** The expiry date of a row, with an input below it while it is edited. */
export function ExpiryCell({ row, day }: { row: ExpiringCase; day: string | null }) {
  const { id, inputText, type, save } = useEditing()
  const shown = day ? <DayText day={day} /> : messages.summary.noValue
  if (id !== row.id) return shown
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }
  return (
    <div className="w-40 max-md:ml-auto">
      <DateInput
        autoFocus
        aria-label={messages.summary.newExpiryDate(row.CaseNo)}
        value={inputText}
        onValueChange={type}
        onKeyDown={press}
      />
      <p className="mt-1 text-faint text-sm">{richText(messages.summary.currentDate(shown))}</p>
    </div>
  )
}

/** View Details and Edit of a row, or Save and Cancel while its date is edited. */
export function ExpiryActions({ row }: { row: ExpiringCase }) {
  const { id, endedId, pending, begin, save, cancel } = useEditing()
  if (id === row.id) {
    return (
      <>
        <Button size="sm" onClick={cancel} disabled={pending}>
          {messages.session.cancel}
        </Button>
        <Button size="sm" variant="primary" pending={pending} onClick={save}>
          {messages.general.save}
        </Button>
      </>
    )
  }
  return (
    <>
      {/* The superadmin's path on both homes, as specified; the router redirects employees to their own path. */}
      <Link
        to={paths.superadmin.caseDetail.pattern}
        params={{ caseNo: row.CaseNo }}
        state={{ id: row.id }}
        className={buttonStyle({ variant: 'ghost', size: 'sm' })}
      >
        {messages.general.viewDetails}
        <span className="sr-only"> {messages.cases.caseSuffix(row.CaseNo)}</span>
      </Link>
      <Button
        // Remounted after Save and Cancel, so that autoFocus applies.
        key="edit"
        size="sm"
        aria-label={messages.summary.editExpiryDate(row.CaseNo)}
        autoFocus={endedId === row.id}
        onClick={() => begin(row.id)}
      >
        <CalendarPlus aria-hidden="true" />
        {messages.general.edit}
      </Button>
    </>
  )
}
