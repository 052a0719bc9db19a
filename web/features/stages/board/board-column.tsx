import { Link, useNavigate } from '@tanstack/react-router'
import { type DragEvent, type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { messages } from '#contract/messages.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { type Stage, stages } from '#contract/stages/stage-values.ts'
import { plateKey } from '#contract/vehicles/plate-key.ts'
import { Plate } from '#web/domain/plate.tsx'
import { CarFront, EllipsisVertical, Milestone } from '#web/icons/index.generated.ts'
import { useIsMobile } from '#web/lib/media.ts'
import { useUser } from '#web/lib/session.ts'
import { paths } from '#web/paths.ts'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { daysText, papersText } from '../stage-columns.tsx'
import type { BoardColumn } from './use-stage-board.ts'

interface ColumnProps {
  column: BoardColumn
  /** True while a card is dragged over the column that may be dropped there. */
  isTarget: boolean
  onDragOver: (event: DragEvent) => void
  onDragLeave: () => void
  onDrop: (event: DragEvent) => void
  children: (row: StageRow) => ReactNode
}

/** In narrow columns some names take two lines. */
const twoLines = { minHeight: '2lh' }

const figure = (count: number) => count.toLocaleString('en-IN')

/** Files that are done stay on the board for their first day only; the count and the table have them all. */
const isNew = ({ daysInStage }: StageRow) => daysInStage === 0

/** A stage with its oldest files; the links lead to all of them, and to the late ones, in the table. */
export function StageColumn({ column, isTarget, onDragOver, onDragLeave, onDrop, children }: ColumnProps) {
  const { stage, query, rows, count, late } = column
  const id = useId()
  const isMobile = useIsMobile()
  const isFolded = stage === 'handedOver'
  const inTable = { view: 'table', stage, page: undefined, q: undefined } as const
  return (
    <section
      data-column={stage}
      aria-labelledby={id}
      onDragOver={onDragOver}
      onDragLeave={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) onDragLeave()
      }}
      onDrop={onDrop}
      className={`flex min-h-0 min-w-0 flex-col rounded-lg border ${isTarget ? 'border-accent bg-accent-soft' : 'bg-sunken'}`}
    >
      <header className="border-b px-3 py-2.5">
        <h2
          id={id}
          className="flex items-baseline justify-between gap-2 font-semibold"
          style={isMobile ? undefined : twoLines}
        >
          <span className="min-w-0">{stageLabels()[stage]}</span>
          <span className="tnum">{count === undefined ? '–' : figure(count)}</span>
        </h2>
        <p className="min-h-5 text-sm">
          {late > 0 && (
            <Link
              to="."
              search={(before) => ({ ...before, ...inTable, late: 1 })}
              className="rounded-sm font-medium text-bad hover:underline"
            >
              {messages.stages.lateOf(figure(late))}
              <span className="sr-only"> {stageLabels()[stage]}</span>
            </Link>
          )}
        </p>
      </header>
      <div className="relative min-h-0 flex-1 overflow-y-auto p-2">
        <QueryView
          query={query}
          errorTitle={messages.stages.fetchFailed}
          inlineError
          skeleton={<Skeleton className="h-32 w-full rounded-md" />}
          isEmpty={() => rows.length === 0 && !isFolded}
          empty={<p className="px-2 py-3 text-muted text-sm">{messages.stages.emptyColumn}</p>}
        >
          {() => <ul className="grid grid-cols-1 gap-2">{(isFolded ? rows.filter(isNew) : rows).map(children)}</ul>}
        </QueryView>
        {count !== undefined && (isFolded ? count > 0 : count > rows.length && rows.length > 0) && (
          <Link
            to="."
            search={(before) => ({ ...before, ...inTable, late: undefined })}
            className="block rounded-sm px-2 py-3 font-medium text-accent-ink text-sm underline-offset-4 hover:underline"
          >
            {messages.stages.showAll(figure(count))}
            <span className="sr-only"> {stageLabels()[stage]}</span>
          </Link>
        )}
      </div>
    </section>
  )
}

interface BoardCardProps {
  row: StageRow
  /** True for the card of its column that Tab reaches; arrows reach the others. */
  isTabStop: boolean
  isDragged: boolean
  onMove: (stage: Stage) => void
  /** Opens the dialog with stage, waiting on and note. */
  onChange: () => void
  onDrag: (row: StageRow | null) => void
  onFocus: () => void
  /** Returns the card's link, wherever the card is after a move. */
  cardLink: () => HTMLElement | null
}

