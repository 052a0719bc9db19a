import { clsx } from 'clsx'
import {
  ArrowLeftRight,
  BadgeCheck,
  BadgeIndianRupee,
  BookCheck,
  CalendarClock,
  CircleX,
  Eye,
  FileCheck,
  FilePlus2,
  type LucideIcon,
  MessageCircle,
  Milestone,
  Paperclip,
  PencilLine,
  Trash2,
  Undo2,
  UserCheck,
} from 'lucide-react'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { CaseEvent, CaseHistoryEntry } from '#contract/cases/case-history.ts'
import { fullName } from '#contract/full-name.ts'
import { t } from '#contract/texts.ts'
import { actionLabel, fieldLabel, historyText } from '#web/features/cases/history-text.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView, ShowMore } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { InstantText } from '#web/ui/values.tsx'
import { useCaseHistory } from './use-case.ts'

const icons: Record<CaseEvent, { icon: LucideIcon; look: string }> = {
  created: { icon: FilePlus2, look: 'bg-plain-soft text-muted' },
  edited: { icon: PencilLine, look: 'bg-warn-soft text-warn' },
  verified: { icon: BadgeCheck, look: 'bg-accent-soft text-accent-ink' },
  assigned: { icon: UserCheck, look: 'bg-info-soft text-info' },
  unassigned: { icon: Undo2, look: 'bg-warn-soft text-warn' },
  reopened: { icon: Undo2, look: 'bg-warn-soft text-warn' },
  closed: { icon: FileCheck, look: 'bg-plain-soft text-muted' },
  'stage changed': { icon: Milestone, look: 'bg-info-soft text-info' },
  rejected: { icon: CircleX, look: 'bg-bad-soft text-bad' },
  'payment made': { icon: BadgeIndianRupee, look: 'bg-info-soft text-info' },
  'payment verified': { icon: BadgeIndianRupee, look: 'bg-good-soft text-good' },
  'payment rejected': { icon: BadgeIndianRupee, look: 'bg-bad-soft text-bad' },
  'expiry changed': { icon: CalendarClock, look: 'bg-warn-soft text-warn' },
  'paper changed': { icon: FileCheck, look: 'bg-plain-soft text-muted' },
  'paper checked': { icon: Eye, look: 'bg-plain-soft text-muted' },
  'papers asked for': { icon: MessageCircle, look: 'bg-info-soft text-info' },
  'asking taken back': { icon: Undo2, look: 'bg-plain-soft text-muted' },
  'file added': { icon: Paperclip, look: 'bg-plain-soft text-muted' },
  'file moved': { icon: ArrowLeftRight, look: 'bg-plain-soft text-muted' },
  'file deleted': { icon: Trash2, look: 'bg-bad-soft text-bad' },
  'original received': { icon: BookCheck, look: 'bg-plain-soft text-muted' },
  'original handed over': { icon: BookCheck, look: 'bg-info-soft text-info' },
  'original entry taken back': { icon: Undo2, look: 'bg-warn-soft text-warn' },
  'Aadhaar revealed': { icon: Eye, look: 'bg-plain-soft text-muted' },
}

/** The number of changes of an entry that are shown before the others are expanded. */
const IN_SIGHT = 4

/** The number of entries that are shown before the whole history is. */
const NEWEST = 3

/** The history of a case, newest first; `title` where the page is not that of the case. */
export function CaseHistory({ id, title = t.cases('history') }: { id: string; title?: string }) {
  const { rows, total = 0, query, showMore } = useCaseHistory(id)
  const [isWhole, setIsWhole] = useState(false)
  const list = useRef<HTMLOListElement>(null)
  const entries = foldEntries(rows)
  const shown = isWhole ? entries : entries.slice(0, NEWEST)
  const isCut = shown.length < entries.length
  const showWhole = () => {
    flushSync(() => setIsWhole(true))
    // The button goes: the first entry that it revealed takes the focus.
    const revealed = list.current?.children[NEWEST] as HTMLElement
    revealed.tabIndex = -1
    revealed.focus({ preventScroll: true })
  }
  return (
    <Card dense folds title={title}>
      <QueryView
        query={query}
        skeleton={
          <div className="grid gap-4">
            <Skeleton className="h-9 w-2/3" />
            <Skeleton className="h-9 w-1/2" />
          </div>
        }
      >
        {() => (
          <>
            <ol ref={list} className="grid">
              {shown.map(({ key, ...folded }, index) => (
                <Entry key={key} {...folded} isLast={index === shown.length - 1} />
              ))}
            </ol>
            {isCut ? (
              <div className="mt-2 border-t pt-2 text-center">
                <Button variant="ghost" onClick={showWhole}>
                  {t.cases('wholeHistory', { total })}
                </Button>
              </div>
            ) : (
              <ShowMore shown={rows.length} total={total} onMore={showMore} className="mt-2 border-t pt-2" />
            )}
          </>
        )}
      </QueryView>
    </Card>
  )
}

