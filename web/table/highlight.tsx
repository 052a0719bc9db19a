import { createContext, useContext } from 'react'
import { Highlight } from '#web/ui/highlight.tsx'

/** What the table around is searched for. */
export const TableQuery = createContext('')

/** A text of a cell, with what the table's search found in it marked. */
export function TableHighlight({ children }: { children: string }) {
  return <Highlight text={children} query={useContext(TableQuery)} />
}