/** A file on the board: it can be dragged to another column, or moved by its menu. */
export function BoardCard({ row, isTabStop, isDragged, onDrag, onFocus, ...menu }: BoardCardProps) {
  const { id, CaseNo, status, firmName, stage, isLate, lacking } = row
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const reason = disabledReason('moveStage', status)
  const press = (event: KeyboardEvent) => {
    if (event.key.toLowerCase() !== 'm' || event.ctrlKey || event.metaKey || event.altKey || reason) return
    event.preventDefault()
    setIsMenuOpen(true)
  }
  return (
    <li
      data-card={id}
      draggable={reason === null}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move'
        event.dataTransfer.setData('text/plain', CaseNo)
        onDrag(row)
      }}
      onDragEnd={() => onDrag(null)}
      className={`rounded-md border bg-surface py-1.5 pr-1.5 pl-3 shadow-card ${isDragged ? 'opacity-60' : ''} ${reason ? '' : 'cursor-grab'}`}
    >
      <div className="flex items-center justify-between gap-1">
        <Link
          to={paths[role].caseDetail.pattern}
          params={{ caseNo: CaseNo }}
          state={{ id, status }}
          draggable={false}
          tabIndex={isTabStop ? 0 : -1}
          aria-keyshortcuts="M"
          title={CaseNo}
          onKeyDown={press}
          onFocus={onFocus}
          className="whitespace-nowrap rounded-sm font-semibold underline-offset-4 hover:underline"
        >
          <Plate number={row.vehicleNo} />
          <span className="sr-only"> {CaseNo}</span>
        </Link>
        <CardMenu
          {...menu}
          row={row}
          reason={reason}
          isTabStop={isTabStop}
          isOpen={isMenuOpen}
          onOpenChange={setIsMenuOpen}
        />
      </div>
      <p className="flex items-baseline justify-between gap-2 pr-1.5 text-sm">
        <span className="min-w-0 truncate" title={firmName}>
          {firmName}
        </span>
        <span
          className={`tnum shrink-0 ${isLate ? 'font-medium text-bad' : 'text-muted'}`}
          title={messages.stages.daysHere(daysText(row))}
        >
          <span aria-hidden="true">{messages.stages.shortDays(row.daysInStage)}</span>
          <span className="sr-only">
            {messages.stages.daysHere(daysText(row))}
            {isLate && ` · ${messages.stages.late}`}
          </span>
        </span>
      </p>
      <p className="flex items-baseline justify-between gap-2 pr-1.5 text-muted text-sm">
        <span className="min-w-0 truncate">{stage !== 'handedOver' && waitingOnLabels()[row.waitingOn]}</span>
        <span
          className={`tnum shrink-0 ${lacking > 0 ? 'text-warn' : ''}`}
          title={messages.stages.papersHere(papersText(row))}
        >
          <span aria-hidden="true">{messages.stages.shortPapers(row.required - lacking, row.required)}</span>
          <span className="sr-only">{messages.stages.papersHere(papersText(row))}</span>
        </span>
      </p>
    </li>
  )
}

interface CardMenuProps extends Pick<BoardCardProps, 'row' | 'isTabStop' | 'onMove' | 'onChange' | 'cardLink'> {
  reason: string | null
  isOpen: boolean
  onOpenChange: (open: boolean) => void
}

function CardMenu({ row, reason, isTabStop, isOpen, onOpenChange, onMove, onChange, cardLink }: CardMenuProps) {
  const navigate = useNavigate()
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const button = (
    <GuardedButton
      size="icon-sm"
      variant="ghost"
      className="-mr-1"
      reason={reason}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={messages.stages.move(row.CaseNo)}
    >
      <EllipsisVertical aria-hidden="true" />
    </GuardedButton>
  )
  if (reason) return button
  return (
    <DropdownMenu trigger={button} open={isOpen} onOpenChange={onOpenChange} returnFocusTo={cardLink}>
      <p className="px-2 py-1.5 text-muted text-sm">{messages.stages.moveTo}</p>
      {stages
        .filter((stage) => stage !== row.stage)
        .map((stage) => (
          <MenuItem key={stage} onSelect={() => onMove(stage)}>
            {stageLabels()[stage]}
          </MenuItem>
        ))}
      <MenuItem onSelect={onChange}>
        <Milestone aria-hidden="true" />
        {messages.stages.withNote}
      </MenuItem>
      <MenuItem onSelect={() => void navigate({ to: paths[role].vehicle, params: { plate: plateKey(row.vehicleNo) } })}>
        <CarFront aria-hidden="true" />
        {messages.vehicles.openVehicle}
      </MenuItem>
    </DropdownMenu>
  )
}
