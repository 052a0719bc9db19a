import { createContext, useContext } from 'react'
import { Mark } from '#web/ui/mark.tsx'

/** What the table around is searched for. */
export const TableQuery = createContext('')

/** A text of a cell, with what the table's search found in it marked. */
export function Highlight({ children }: { children: string }) {
  return <Mark text={children} query={useContext(TableQuery)} />
}
