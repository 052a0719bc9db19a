import { type KeyboardEvent, useState } from 'react'
import type { Role } from '#contract/endpoint.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import { wantedPapersOf } from '#web/features/cases/checklist.tsx'
import type { NotedState } from '#web/features/papers/paper-dialogs.tsx'
import { usePaperChange, usePaperState } from '#web/features/papers/use-paper-change.ts'
import { areSingleKeysOn, isTyping } from '#web/lib/keys.ts'

/** The papers that are wanted come first, as they were at first sight: a row that changes its state keeps its place. */
export function useLackingFirst(papers: readonly CasePaper[]): CasePaper[] {
  const [first] = useState(() => wantedPapersOf({ papers }).map(({ paperId }) => paperId))
  const place = ({ paperId }: CasePaper) => (first.includes(paperId) ? 0 : 1)
  return papers.toSorted((a, b) => place(a) - place(b))
}

/** Whether a paper is to look at: the dealer sent a file that nobody of the office has seen. */
export const isToLookAt = ({ checkedAt, attachments }: CasePaper, viewer: Role) =>
  viewer !== 'client' && checkedAt === null && attachments.some(({ by }) => by.role === 'client')

export const paperMarks = ['received', 'deficient', 'checked'] as const
export type PaperMark = (typeof paperMarks)[number]
export type MarkPaper = (paper: CasePaper, mark: PaperMark) => void

/** The key of each mark of a paper, in the list and in the viewer. */
export const keyOfMark: Record<PaperMark, string> = { received: 'R', deficient: 'D', checked: 'L' }

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
    else if (letterOf(event) === 'U') row.querySelector<HTMLInputElement>('input[type="file"][multiple]')?.click()
    else return
    event.preventDefault()
  }
}

/** The camera's button is hidden on devices without one. */
const firstButtonOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('button') ?? [])].find((button) => button.offsetParent !== null)
