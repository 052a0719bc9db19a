import { createContext, useContext } from 'react'
import { Highlight } from '#web/ui/highlight.tsx'

/** The search text of the surrounding table. */
export const TableQuery = createContext('')

export function TableHighlight({ children }: { children: string }) {
  return <Highlight text={children} query={useContext(TableQuery)} />
}
