import { createContext, Fragment, useContext } from 'react'
import { findIgnoringSeparators } from './find-ignoring-separators.ts'

/** The search text of the surrounding table. */
export const TableQuery = createContext('')

export function TableHighlight({ children }: { children: string }) {
  return <Highlight text={children} query={useContext(TableQuery)} />
}

export function Highlight({ text, query }: { text: string; query: string }) {
  return <Marked text={text} matches={findIgnoringSeparators(text, query)} />
}

/** A text in which `matches`, pairs of start and end, are marked. */
export function Marked({ text, matches }: { text: string; matches: readonly (readonly [from: number, to: number])[] }) {
  if (matches.length === 0) return breakable(text)
  return matches.flatMap(([from, to], index) => [
    breakable(text.slice(matches[index - 1]?.[1] ?? 0, from)),
    <mark key={from}>{text.slice(from, to)}</mark>,
    index === matches.length - 1 ? breakable(text.slice(to)) : '',
  ])
}

/** An e-mail address breaks after its @ before it breaks within a word. */
function breakable(text: string) {
  const after = text.indexOf('@') + 1
  if (after === 0) return text
  return (
    <Fragment key={text}>
      {text.slice(0, after)}
      <wbr />
      {text.slice(after)}
    </Fragment>
  )
}
