import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { CarFront, EllipsisVertical, Milestone } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { type Stage, stages } from '#contract/cases/case-values.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { stageLabels, waitedForText } from '#contract/stages/stages.ts'
import { t, textOf } from '#contract/texts.ts'
import { plateInAddress } from '#contract/vehicles/plate-key.ts'
import { areSingleKeysOn, singleKey } from '#web/lib/keys.ts'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { verbs } from '#web/lib/verbs.ts'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'
import { daysText, papersText } from '../stage-columns.tsx'
import type { SelectCard } from './board-column.tsx'

interface BoardCardProps {
  row: StageRow
  /** True for the card of its column that Tab reaches; arrows reach the others. */
  isTabStop: boolean
  isDragged: boolean
  isChosen: boolean
  /** True while any card is chosen: then all have their box in sight. */
  isChoosing: boolean
  onSelect: SelectCard
  onMove: (stage: Stage) => void
  /** Opens the dialog with stage, waiting on and note. */
  onChange: () => void
  onDrag: (row: StageRow | null) => void
  onFocus: () => void
  /** Returns the card's link, wherever the card is after a move. */
  cardLink: () => HTMLElement | null
}

/** A file on the board: it can be dragged to another column, or moved by its menu. */
export function BoardCard({
  row,
  isTabStop,
  isDragged,
  isChosen,
  isChoosing,
  onSelect,
  onDrag,
  onFocus,
  ...menu
}: BoardCardProps) {
  const { id, CaseNo, status, firmName, stage, isLate, lacking } = row
  const role = useStaffRole()
  const [isMenuOpen, setIsMenuOpen] = useState(false)
  const reason = textOf(disabledReason('moveStage', status))
  const press = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const key = event.key.toLowerCase()
    if (key === ' ') onSelect(!isChosen, event.shiftKey)
    else if (key === verbs.stage.key?.toLowerCase() && areSingleKeysOn() && !reason) setIsMenuOpen(true)
    else return
    event.preventDefault()
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
      className={clsx(
        'group/card relative rounded-md border py-1.5 pr-1 pl-2 shadow-card',
        isChosen ? 'border-accent bg-accent-soft' : 'bg-surface',
        isDragged && 'opacity-60',
        !reason && 'cursor-grab',
      )}
    >
      <Checkbox
        aria-label={t.bulk('select', { name: CaseNo })}
        checked={isChosen}
        tabIndex={-1}
        onCheckedChange={(on, event) => onSelect(on, event.shiftKey)}
        // Over the edge of the card, so that no text moves when it appears, and over the room of the link for a finger.
        className={clsx(
          'absolute top-2.5 -left-2 z-1 print:hidden',
          !isChoosing && 'pointer-fine:opacity-0 group-focus-within/card:opacity-100 group-hover/card:opacity-100',
        )}
      />
      <div className="flex items-center justify-between">
        <Link
          to={paths[role].caseDetail.pattern}
          params={{ caseNo: CaseNo }}
          state={{ id, status }}
          draggable={false}
          tabIndex={isTabStop ? 0 : -1}
          aria-keyshortcuts={['Space', singleKey(verbs.stage.key ?? '')].filter(Boolean).join(' ')}
          title={CaseNo}
          onKeyDown={press}
          onFocus={onFocus}
          className="tnum min-w-0 rounded-sm font-semibold underline-offset-4 hover:underline md:max-[90rem]:text-sm"
        >
          {showPlate(row.vehicleNo)}
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
        <span className="min-w-0 truncate" title={firmName} translate="no">
          {firmName}
        </span>
        <span
          className={clsx('tnum shrink-0', isLate ? 'font-medium text-bad' : 'text-muted')}
          title={t.stages('daysHere', { days: daysText(row) })}
        >
          <span aria-hidden="true">{t.stages('shortDays', { days: row.daysInStage })}</span>
          <span className="sr-only">
            {t.stages('daysHere', { days: daysText(row) })}
            {isLate && ` · ${t.stages('late')}`}
          </span>
        </span>
      </p>
      <p className="flex items-baseline justify-between gap-2 pr-1.5 text-muted text-sm">
        <span className="min-w-0">{stage !== 'handedOver' && waitedForText(row)}</span>
        <span
          className={clsx('tnum shrink-0', lacking > 0 && 'text-warn')}
          title={t.stages('papersHere', { papers: papersText(row) })}
        >
          <span aria-hidden="true">
            {t.stages('shortPapers', { there: row.required - lacking, required: row.required })}
          </span>
          <span className="sr-only">{t.stages('papersHere', { papers: papersText(row) })}</span>
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
  const role = useStaffRole()
  const button = (
    <GuardedButton
      icon={EllipsisVertical}
      size="icon-sm"
      variant="ghost"
      className="-mr-1 w-6"
      reason={reason}
      tabIndex={isTabStop ? 0 : -1}
      aria-label={t.stages('move', { caseNo: row.CaseNo })}
    />
  )
  if (reason) return button
  return (
    <DropdownMenu trigger={button} open={isOpen} onOpenChange={onOpenChange} returnFocusTo={cardLink}>
      <p className="px-2 py-1.5 text-muted text-sm">{t.stages('moveTo')}</p>
      {stages
        .filter((stage) => stage !== row.stage)
        .map((stage) => (
          <MenuItem key={stage} onSelect={() => onMove(stage)}>
            {stageLabels()[stage]}
          </MenuItem>
        ))}
      <MenuItem onSelect={onChange}>
        <Milestone />
        {t.stages('withNote')}
      </MenuItem>
      <MenuItem
        onSelect={() => void navigate({ to: paths[role].vehicle, params: { plate: plateInAddress(row.vehicleNo) } })}
      >
        <CarFront />
        {t.vehicles('openVehicle')}
      </MenuItem>
    </DropdownMenu>
  )
}
