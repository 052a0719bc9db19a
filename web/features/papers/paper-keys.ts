import { type KeyboardEvent, useState } from 'react'
import type { CasePaper } from '#contract/papers/paper.ts'
import { lackingPapersOf } from '#web/domain/checklist.tsx'
import { isTyping } from '#web/lib/use-keys.ts'

/** The lacking papers come first, as they were at first sight: a row that changes its state keeps its place. */
export function useLackingFirst(papers: readonly CasePaper[]): CasePaper[] {
  const [first] = useState(() => lackingPapersOf({ papers }).map(({ paperId }) => paperId))
  const place = ({ paperId }: CasePaper) => (first.includes(paperId) ? 0 : 1)
  return papers.toSorted((a, b) => place(a) - place(b))
}

/** The keys of a paper while one of its buttons has the focus: the arrows move, R is received, D deficient, U adds files. */
export function usePaperKeys(
  papers: readonly CasePaper[],
  note: (paper: CasePaper, state: 'received' | 'deficient') => void,
) {
  return (event: KeyboardEvent<HTMLUListElement>) => {
    const { key, target, currentTarget, ctrlKey, altKey, metaKey, repeat } = event
    const row = target instanceof Element ? target.closest<HTMLElement>('[data-paper]') : null
    const paper = papers.find(({ paperId }) => paperId === row?.dataset.paper)
    if (!row || !paper || isTyping(target) || ctrlKey || altKey || metaKey) return
    const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-paper]')]
    const step = { ArrowDown: 1, ArrowUp: -1 }[key]
    const letter = repeat ? '' : key.toLowerCase()
    if (step) firstButtonOf(rows[rows.indexOf(row) + step])?.focus()
    else if (letter === 'r') note(paper, 'received')
    else if (letter === 'd') note(paper, 'deficient')
    else if (letter === 'u') row.querySelector<HTMLInputElement>('input[type="file"][multiple]')?.click()
    else return
    event.preventDefault()
  }
}

/** The camera's button is hidden where there is none. */
const firstButtonOf = (row: HTMLElement | undefined) =>
  [...(row?.querySelectorAll('button') ?? [])].find((button) => button.offsetParent !== null)
