import { TriangleAlert } from 'lucide-react'
import { createContext, Fragment, useContext } from 'react'
import { t } from '#contract/texts.ts'

/** The search text of the surrounding table. */
export const TableQuery = createContext('')

export function TableHighlight({ children }: { children: string }) {
  return <Highlight text={children} query={useContext(TableQuery)} />
}

export function Highlight({ text, query }: { text: string; query: string }) {
  return <Marked text={text} matches={findIgnoringSeparators(text, query)} />
}

/** A text in which `matches`, pairs of start and end, are marked. */
function Marked({ text, matches }: { text: string; matches: readonly (readonly [from: number, to: number])[] }) {
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

/** Separators in number plates and phone numbers, which users may type or omit. */
const SEPARATORS = /[\s\-.]/

/** The minimum number of matching letters and digits for a match without separators. */
const MIN_BARE_LENGTH = 4

/**
 * Finds `query` in `text`, ignoring letter case: as typed, or else ignoring separators in both, so that `mh12ab`
 * matches `MH 12 AB 1234`. Returns pairs of start and end.
 */
export function findIgnoringSeparators(text: string, query: string): [from: number, to: number][] {
  const lower = text.toLowerCase()
  const exact = query.trim().toLowerCase()
  if (!exact) return []
  const matches = findAll(lower, exact)
  const bareQuery = [...exact].filter((character) => !SEPARATORS.test(character)).join('')
  if (matches.length > 0 || bareQuery.length < MIN_BARE_LENGTH)
    return matches.map((index) => [index, index + exact.length])
  const keptIndexes = Array.from(lower, (_, index) => index).filter((index) => !SEPARATORS.test(lower[index] ?? ''))
  return findAll(keptIndexes.map((index) => lower[index]).join(''), bareQuery).map((index) => [
    keptIndexes[index] ?? 0,
    (keptIndexes[index + bareQuery.length - 1] ?? 0) + 1,
  ])
}

function findAll(text: string, query: string): number[] {
  const matches: number[] = []
  for (let index = text.indexOf(query); index !== -1; index = text.indexOf(query, index + query.length))
    matches.push(index)
  return matches
}

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

export const lookAlikeText = (name: string, looksLike: string | undefined): string =>
  looksLike === undefined ? name : `${name} ${t.client('looksLike', { firmName: looksLike })}`

/** The name of a firm, with a warning if it looks the same as an older one. */
export function NameWithLookAlike({ name, looksLike }: { name: string; looksLike: string | undefined }) {
  return (
    <>
      <span translate="no">
        <TableHighlight>{name}</TableHighlight>
      </span>
      {looksLike !== undefined && (
        <span className="mt-0.5 flex items-center gap-1.5 font-normal text-sm text-warn">
          <TriangleAlert className="size-4 shrink-0" />
          <TableHighlight>{t.client('looksLike', { firmName: looksLike })}</TableHighlight>
        </span>
      )}
    </>
  )
}
