import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect } from 'react'
import type { QueueRow } from '#contract/queue/queue.ts'
import { type QueueKind, queueKindsOf } from '#contract/queue/queue-values.ts'
import type { StaffRole } from '#contract/roles.ts'
import { t } from '#contract/texts.ts'
import { useListInView } from '#web/features/cases/case-steps.tsx'
import { usePageSearch } from '#web/lib/address.ts'
import { useCursorList } from '#web/lib/cursor-list.ts'
import { singleKey } from '#web/lib/keys.ts'
import { letterOf, verbProps } from '#web/lib/verbs.ts'
import { PlateLink } from '#web/table/row-actions.tsx'
import { Button, buttonStyle } from '#web/ui/button.tsx'
import { SidePanel } from '#web/ui/dialog.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { Facts } from '#web/ui/values.tsx'
import { isPaper, PaperFiles } from './paper-files.tsx'
import { casesOfKind, isCase, PAGE_SIZE, queueRows, queueSearch } from './queue-queries.ts'
import type { RowAct } from './row-view.tsx'
import { rowFacts, rowKey, showRow } from './work-kinds.tsx'

interface QueuePanelProps {
  queue: ReturnType<typeof useQueue>
  role: StaffRole
  onMove: (step: 1 | -1) => void
  onFocusBack: () => void
  onAct: (act: RowAct, row: QueueRow) => void
}

/** The current row with its facts and actions; the keys of the list also work here. */
export function QueuePanel({ queue, role, onMove, onFocusBack, onAct }: QueuePanelProps) {
  const { current: row, index, total = 0, isOpen } = queue
  if (!row) return null
  const { title, detail, lacks, lacksLabel, wait, acts, links } = showRow(row, role)
  return (
    <SidePanel
      open={isOpen}
      onClose={queue.close}
      onFocusBack={onFocusBack}
      title={'vehicleNo' in row ? <PlateLink number={row.vehicleNo} /> : <span className="tnum">{title}</span>}
      isWide={isPaper(row)}
      description={
        <>
          <span className="tnum">{detail}</span>
          <span className="flex items-center justify-between gap-3 pt-2 text-sm">
            <span className={wait.tone}>{wait.sentence}</span>
            <span className="flex items-center gap-1">
              <span aria-live="polite" className="tnum">
                {t.payments('placeOf', { place: index + 1, total })}
              </span>
              <Button
                icon={ChevronLeft}
                size="icon-sm"
                variant="ghost"
                aria-label={t.queue('previous')}
                aria-keyshortcuts={singleKey('K')}
                disabled={index === 0}
                onClick={() => onMove(-1)}
              />
              <Button
                icon={ChevronRight}
                size="icon-sm"
                variant="ghost"
                aria-label={t.queue('next')}
                aria-keyshortcuts={singleKey('J')}
                disabled={index + 1 >= queue.rows.length}
                onClick={() => onMove(1)}
              />
            </span>
          </span>
        </>
      }
      footer={
        <>
          {acts.map((act, at) => (
            <Button
              icon={act.icon}
              key={act.name}
              variant={at === 0 ? 'primary' : 'secondary'}
              {...verbProps(act.verb)}
              onClick={() => onAct(act, row)}
            >
              {act.label}
              <KeyHint keyName={letterOf(act.verb)} />
            </Button>
          ))}
          {links.map(({ verb, label, link }) => (
            <Link key={verb} {...link} className={buttonStyle({})} {...verbProps(verb)}>
              {label}
              <KeyHint keyName={letterOf(verb)} />
            </Link>
          ))}
        </>
      }
    >
      {lacks && (
        <p className="mb-5 rounded-md border border-warn-line bg-warn-soft px-3.5 py-3 text-sm">
          {lacksLabel && `${lacksLabel}: `}
          {lacks}
        </p>
      )}
      {isPaper(row) && <PaperFiles key={`${row.caseId} ${row.paperId}`} row={row} />}
      <Facts columns={2} facts={rowFacts(row)} />
    </SidePanel>
  )
}

/** A rest in ms, after which the address names the row: WebKit takes 100 addresses in 10 s, and a held key goes faster. */
const REST_MS = 250

export function useQueue(role: StaffRole) {
  const [search, setSearch] = usePageSearch(queueSearch)
  const kinds = queueKindsOf(role)
  const kind = kinds.find((one) => one === search.kind) ?? 'toVerify'
  const shown = search.shown ?? 1
  const cursor = useCursorList({
    pages: Array.from({ length: shown }, (_, page) => queueRows(kind, page)),
    keyOf: rowKey,
    listKey: kind,
    startKey: search.open ?? '',
  })
  useListInView({
    callOf: casesOfKind(kind),
    page: Math.floor(cursor.index / PAGE_SIZE),
    size: PAGE_SIZE,
    rows: cursor.rows.filter(isCase),
  })
  const isOpen = search.open !== undefined && cursor.current !== undefined
  const shownKey = isOpen && cursor.current ? rowKey(cursor.current) : search.open
  useEffect(() => {
    if (shownKey === search.open) return
    const timer = window.setTimeout(() => setSearch({ open: shownKey }, { replace: true }), REST_MS)
    return () => window.clearTimeout(timer)
  }, [shownKey, search.open, setSearch])
  return {
    ...cursor,
    kinds,
    kind,
    isOpen,
    open(row: QueueRow) {
      cursor.select(row)
      setSearch({ open: rowKey(row) })
    },
    close: () => setSearch({ open: undefined }, { replace: true }),
    choose: (next: QueueKind) => setSearch({ kind: next, open: undefined, shown: undefined }, { replace: true }),
    showMore: () => setSearch({ shown: shown + 1 }, { replace: true }),
  }
}