interface FoldedEntry {
  /** The newest of them. */
  entry: CaseHistoryEntry
  times: number
  /** Its instant, and its place among those of that instant: the same while newer entries come. */
  key: string
}

/** What one person did several times within a minute, with the same changes, is one entry. */
function foldEntries(entries: readonly CaseHistoryEntry[]): FoldedEntry[] {
  const keyOf = ({ at, action, by, changes }: CaseHistoryEntry) =>
    JSON.stringify([at.slice(0, 'YYYY-MM-DDTHH:MM'.length), action, by, changes])
  const folded: FoldedEntry[] = []
  for (const entry of entries) {
    const last = folded.at(-1)
    if (last && keyOf(last.entry) === keyOf(entry)) last.times += 1
    else {
      const place = folded.filter((other) => other.entry.at === entry.at).length
      folded.push({ entry, times: 1, key: `${entry.at} ${place}` })
    }
  }
  return folded
}

interface EntryProps extends Omit<FoldedEntry, 'key'> {
  isLast: boolean
}

function Entry({ entry, times, isLast }: EntryProps) {
  const { icon: Icon, look } = icons[entry.action]
  const changes = Object.entries(entry.changes).filter(([name]) => name !== 'status')
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)] gap-x-3 rounded-sm">
      <div className="flex flex-col items-center">
        <span className={clsx('grid size-8 shrink-0 place-items-center rounded-full', look)}>
          <Icon className="size-4" />
        </span>
        {!isLast && <span aria-hidden="true" className="w-px flex-1 bg-line" />}
      </div>
      <div className={isLast ? 'pt-1' : 'pt-1 pb-3'}>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{actionLabel(entry.action)}</span>
          {times > 1 && <span className="tnum text-muted">{t.cases('times', { count: times })}</span>}
          <span className="text-muted">
            {t.cases('byPerson', {
              person: [
                entry.by ? fullName(entry.by) : t.cases('systemActor'),
                entry.by?.employeeCode ??
                  (entry.by?.firmName ? t.cases('ofFirm', { firmName: entry.by.firmName }) : ''),
              ]
                .filter(Boolean)
                .join(' '),
            })}
          </span>
          {entry.key && <span className="wrap-anywhere text-muted">{t.keys('viaKey', { name: entry.key })}</span>}
          <span className="text-faint text-sm">
            <InstantText instant={entry.at} time />
          </span>
        </p>
        <Changes changes={changes.slice(0, IN_SIGHT)} />
        {changes.length > IN_SIGHT && (
          <details className="mt-1.5">
            <summary className="w-fit rounded-sm font-medium text-accent-ink text-sm">
              {t.activity('moreChanges', { count: changes.length - IN_SIGHT })}
            </summary>
            <Changes changes={changes.slice(IN_SIGHT)} />
          </details>
        )}
      </div>
    </li>
  )
}

type Change = [name: string, change: CaseHistoryEntry['changes'][string]]

/** A value that is shown as it is stored is no word of the portal. */
const translateOf = (name: string, value: Change[1]['to']) => (historyText(name, value) === value ? 'no' : undefined)

/** The previous and the new value of each field; a previously empty field shows the new value only. */
function Changes({ changes }: { changes: readonly Change[] }) {
  if (changes.length === 0) return null
  return (
    <ul className="mt-0.5 flex flex-wrap gap-x-5 gap-y-1 text-sm">
      {changes.map(([name, { from, to }]) => (
        <li key={name} className="wrap-anywhere min-w-0">
          <span className="text-muted">{fieldLabel(name)}: </span>
          {from !== null && (
            <>
              <del className="text-faint" translate={translateOf(name, from)}>
                {historyText(name, from)}
              </del>
              <span aria-hidden="true" className="text-faint">
                {' → '}
              </span>
            </>
          )}
          <ins className="no-underline" translate={translateOf(name, to)}>
            {historyText(name, to)}
          </ins>
        </li>
      ))}
    </ul>
  )
}
