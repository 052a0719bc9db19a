import { Check, FileText } from 'lucide-react'
import { createContext, type KeyboardEvent, type ReactNode, useContext, useEffect, useEffectEvent } from 'react'
import { flushSync } from 'react-dom'
import { get, useFormContext, useWatch } from 'react-hook-form'
import type { FieldPath } from '#contract/cases/case-field-sets.ts'
import { fieldByPath } from '#contract/cases/case-reading.ts'
import { t, textOf } from '#contract/texts.ts'
import { afterPaint } from '#web/lib/dom.ts'
import { TAKE_KEY } from '#web/lib/keys.ts'
import { Button } from '#web/ui/button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { type CaseFormValues, useCaseFormContext } from './case-form-values.tsx'

/** A value that a paper says for a field; nothing of it is in the form before a person takes it. */
export interface PaperProposal {
  /** As the form has it; an amount in rupees. */
  value: string | number
  /** As it is read. */
  text: string
  /** Whether it may be taken together with others. */
  isCertain: boolean
  /** What the paper is. */
  source: string
  /** Where it stands on the paper: the address of a picture; null for what it can be beside that. */
  picture: string | null
}

/** The proposals for each field, the likeliest first; several where papers differ. */
export type PaperProposals = Readonly<Partial<Record<FieldPath, readonly PaperProposal[]>>>

export const PaperProposalsContext = createContext<PaperProposals | null>(null)

/** The marks by which the next field is found. */
const OPEN = 'data-proposed'

/** The owners' fields are filled in whole or not at all, so that none of them is taken together with others. */
const isTakenAlone = (path: string) => path.startsWith('ownerDetails.')

const isEmpty = (value: unknown) => value === '' || value === null || value === undefined

/** Whether a field still has what the form began with: what was typed stays. */
function isUntouched(value: unknown, initial: unknown): boolean {
  return isEmpty(value) || value === initial
}

function useWrite() {
  const { setValue, formState } = useFormContext<CaseFormValues>()
  return (path: FieldPath, value: string | number) =>
    setValue(path, value, { shouldDirty: true, shouldValidate: formState.isSubmitted })
}

const REQUIRED = 'form :is(input, textarea)[required], form [role="radiogroup"][aria-required="true"]'

/** Whether a field waits: it has an open proposal, or is required and has no value. */
function waits(field: HTMLElement): boolean {
  if (field.matches('[role="radiogroup"]')) return !field.querySelector('[data-state="checked"]')
  return field.hasAttribute(OPEN) || (field as HTMLInputElement).value === ''
}

/** Goes on to the next input of the section. */
function focusBehind(place: Element | null): void {
  const inputs = [...(place?.closest('[data-section]')?.querySelectorAll<HTMLElement>('input, textarea') ?? [])]
  inputs.find((input) => place && isBehind(place, input))?.focus()
}

const isBehind = (place: Element, field: Element) =>
  (place.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0 && !place.contains(field)

/** Goes on to the next field that waits, behind a place of the form or from its beginning. */
function focusNext(place: Element | null): void {
  const all = [...document.querySelectorAll<HTMLElement>(`#main :is([${OPEN}], ${REQUIRED})`)].filter(waits)
  const next = all.find((field) => place === null || isBehind(place, field)) ?? all[0]
  const control = next?.matches('input, textarea') ? next : next?.querySelector<HTMLElement>('input, textarea, button')
  control?.focus()
  control?.scrollIntoView({ block: 'nearest' })
}

/**
 * A field of a new case with what papers say for it: Enter takes the first proposal of a field that nobody has filled in,
 * and goes on. In a saved case there are none.
 */
export function WithProposals({
  name,
  className,
  children,
}: {
  name: FieldPath
  className?: string | undefined
  children: ReactNode
}) {
  const papers = useContext(PaperProposalsContext)
  if (!papers) return children
  return (
    <Proposed name={name} proposals={papers[name] ?? []} className={className}>
      {children}
    </Proposed>
  )
}

interface ProposedProps {
  name: FieldPath
  proposals: readonly PaperProposal[]
  className?: string | undefined
  children: ReactNode
}

function Proposed({ name, proposals, className, children }: ProposedProps) {
  const { control } = useCaseFormContext()
  const { formState } = useFormContext<CaseFormValues>()
  const write = useWrite()
  const value = useWatch({ control, name }) as unknown
  const taken = proposals.find((one) => one.value === value)
  const [first] = proposals
  const isOpen = first !== undefined && !taken && isUntouched(value, get(formState.defaultValues, name))
  const take = (proposal: PaperProposal, from: Element | null) => {
    // The next key belongs to the next field.
    flushSync(() => write(name, proposal.value))
    if (isTakenAlone(name)) focusBehind(from)
    else focusNext(from)
  }
  const press = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isOpen || event.key !== 'Enter' || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    const { target, currentTarget } = event
    // Enter in an open list chooses, and on a button presses it.
    if (!(target instanceof HTMLInputElement) || target.getAttribute('aria-expanded') === 'true') return
    event.preventDefault()
    event.stopPropagation()
    take(first, currentTarget)
  }
  return (
    // It only listens to a key of its field.
    <div
      {...(isOpen && !isTakenAlone(name) && { [OPEN]: '' })}
      className={`group/proposed relative min-w-0 ${className ?? ''}`}
      onKeyDownCapture={press}
    >
      {children}
      {proposals.length > 0 && <Offers name={name} proposals={proposals} taken={taken} isOpen={isOpen} onTake={take} />}
    </div>
  )
}

