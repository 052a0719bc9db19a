import { Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { messages } from '#contract/messages.ts'
import type { QueueRow } from '#contract/queue/queue.ts'
import type { StaffRole } from '#contract/roles.ts'
import { PlateLink } from '#web/domain/plate.tsx'
import { daysSince } from '#web/domain/waiting.ts'
import { Button } from '#web/ui/button.tsx'
import { buttonStyle } from '#web/ui/button-style.ts'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { KeyHint } from '#web/ui/kbd.tsx'
import { SidePanel } from '#web/ui/side-panel.tsx'
import { type RowAct, rowActs, rowForm, rowPage } from './row-actions.ts'
import { RowFacts } from './row-facts.tsx'
import { rowDetail, rowTitle, rowWait } from './row-texts.ts'
import type { useQueue } from './use-queue.ts'

interface QueuePanelProps {
  queue: ReturnType<typeof useQueue>
  role: StaffRole
  onMove: (step: 1 | -1) => void
  onFocusBack: () => void
  onAct: (act: RowAct, row: QueueRow) => void
}

/** The current row with its facts and actions; the keys of the list work here, too. */
export function QueuePanel({ queue, role, onMove, onFocusBack, onAct }: QueuePanelProps) {
  const { current: row, index, total = 0, isOpen } = queue
  if (!row) return null
  const wait = rowWait(row)
  return (
    <SidePanel
      open={isOpen}
      onClose={queue.close}
      onFocusBack={onFocusBack}
      title={'vehicleNo' in row ? <PlateLink number={row.vehicleNo} /> : <span className="tnum">{rowTitle(row)}</span>}
      description={
        <>
          <span className="tnum">{rowDetail(row)}</span>
          <span className="flex items-center justify-between gap-3 pt-2 text-sm">
            <span className={wait.tone}>
              {row.kind === 'expiringThisWeek'
                ? `${messages.queue.expires} ${wait.text}`
                : messages.payments.waitsForDays(daysSince(row.waitsSince))}
            </span>
            <span className="flex items-center gap-1">
              <span aria-live="polite" className="tnum">
                {messages.payments.placeOf(index + 1, total)}
              </span>
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={messages.queue.previous}
                aria-keyshortcuts="K"
                disabled={index === 0}
                onClick={() => onMove(-1)}
              >
                <ChevronLeft aria-hidden="true" />
              </Button>
              <Button
                size="icon-sm"
                variant="ghost"
                aria-label={messages.queue.next}
                aria-keyshortcuts="J"
                disabled={index + 1 >= queue.rows.length}
                onClick={() => onMove(1)}
              >
                <ChevronRight aria-hidden="true" />
              </Button>
            </span>
          </span>
        </>
      }
      footer={<PanelActions row={row} role={role} onAct={onAct} />}
    >
      <RowFacts row={row} />
    </SidePanel>
  )
}

function PanelActions({ row, role, onAct }: { row: QueueRow } & Pick<QueuePanelProps, 'role' | 'onAct'>) {
  const page = rowPage(row, role)
  const form = rowForm(row, role)
  return (
    <>
      {rowActs(row, role).map((act, at) => (
        <GuardedButton
          key={act.name}
          variant={at === 0 ? 'primary' : 'secondary'}
          reason={act.reason}
          aria-keyshortcuts={act.letter.toUpperCase()}
          onClick={() => onAct(act, row)}
        >
          <act.icon aria-hidden="true" />
          {act.label}
          <KeyHint keyName={act.letter.toUpperCase()} />
        </GuardedButton>
      ))}
      {form && (
        <Link {...form} className={buttonStyle({})} aria-keyshortcuts="E">
          {messages.general.edit}
          <KeyHint keyName="E" />
        </Link>
      )}
      {page && (
        <Link {...page.link} className={buttonStyle({})} aria-keyshortcuts="O">
          {page.label}
          <KeyHint keyName="O" />
        </Link>
      )}
    </>
  )
}
