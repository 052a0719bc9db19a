import { useQuery } from '@tanstack/react-query'
import { messages } from '#contract/messages.ts'
import type { QueueKind } from '#contract/queue/queue-values.ts'
import { KeyHint } from '#web/ui/kbd.tsx'
import { Select } from '#web/ui/select.tsx'
import { kindLabels } from './kind-texts.ts'
import { queueCounts } from './queue-queries.ts'

interface QueueNavProps {
  kinds: readonly QueueKind[]
  kind: QueueKind
  onChoose: (kind: QueueKind) => void
}

/** The queues with their counts: a list beside the rows, a line above them on a smaller screen, a select on a phone. */
export function QueueNav({ kinds, kind, onChoose }: QueueNavProps) {
  const { data } = useQuery(queueCounts())
  const countOf = (one: QueueKind) => data?.data.find((count) => count.kind === one)?.count
  return (
    <nav aria-label={messages.queue.queues}>
      <div className="md:hidden">
        <Select
          aria-label={messages.queue.queues}
          value={kind}
          onValueChange={(value) => onChoose(value as QueueKind)}
          options={kinds.map((one) => ({
            value: one,
            label: messages.queue.kindWithCount(kindLabels[one], countOf(one) ?? 0),
          }))}
        />
      </div>
      <ul className="flex flex-wrap gap-1 max-md:hidden xl:flex-col xl:gap-0.5">
        {kinds.map((one, index) => {
          const count = countOf(one)
          return (
            <li key={one}>
              <button
                type="button"
                aria-current={one === kind || undefined}
                aria-keyshortcuts={String(index + 1)}
                onClick={() => onChoose(one)}
                className={`flex w-full items-center justify-between gap-2 rounded-md px-2.5 py-1.5 text-left text-sm ${one === kind ? 'bg-accent-soft font-medium text-accent-ink' : 'text-muted hover:bg-hover hover:text-ink'}`}
              >
                <span className="flex items-center gap-2">
                  <KeyHint keyName={String(index + 1)} />
                  {kindLabels[one]}
                </span>
                <span className={`tnum ${count === 0 ? 'text-faint' : 'font-semibold'}`}>
                  {count?.toLocaleString('en-IN')}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
