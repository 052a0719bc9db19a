import { useContext } from 'react'
import { findIgnoringSeparators } from './find-ignoring-separators.ts'
import { Marked, TableQuery } from './highlight.tsx'

/**
 * A number in groups, `MH 12 AB 1234` or `98220 12345`. Only padding parts them: the browser's own search finds the number
 * as it was typed, and other portals, into which numbers are copied all day, take it.
 */
export function Grouped({ groups, query }: { groups: readonly string[]; query?: string }) {
  const tableQuery = useContext(TableQuery)
  const matches = findIgnoringSeparators(groups.join(''), query ?? tableQuery)
  return groups.map((group, index) => {
    const start = groups.slice(0, index).join('').length
    const ofGroup = matches
      .map(([from, to]) => [Math.max(from - start, 0), Math.min(to - start, group.length)] as const)
      .filter(([from, to]) => from < to)
    return (
      <span key={start} translate="no" className={index < groups.length - 1 ? 'pr-1' : undefined}>
        <Marked text={group} matches={ofGroup} />
      </span>
    )
  })
}