interface OffersProps {
  name: FieldPath
  proposals: readonly PaperProposal[]
  taken: PaperProposal | undefined
  isOpen: boolean
  onTake: (proposal: PaperProposal, from: Element | null) => void
}

function Offers({ name, proposals, taken, isOpen, onTake }: OffersProps) {
  const label = textOf(fieldByPath[name].field.label)
  const picture = (taken ?? proposals[0])?.picture
  const others = proposals.filter((one) => one !== taken)
  return (
    <div className="mt-1.5 grid grid-cols-1 gap-1.5 text-sm">
      {picture && (
        <img
          src={picture}
          alt={t.readings('cutOut', { field: label })}
          // Over what lies above, so that nothing moves below a pointer.
          className="pointer-events-none absolute bottom-full left-0 z-20 mb-1 hidden max-h-18 max-w-full rounded-md border bg-white object-contain shadow-pop group-focus-within/proposed:block"
        />
      )}
      {taken && (
        <p className="flex items-center gap-1.5 text-good">
          <Check className="size-3.5 shrink-0" />
          {t.readings('asOn', { paper: taken.source })}
        </p>
      )}
      {others.map((one, index) => (
        <Button
          key={`${one.source} ${one.value}`}
          size="sm"
          className="h-auto min-h-7 justify-start whitespace-normal border-dashed text-left"
          // Enter in the field does the same for the first one.
          tabIndex={isOpen && index === 0 ? -1 : undefined}
          aria-label={t.readings('takeFor', { value: one.text, field: label, paper: one.source })}
          onClick={({ currentTarget }) => onTake(one, currentTarget.closest('.group\\/proposed'))}
        >
          <FileText />
          <span className="wrap-anywhere min-w-0">
            <span className="font-medium" translate="no">
              {one.text}
            </span>{' '}
            <span className="text-muted">
              {one.isCertain ? one.source : t.readings('doubtful', { paper: one.source })}
            </span>
          </span>
          {isOpen && index === 0 && (
            <span className="hidden shrink-0 group-focus-within/proposed:inline">
              <KeyHint keyName="Enter" />
            </span>
          )}
        </Button>
      ))}
    </div>
  )
}

/** The value of a field that was taken from a paper; empty without one. */
export function useTaken(name: FieldPath): string {
  const { control } = useCaseFormContext()
  const papers = useContext(PaperProposalsContext)
  const value = useWatch({ control, name }) as unknown
  return papers?.[name]?.some((one) => one.value === value) ? String(value) : ''
}

/** Takes what is certain for fields that nobody has filled in, by a button and its key; nothing without any. */
export function TakeCertain() {
  const papers = useContext(PaperProposalsContext)
  const { control, getValues, formState } = useFormContext<CaseFormValues>()
  const write = useWrite()
  const values = useWatch({ control }) as CaseFormValues
  const open = Object.entries(papers ?? {}).flatMap(([path, proposals]) => {
    const [name, first] = [path as FieldPath, proposals[0]]
    const value = get(values, path) as unknown
    const isOpen = first?.isCertain && first.value !== value && isUntouched(value, get(formState.defaultValues, path))
    return first && isOpen && !isTakenAlone(path) ? [{ name, value: first.value }] : []
  })
  const take = () => {
    for (const { name, value } of open) if (getValues(name) !== value) write(name, value)
    // The RTO follows the plate first.
    afterPaint(() => focusNext(null))
  }
  const press = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (event.key !== TAKE_KEY || event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    if (open.length > 0) take()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => press(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
  if (open.length === 0) return null
  return (
    <Button variant="primary" size="sm" aria-keyshortcuts={TAKE_KEY} onClick={take}>
      {t.readings('takeCertain', { count: open.length })}
      <KeyHint keyName={TAKE_KEY} />
    </Button>
  )
}
