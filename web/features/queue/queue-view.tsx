import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { showCount } from '#contract/count.ts'
import type { QueueRow } from '#contract/queue/queue.ts'
import type { QueueKind } from '#contract/queue/queue-values.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { singleKey, useDecidingKeys, useListFocus, useListKeys } from '#web/lib/keys.ts'
import { letterOf, useOffered, type VerbName } from '#web/lib/verbs.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { KeyHint, KeyLegend } from '#web/ui/kbd.tsx'
import { KeyboardList } from '#web/ui/keyboard-list.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { Select } from '#web/ui/select.tsx'
import { AssignAll } from './assign-all.tsx'
import { QueuePanel, useQueue } from './queue-panel.tsx'
import { queueCounts } from './queue-queries.ts'
import { QueueRowItem } from './queue-row.tsx'
import type { RowAct } from './row-view.tsx'
import { showRow, sourcePageOf } from './work-kinds.tsx'

const keyOf = (verb: VerbName) => letterOf(verb).toLowerCase()

interface QueueViewProps {
  role: StaffRole
  isActing: boolean
  onAct: (name: RowAct['name'], row: QueueRow) => void
}

/**
 * The queues, the rows of one, and the panel of the current row. J and K or the arrows move, Enter opens, a letter acts,
 * a digit chooses a queue.
 */
export function QueueView({ role, isActing, onAct }: QueueViewProps) {
  const queue = useQueue(role)
  const { kinds, kind, current, isOpen } = queue
  const { list, focusNow, focusSoon } = useListFocus(isActing || isOpen)
  const navigate = useNavigate()

  const act = ({ name }: RowAct, row: QueueRow) => {
    queue.select(row)
    focusSoon()
    onAct(name, row)
  }
  const open = (row: QueueRow) => {
    const [first] = showRow(row, role).acts
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

  const keys: Record<string, () => void> = { j: () => move(1), k: () => move(-1) }
  /** The letters that act at once, without a question, so that the next row takes the place of this one. */
  const deciding: Record<string, () => void> = {}
  for (const [at, one] of kinds.entries()) keys[String(at + 1)] = () => choose(one)
  if (current) {
    const { acts, links } = showRow(current, role)
    for (const one of acts) (one.name === 'receive' ? deciding : keys)[keyOf(one.verb)] = () => act(one, current)
    for (const { verb, link } of links) keys[keyOf(verb)] = () => void navigate(link)
  }
  useOffered(() => {
    if (!current) return []
    const { title, detail, acts, links } = showRow(current, role)
    const about = `${title} · ${detail}`
    return [
      ...acts.map((one) => ({ name: one.verb, label: one.label, about, reason: null, run: () => act(one, current) })),
      ...links.map(({ verb, label, link }) => ({
        name: verb,
        label,
        about,
        reason: null,
        run: () => void navigate(link),
      })),
    ]
  })
  const all = useDecidingKeys(keys, deciding)
  useListKeys(isActing ? {} : all, isOpen)
  return (
    <div className="grid gap-4 xl:grid-cols-[14rem_minmax(0,1fr)] xl:items-start">
      <QueueNav kinds={kinds} kind={kind} onChoose={choose} />
      <div className="min-w-0">
        <Card
          title={t.queue(`kinds.${kind}`)}
          actions={kind === 'toAssign' && <AssignAll isOffered={queue.rows.length > 1} />}
          flush
        >
          <KeyboardList
            {...queue}
            label={t.queue(`kinds.${kind}`)}
            list={list}
            rowClass="relative flex min-h-10 items-center gap-3 px-5 py-1"
            row={(row, isCurrent) => (
              <QueueRowItem
                row={row}
                role={role}
                isCurrent={isCurrent}
                onOpen={() => open(row)}
                onAct={(one) => act(one, row)}
              />
            )}
            errorTitle={t.queue('fetchFailed')}
            empty={
              <EmptyState
                title={t.queue('emptyTitle', { kind: t.queue(`kinds.${kind}`) })}
                detail={t.queue(`empty.${kind}`)}
                action={<OpenPage {...sourcePageOf(kind, role)} />}
              />
            }
            onMove={move}
            onMore={queue.showMore}
          />
        </Card>
        <KeyLegend
          keys={[
            { names: ['J', 'K'], text: t.queue('keyMove') },
            { names: ['Enter'], text: t.queue('keyOpen') },
            { names: [`1–${kinds.length}`], text: t.queue('keyChoose') },
          ]}
        />
      </div>
      <QueuePanel queue={queue} role={role} onMove={move} onFocusBack={focusNow} onAct={act} />
    </div>
  )
}

interface QueueNavProps {
  kinds: readonly QueueKind[]
  kind: QueueKind
  onChoose: (kind: QueueKind) => void
}

/** The queues with their counts: a list beside the rows, a line above them on a smaller screen, a select on a phone. */
function QueueNav({ kinds, kind, onChoose }: QueueNavProps) {
  const { data } = useQuery(queueCounts())
  const countOf = (one: QueueKind) => data?.data.find((count) => count.kind === one)?.count
  return (
    <nav aria-label={t.queue('queues')}>
      <div className="md:hidden">
        <Select
          aria-label={t.queue('queues')}
          value={kind}
          onValueChange={(value) => onChoose(value as QueueKind)}
          options={kinds.map((one) => {
            const count = countOf(one)
            const label = t.queue(`kinds.${one}`)
            return { value: one, label: count === undefined ? label : t.queue('kindWithCount', { kind: label, count }) }
          })}
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
                aria-keyshortcuts={singleKey(String(index + 1))}
                onClick={() => onChoose(one)}
                className={clsx(
                  'flex w-full items-center justify-between gap-2 rounded-md px-2.5 py-1.5 text-left text-sm',
                  one === kind
                    ? 'bg-accent-soft font-medium text-accent-ink'
                    : 'text-muted hover:bg-hover hover:text-ink',
                )}
              >
                <span className="flex items-center gap-2">
                  <KeyHint keyName={String(index + 1)} />
                  {t.queue(`kinds.${one}`)}
                </span>
                <span className={clsx('tnum', count === 0 ? 'text-faint' : 'font-semibold')}>
                  {count !== undefined && showCount(count)}
                </span>
              </button>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
