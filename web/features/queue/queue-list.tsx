import type { RefObject } from 'react'
import { messages } from '#contract/messages.ts'
import type { QueueRow } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { Button } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Loading, Skeleton } from '#web/ui/skeleton.tsx'
import { emptyTexts, kindLabels, sourceOf } from './kind-texts.ts'
import { QueueRowItem } from './queue-row.tsx'
import type { RowAct } from './row-actions.ts'
import { rowKey } from './row-texts.ts'
import type { useQueue } from './use-queue.ts'

interface QueueListProps {
  queue: ReturnType<typeof useQueue>
  role: StaffRole
  list: RefObject<HTMLUListElement | null>
  onMove: (step: 1 | -1) => void
  onOpen: (row: QueueRow) => void
  onAct: (act: RowAct, row: QueueRow) => void
}

/** The rows of a queue, the longest wait first. */
export function QueueList({ queue, role, list, onMove, onOpen, onAct }: QueueListProps) {
  const { kind, rows, total = 0, index, query } = queue
  return (
    <QueryView
      query={query}
      errorTitle={messages.queue.fetchFailed}
      skeleton={<SkeletonRows />}
      isEmpty={(count) => count === 0}
      empty={
        <EmptyState
          title={messages.queue.emptyTitle(kindLabels[kind])}
          detail={emptyTexts[kind]}
          action={<OpenPage {...sourceOf(kind, role)} />}
        />
      }
    >
      {() => (
        <>
          <ul
            ref={list}
            aria-label={kindLabels[kind]}
            className="divide-y"
            onKeyDown={(event) => {
              if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
              event.preventDefault()
              onMove(event.key === 'ArrowDown' ? 1 : -1)
            }}
          >
            {rows.map((row, at) => (
              <QueueRowItem
                key={rowKey(row)}
                row={row}
                role={role}
                isCurrent={at === index}
                onOpen={() => onOpen(row)}
                onAct={(act) => onAct(act, row)}
              />
            ))}
          </ul>
          {rows.length < total && (
            <div className="border-t p-3 text-center">
              <Button variant="ghost" onClick={queue.showMore}>
                {messages.table.showMore(rows.length, total)}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryView>
  )
}

const SkeletonRows = () => (
  <Loading className="grid gap-2 p-4">
    {[1, 2, 3, 4, 5, 6].map((row) => (
      <Skeleton key={row} className="h-8 w-full" />
    ))}
  </Loading>
)
