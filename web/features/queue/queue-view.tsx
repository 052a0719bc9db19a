import { useNavigate } from '@tanstack/react-router'
import type { RefObject } from 'react'
import { messages } from '#contract/messages.ts'
import type { QueueRow } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { OpenPage } from '#web/domain/open-page.tsx'
import { toast } from '#web/lib/toast.ts'
import { useListFocus, useListKeys } from '#web/lib/use-list-focus.ts'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { KeyLegend } from '#web/ui/kbd.tsx'
import { KeyboardList } from '#web/ui/keyboard-list.tsx'
import { emptyTexts, kindLabels, sourceOf } from './kind-texts.ts'
import { QueueNav } from './queue-nav.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { QueueRowItem } from './queue-row.tsx'
import { type RowAct, rowActs, rowForm, rowPage } from './row-actions.ts'
import { useQueue } from './use-queue.ts'

interface QueueViewProps {
  role: StaffRole
  /** True while the dialog of an action is open. */
  isActing: boolean
  onAct: (name: RowAct['name'], row: QueueRow) => void
}

/**
 * The queues, the rows of one, and the panel of the current row. J and K or the arrows move, Enter opens, a letter acts,
 * a digit chooses a queue (docs/decisions/0040).
 */
export function QueueView({ role, isActing, onAct }: QueueViewProps) {
  const queue = useQueue(role)
  const { kinds, kind, current, isOpen } = queue
  const { list, focusNow, focusSoon } = useListFocus(isActing || isOpen)
  const navigate = useNavigate()

  const act = ({ name, reason }: RowAct, row: QueueRow) => {
    if (reason) return toast({ kind: 'warning', title: reason })
    queue.select(row)
    focusSoon()
    onAct(name, row)
  }
  const open = (row: QueueRow) => {
    const [first] = rowActs(row, role)
    // A payment's own view shows more than a panel could.
    if (first?.name === 'check') act(first, row)
    else queue.open(row)
  }
  const move = (step: 1 | -1) => {
    queue.move(step)
    focusSoon()
  }
  const choose = (next: typeof kind) => {
    queue.choose(next)
    focusSoon()
  }

  const page = current && rowPage(current, role)
  const form = current && rowForm(current, role)
  const keys: Record<string, () => void> = { j: () => move(1), k: () => move(-1) }
  for (const [at, one] of kinds.entries()) keys[String(at + 1)] = () => choose(one)
  if (current) for (const one of rowActs(current, role)) keys[one.letter] = () => act(one, current)
  if (page) keys.o = () => void navigate(page.link)
  if (form) keys.e = () => void navigate(form)
  useListKeys(isActing ? {} : keys, isOpen)
  return (
    <div className="grid gap-4 xl:grid-cols-[14rem_minmax(0,1fr)] xl:items-start">
      <QueueNav kinds={kinds} kind={kind} onChoose={choose} />
      <div className="min-w-0">
        <Card title={kindLabels[kind]} flush>
          <QueueList queue={queue} role={role} list={list} onMove={move} onOpen={open} onAct={act} />
        </Card>
        <KeyLegend
          keys={[
            { names: ['J', 'K'], text: messages.queue.keyMove },
            { names: ['Enter'], text: messages.queue.keyOpen },
            { names: [`1–${kinds.length}`], text: messages.queue.keyChoose },
          ]}
        />
      </div>
      <QueuePanel queue={queue} role={role} onMove={move} onFocusBack={focusNow} onAct={act} />
    </div>
  )
}

interface QueueListProps {
  queue: ReturnType<typeof useQueue>
  role: StaffRole
  list: RefObject<HTMLUListElement | null>
  onMove: (step: 1 | -1) => void
  onOpen: (row: QueueRow) => void
  onAct: (act: RowAct, row: QueueRow) => void
}

/** The rows of a queue, the longest wait first. */
function QueueList({ queue, role, list, onMove, onOpen, onAct }: QueueListProps) {
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
