import { useNavigate } from '@tanstack/react-router'
import { messages } from '#contract/messages.ts'
import type { QueueRow } from '#contract/queue/queue.ts'
import { toast } from '#web/lib/toast.ts'
import { useKeys } from '#web/lib/use-keys.ts'
import { Card } from '#web/ui/card.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { kindLabels } from './kind-texts.ts'
import { QueueList } from './queue-list.tsx'
import { QueueNav } from './queue-nav.tsx'
import { QueuePanel } from './queue-panel.tsx'
import { type RowAct, rowActs, rowForm, rowPage, type StaffRole } from './row-actions.ts'
import { useQueue } from './use-queue.ts'
import { useRowFocus } from './use-row-focus.ts'

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
  const { list, focusNow, focusSoon } = useRowFocus(isActing || isOpen)
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
  const letters = current ? rowActs(current, role).map((one) => [one.letter, () => act(one, current)] as const) : []
  const digits = kinds.map((one, index) => [String(index + 1), () => choose(one)] as const)
  useKeys(
    isActing
      ? {}
      : {
          ...Object.fromEntries([...letters, ...digits]),
          j: () => move(1),
          k: () => move(-1),
          o: page ? () => void navigate(page.link) : undefined,
          e: form ? () => void navigate(form) : undefined,
        },
  )
  return (
    <div className="grid gap-4 xl:grid-cols-[10.5rem_minmax(0,1fr)] xl:items-start">
      <QueueNav kinds={kinds} kind={kind} onChoose={choose} />
      <div className="min-w-0">
        <Card title={kindLabels[kind]} flush>
          <QueueList queue={queue} role={role} list={list} onMove={move} onOpen={open} onAct={act} />
        </Card>
        <KeyLegend last={kinds.length} />
      </div>
      <QueuePanel queue={queue} role={role} onMove={move} onFocusBack={focusNow} onAct={act} />
    </div>
  )
}

/** The keys that are not on a button. */
const KeyLegend = ({ last }: { last: number }) => (
  <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-faint text-sm pointer-coarse:hidden">
    <span>
      <Kbd>J</Kbd> <Kbd>K</Kbd> {messages.queue.keyMove}
    </span>
    <span>
      <Kbd>Enter</Kbd> {messages.queue.keyOpen}
    </span>
    <span>
      <Kbd>1</Kbd>–<Kbd>{String(last)}</Kbd> {messages.queue.keyChoose}
    </span>
  </p>
)
