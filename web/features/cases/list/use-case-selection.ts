import { useMemo, useState } from 'react'
import type { CaseRow } from '#contract/cases/case-lists.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import { messages } from '#contract/messages.ts'
import type { Selection } from '#web/table/selection.ts'

const none: ReadonlyMap<string, CaseRow> = new Map()

/** The chosen cases of a list, over all its pages; at most as many as one action takes. */
export function useCaseSelection(rows: readonly CaseRow[] | undefined) {
  const [chosen, setChosen] = useState(none)
  const choose = (cases: Iterable<CaseRow>) =>
    // Each once before they are counted: a row of the page may be chosen already.
    setChosen(new Map([...new Map([...cases].map((row) => [row.id, row]))].slice(0, MAX_BULK_CASES)))
  const selection: Selection<CaseRow> = {
    selected: useMemo(() => new Set(chosen.keys()), [chosen]),
    onChange: (ids) => choose([...chosen.values(), ...(rows ?? [])].filter(({ id }) => ids.has(id))),
    label: ({ CaseNo }) => messages.bulk.select(CaseNo),
  }
  return {
    chosen: [...chosen.values()],
    choose,
    selection,
  }
}
