import { useMemo, useState } from 'react'
import type { Selection } from './selection.ts'

/** The chosen rows of a list, over all its pages; at most as many as one action takes. */
export function useRowSelection<Row extends { id: string }>(
  rows: readonly Row[] | undefined,
  { most, label }: { most: number; label: (row: Row) => string },
) {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Row>>(new Map())
  // An action of its row, or somebody else, may have changed a row since it was chosen. While the columns of a board
  // load anew a row may be in two of them: the last one counts.
  const latest = new Map(rows?.map((row) => [row.id, row]))
  const current = new Map([...chosen].map(([id, row]) => [id, latest.get(id) ?? row]))
  if ([...current].some(([id, row]) => row !== chosen.get(id))) setChosen(current)
  const choose = (wanted: readonly Row[]) =>
    // Each once before they are counted: a row of the page may be chosen already.
    setChosen(new Map([...new Map(wanted.map((row) => [row.id, row]))].slice(0, most)))
  const selection: Selection<Row> = {
    selected: useMemo(() => new Set(chosen.keys()), [chosen]),
    onChange: (ids) => choose([...chosen.values(), ...(rows ?? [])].filter(({ id }) => ids.has(id))),
    label,
  }
  return {
    chosen: [...chosen.values()],
    choose,
    /** Takes a row that is done with out of the selection. */
    forget: (id: string) => setChosen((rows) => new Map([...rows].filter(([other]) => other !== id))),
    selection,
  }
}
