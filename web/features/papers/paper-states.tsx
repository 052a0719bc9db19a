import { ChevronDown, CircleAlert, CircleCheck, CircleDashed, CircleMinus, type LucideIcon } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { HOUR } from '#contract/durations.ts'
import type { Role } from '#contract/endpoint.ts'
import type { SessionUser } from '#contract/identity/identity.ts'
import type { Attachment, CasePaper, Checklist } from '#contract/papers/paper.ts'
import { dealerStateLabels, type PaperState, paperStateLabels } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import { wantedPapersOf } from '#web/features/cases/file-state.tsx'
import { areSingleKeysOn, isTyping } from '#web/lib/keys.ts'
import { letterOf as letterOfVerb } from '#web/lib/verbs.ts'
import { Badge, type Tone } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'
import { type NotedState, usePaperChange, usePaperState } from './paper-changes.ts'

export const paperLooks: Record<PaperState, { tone: Tone; icon: LucideIcon }> = {
  missing: { tone: 'warn', icon: CircleDashed },
  received: { tone: 'good', icon: CircleCheck },
  deficient: { tone: 'bad', icon: CircleAlert },
  notNeeded: { tone: 'plain', icon: CircleMinus },
}

const plain = ['received', 'missing'] as const

const noted = ['deficient', 'notNeeded'] as const

interface StateMenuProps {
  paper: Pick<CasePaper, 'name' | 'state'>
  isPending?: boolean
  onChoose: (state: (typeof plain)[number]) => void
  /** Asks for the note that a state needs. */
  onAsk: (state: (typeof noted)[number]) => void
}

export function StateMenu({ paper: { name, state: present }, isPending, onChoose, onAsk }: StateMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Button size="sm" variant="ghost" pending={isPending} aria-label={t.papers('changeState', { name })}>
          {t.papers('state')}
          <ChevronDown />
        </Button>
      }
    >
      {plain.map((state) => (
        <MenuItem key={state} disabled={present === state} onSelect={() => onChoose(state)}>
          {paperStateLabels()[state]}
        </MenuItem>
      ))}
      {noted.map((state) => (
        <MenuItem key={state} onSelect={() => onAsk(state)}>
          {t.papers('withNote', { state: paperStateLabels()[state] })}
        </MenuItem>
      ))}
    </DropdownMenu>
  )
}

/** The state of a paper, and for the office whether it is to look at. */
export function StateBadges({ paper, viewer }: { paper: CasePaper; viewer: Role }) {
  if (viewer === 'client')
    return isBeingChecked(paper) ? (
      <Badge tone="info" icon={CircleDashed}>
        {t.papers('beingChecked')}
      </Badge>
    ) : (
      <Badge {...paperLooks[paper.state]}>{dealerStateLabels()[paper.state]}</Badge>
    )
  return (
    <>
      <Badge {...paperLooks[paper.state]}>{paperStateLabels()[paper.state]}</Badge>
      {isToLookAt(paper, viewer) && <Badge tone="info">{t.papers('toCheck')}</Badge>}
    </>
  )
}

/** The papers that are wanted come first, as they were at first sight: a row that changes its state keeps its place. */
export function useLackingFirst(papers: readonly CasePaper[]): CasePaper[] {
  const [first] = useState(() => wantedPapersOf({ papers }).map(({ paperId }) => paperId))
  const place = ({ paperId }: CasePaper) => (first.includes(paperId) ? 0 : 1)
  return papers.toSorted((a, b) => place(a) - place(b))
}

/** Whether a paper is to look at: the dealer sent a file that nobody of the office has seen. */
export const isToLookAt = ({ checkedAt, attachments }: CasePaper, viewer: Role) =>
  viewer !== 'client' && checkedAt === null && attachments.some(({ by }) => by.role === 'client')

/** What a dealer has sent is received once the office has looked at it. */
const isBeingChecked = (paper: CasePaper) => paper.state === 'received' && isToLookAt(paper, 'employee')

export const paperMarks = ['received', 'deficient', 'checked'] as const

export type PaperMark = (typeof paperMarks)[number]

export type MarkPaper = (paper: CasePaper, mark: PaperMark) => void

/** The key of each mark of a paper, in the list and in the viewer. */
export const keyOfMark: Record<PaperMark, string> = {
  received: letterOfVerb('received'),
  deficient: letterOfVerb('objection'),
  checked: letterOfVerb('checked'),
}

/** Returns what marks a paper; `onAsk` opens the dialog for the note of a deficient one. */
export function usePaperMarks(caseId: string, onAsk: (noted: NotedState) => void): MarkPaper {
  const change = usePaperChange()
  const { note } = usePaperState(caseId)
  return (paper, mark) => {
    const { paperId } = paper
    if (mark === 'deficient') onAsk({ paper, state: mark })
    else if (mark === 'checked') change.mutate({ params: { caseId }, body: { paperId, checked: true } })
    else void note(paper, mark).catch(() => undefined)
  }
}

/**
 * Returns the letter of a key in upper case; empty while typing, with a modifier, of which Shift and R mean all papers,
 * for a key that is held down, and with single keys off.
 */
const letterOf = ({ key, target, ctrlKey, altKey, metaKey, shiftKey, repeat }: KeyboardEvent) =>
  repeat || ctrlKey || altKey || metaKey || shiftKey || isTyping(target) || !areSingleKeysOn() ? '' : key.toUpperCase()

/** Returns what the key of an event marks a paper as, or undefined. */
export const markOfKey = (event: KeyboardEvent): PaperMark | undefined =>
  paperMarks.find((mark) => keyOfMark[mark] === letterOf(event))

/**
 * The keys of a paper while one of its buttons has the focus: the arrows move, R is received, D deficient, L looked at, U
 * adds files.
 */
export function usePaperKeys(papers: readonly CasePaper[], onMark: MarkPaper) {
  return (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, currentTarget, ctrlKey, altKey, metaKey } = event
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-paper]') : null
    const paper = papers.find(({ paperId }) => paperId === row?.dataset.paper)
    if (event.defaultPrevented || !row || !paper || isTyping(target) || ctrlKey || altKey || metaKey) return
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-paper]')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const mark = markOfKey(event)
    if (step) firstButtonOf(rows[rows.indexOf(row) + step])?.focus()
    else if (mark) onMark(paper, mark)
    else if (letterOf(event) === letterOfVerb('addFiles'))
      row.querySelector<HTMLInputElement>('input[type="file"][multiple]')?.click()
    else return
    event.preventDefault()
  }
}

/** The camera's button is hidden on devices without one. */
const firstButtonOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('button') ?? [])].find((button) => button.offsetParent !== null)

/** All files of a case, in the order of the checklist. */
export const filesOf = ({ papers, loose }: Checklist): Attachment[] => [
  ...papers.flatMap(({ attachments }) => attachments),
  ...loose,
]

/* What the screen offers; the server decides. */

/** Staff move every file of a case, a dealer an own one within an hour. */
export const mayMove = (file: Attachment, { role }: SessionUser): boolean => role !== 'client' || isOwnOfLastHour(file)

/** Superadmins delete every file, others an own one within an hour. */
export const mayDelete = (file: Attachment, { role }: SessionUser): boolean =>
  role === 'superadmin' || isOwnOfLastHour(file)

const isOwnOfLastHour = ({ isOwn, at }: Attachment): boolean => isOwn && Date.now() - Date.parse(at) < HOUR
