import { clsx } from 'clsx'
import type { ReactNode, RefObject } from 'react'
import { type QueryState, QueryView, ShowMore } from './query-view.tsx'
import { Loading, Skeleton } from './skeleton.tsx'

interface KeyboardListProps<Row> {
  label: string
  /** Its data are the number of all rows. */
  query: QueryState<number>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  index: number
  list: RefObject<HTMLUListElement | null>
  row: (row: Row, isCurrent: boolean) => ReactNode
  rowClass?: string
  errorTitle: string
  empty: ReactNode
  onMove: (step: 1 | -1) => void
  onMore: () => void
}

/** A list with a current row, through which the arrows move; "Show more" lengthens it. */
export function KeyboardList<Row>(props: KeyboardListProps<Row>) {
  const { label, query, rows, keyOf, index, list, row: render, rowClass = '', onMove, onMore } = props
  return (
    <QueryView
      query={query}
      errorTitle={props.errorTitle}
      skeleton={<SkeletonList />}
      isEmpty={(total) => total === 0}
      empty={props.empty}
    >
      {(total) => (
        <>
          <ul
            ref={list}
            aria-label={label}
            className="divide-y"
            onKeyDown={(event) => {
              // A menu of the row, whose events come here too, has taken the key.
              if (event.defaultPrevented) return
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
              event.preventDefault()
              onMove(event.key === 'ArrowDown' ? 1 : -1)
            }}
          >
            {rows.map((row, at) => (
              <li
                key={keyOf(row)}
                aria-current={at === index || undefined}
                className={clsx(rowClass, at === index ? 'bg-accent-soft' : 'hover:bg-hover/60')}
              >
                {render(row, at === index)}
              </li>
            ))}
          </ul>
          <ShowMore shown={rows.length} total={total} onMore={onMore} />
        </>
      )}
    </QueryView>
  )
}

const SkeletonList = () => (
  <Loading className="grid gap-2 p-4">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="h-8 w-full" />
    ))}
  </Loading>
)
