import { Link } from '@tanstack/react-router'
import { CalendarPlus } from 'lucide-react'
import {
  createContext,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useContext,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { ExpiringCase, ExpiryType } from '#contract/cases/expiry.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { draftKey, readDraft, removeDraft, writeDraft } from '#web/forms/draft.tsx'
import { paths } from '#web/lib/paths.ts'
import { expiryReads } from '#web/lib/query.ts'
import { useUser } from '#web/lib/session.ts'
import { toast } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { DateInput, parseDay } from '#web/ui/date-input.tsx'
import { DayText } from '#web/ui/values.tsx'

export interface ExpiryTarget {
  id: string
  expiryType: ExpiryType
}

interface State {
  /** The date that is being edited, and the text of its input. */
  target: ExpiryTarget | null
  inputText: string
  /** The date that was edited last: its button regains the focus. */
  ended: ExpiryTarget | null
}

interface Editing extends State {
  pending: boolean
  begin: (target: ExpiryTarget) => void
  type: (inputText: string) => void
  cancel: () => void
  save: () => void
}

// A context, since table cells cannot pass props to each other.
const EditingContext = createContext<Editing | null>(null)

export function useEditing(): Editing {
  const editing = useContext(EditingContext)
  if (!editing) throw new Error('This belongs inside ExpiryEditing')
  return editing
}

const idle: State = { target: null, inputText: '', ended: null }

/** Provides the editing state: one expiry date at a time can be edited. */
export function ExpiryEditing({ children }: { children: ReactNode }) {
  const [state, setState] = useState(idle)
  const userId = useUser()?.id ?? ''
  const keyOf = ({ id, expiryType }: ExpiryTarget) => draftKey(userId, `expiry-${id}-${expiryType}`)
  const update = useApiMutation(caseEndpoints.updateExpiry, {
    invalidates: expiryReads,
    failureTitle: t.summary('expiryFailed'),
  })
  /** Another date that is edited by now stays open. */
  const end = (target: ExpiryTarget) => {
    removeDraft(keyOf(target))
    setState((now) => (isTarget(now.target, target) ? { ...idle, ended: target } : now))
  }
  const { target } = state
  const saved = update.variables && { id: update.variables.params.id, expiryType: update.variables.body.expiryType }
  const pending = update.isPending && saved !== undefined && isTarget(target, saved)
  const save = () => {
    const newExpiryDate = parseDay(state.inputText, { shortYear: true })
    if (!target || pending) return
    if (!newExpiryDate) return toast({ kind: 'error', title: t.summary('pickDate') })
    const { id, expiryType } = target
    update.mutate({ params: { id }, body: { expiryType, newExpiryDate } }, () => end(target))
  }
  const editing: Editing = {
    ...state,
    pending,
    begin: (begun) => {
      const kept = readDraft(keyOf(begun))?.inputText
      setState({ ...idle, target: begun, inputText: typeof kept === 'string' ? kept : '' })
    },
    type: (inputText) => {
      if (target) writeDraft(keyOf(target), { inputText }, { tabOnly: true })
      setState({ ...state, inputText })
    },
    cancel: () => target && end(target),
    save,
  }
  return <EditingContext value={editing}>{children}</EditingContext>
}

export const isTarget = (target: ExpiryTarget | null, { id, expiryType }: ExpiryTarget) =>
  target?.id === id && target.expiryType === expiryType

/** The input for the date that is being edited: Enter saves, Escape cancels. */
export function ExpiryInput({ label }: { label: string }) {
  const { inputText, type, save, cancel } = useEditing()
  const press = (event: KeyboardEvent) => {
    cancelOnEscape(event, cancel)
    if (event.key !== 'Enter') return
    event.preventDefault()
    save()
  }
  return <DateInput autoFocus aria-label={label} value={inputText} onValueChange={type} onKeyDown={press} />
}

export function SaveAndCancel() {
  const { pending, save, cancel } = useEditing()
  const button = useRef<HTMLButtonElement>(null)
  useFocusOfNextRow(button)
  const press = (event: KeyboardEvent) => cancelOnEscape(event, cancel)
  return (
    <>
      <Button ref={button} size="sm" onClick={cancel} disabled={pending} onKeyDown={press}>
        {t.session('cancel')}
      </Button>
      <Button size="sm" variant="primary" pending={pending} onClick={save} onKeyDown={press}>
        {t.general('save')}
      </Button>
    </>
  )
}

/** A row with a new date may leave its list: the next one, or the one before, gets the focus. */
function useFocusOfNextRow(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    const row = button.current?.closest('[data-row]')
    return () => {
      // The row is still there.
      const next = row?.nextElementSibling ?? row?.previousElementSibling
      setTimeout(() => {
        if (!row?.isConnected) next?.querySelector('button')?.focus()
      })
    }
  }, [button])
}

/** Within a dialog, the dialog has handled the key before. */
function cancelOnEscape(event: KeyboardEvent, cancel: () => void) {
  if (event.key !== 'Escape' || event.defaultPrevented) return
  event.preventDefault()
  cancel()
}

interface ExpiryRow {
  row: ExpiringCase
  expiryType: ExpiryType
}

/** The expiry date of a row, with an input below it while it is edited. */
export function ExpiryCell({ row, expiryType, day }: ExpiryRow & { day: string | null }) {
  const { target } = useEditing()
  const shown = day ? <DayText day={day} /> : t.summary('noValue')
  if (!isTarget(target, { id: row.id, expiryType })) return shown
  return (
    <div className="w-40 max-md:ml-auto">
      <ExpiryInput label={t.summary('newExpiryDate', { caseNo: row.CaseNo })} />
      <p className="mt-1 text-faint text-sm">{t.summary.rich('currentDate', { day: () => shown })}</p>
    </div>
  )
}

/** View Details and Edit of a row, or Save and Cancel while its date is edited. */
export function ExpiryActions({ row, expiryType }: ExpiryRow) {
  const { target, ended, begin } = useEditing()
  const ownTarget = { id: row.id, expiryType }
  if (isTarget(target, ownTarget)) return <SaveAndCancel />
  return (
    <>
      {/* The superadmin's path on both homes, as specified; the router redirects employees to their own path. */}
      <Link
        to={paths.superadmin.caseDetail.pattern}
        params={{ caseNo: row.CaseNo }}
        state={{ id: row.id }}
        className={buttonStyle({ variant: 'ghost', size: 'sm' })}
      >
        <span>{t.general('viewDetails')}</span>
        <span className="sr-only"> {t.cases('caseSuffix', { caseNumber: row.CaseNo })}</span>
      </Link>
      <Button
        icon={CalendarPlus}
        // Remounted after Save and Cancel, so that autoFocus applies.
        key="edit"
        size="sm"
        aria-label={t.summary('editExpiryDate', { caseNo: row.CaseNo })}
        autoFocus={isTarget(ended, ownTarget)}
        onClick={() => begin(ownTarget)}
      >
        {t.general('edit')}
      </Button>
    </>
  )
}
