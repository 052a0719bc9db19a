import type { RefObject } from 'react'
import { messages } from '#contract/messages.ts'
import type { QueueRow } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { KeyboardList } from '#web/ui/keyboard-list.tsx'
import { emptyTexts, kindLabels, sourceOf } from './kind-texts.ts'
import { QueueRowItem } from './queue-row.tsx'
import type { RowAct } from './row-actions.ts'
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
  const { kind } = queue
  return (
    <KeyboardList
      {...queue}
      label={kindLabels[kind]}
      list={list}
      rowClass="relative flex min-h-10 items-center gap-3 px-4 py-1"
      row={(row, isCurrent) => (
        <QueueRowItem
          row={row}
          role={role}
          isCurrent={isCurrent}
          onOpen={() => onOpen(row)}
          onAct={(act) => onAct(act, row)}
        />
      )}
      errorTitle={messages.queue.fetchFailed}
      empty={
        <EmptyState
          title={messages.queue.emptyTitle(kindLabels[kind])}
          detail={emptyTexts[kind]}
          action={<OpenPage {...sourceOf(kind, role)} />}
        />
      }
      onMove={onMove}
      onMore={queue.showMore}
    />
  )
}
