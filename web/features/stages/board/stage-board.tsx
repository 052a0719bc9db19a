import {
  type DragEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  startTransition,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { Stage } from '#contract/cases/case-values.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import type { StageRow } from '#contract/stages/stage.ts'
import { isStepBack } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import { useIsMobile, useIsPrinting } from '#web/lib/dom.ts'
import { areSingleKeysOn } from '#web/lib/keys.ts'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { useRowSelection } from '#web/table/selection.ts'
import { OpenPage } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { type BoardSearch, isNarrowedBy } from '../stage-search.ts'
import { BoardCard } from './board-card.tsx'
import { StageColumn, useStageBoard } from './board-column.tsx'

const StageDialog = lazyDialog(async () => (await import('#web/features/stages/stage-dialog.tsx')).StageDialog)

/** The columns fill the window, and scroll by themselves: their heads stay in view while a card is dragged. */
const height = { height: 'max(26rem, 100dvh - 14rem)' }
const wide = { ...height, gridTemplateColumns: 'repeat(5, minmax(9.5rem, 1fr)) minmax(9rem, 0.6fr)' }
const phone = { ...height, gridTemplateColumns: 'repeat(6, 17rem)' }
/** Paper does not scroll: the stages are printed one below the other. */
const paper = { display: 'block', overflow: 'visible' }

/** The chosen cards of the board, for the bar of actions that the page puts below it. */
export interface BoardChoice {
  chosen: readonly StageRow[]
  onChoose: (rows: readonly StageRow[]) => void
  onDone: (ids: ReadonlySet<string>) => void
  /** The stage onto which chosen cards were dropped. */
  dropped: Stage | null
  onDropped: () => void
}

interface StageBoardProps {
  search: BoardSearch
  /** Renders the actions for the chosen cards. */
  bulk: (choice: BoardChoice) => ReactNode
}

/**
 * The six stages with their oldest files; a file is moved by dragging, by keys, or by the menu of its card, and several
 * chosen ones at once.
 */
export function StageBoard({ search, bulk }: StageBoardProps) {
  const { columns, move, forget } = useStageBoard(search)
  const {
    chosen,
    choose,
    forget: unchoose,
    selection,
  } = useRowSelection(
    columns.flatMap(({ rows }) => rows),
    { most: MAX_BULK_CASES, label: ({ CaseNo }) => CaseNo },
  )
  const [dropped, setDropped] = useState<Stage | null>(null)
  const isMobile = useIsMobile()
  const isPrinting = useIsPrinting()
  const board = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState<string | null>(null)
  const [asked, setAsked] = useState<{ row: StageRow; stage: Stage } | null>(null)
  const returnFocusTo = useReturnFocusToCard(board, asked !== null)
  const moveTo = async (row: StageRow, stage: Stage) => {
    if (isStepBack(row.stage, stage)) return setAsked({ row, stage })
    if (!(await move(row, stage))) returnFocusTo(row.id)
  }
  const { dragged, setDragged, dropProps } = useDragging((row, stage) => {
    if (selection.selected.has(row.id) && chosen.length > 1) setDropped(stage)
    else if (row.stage !== stage) void moveTo(row, stage)
  })

  if (!isNarrowedBy(search) && columns.every(({ count }) => count === 0)) return <NoFiles />

  const press = (event: KeyboardEvent) => {
    const card = event.target instanceof HTMLAnchorElement ? event.target.closest('[data-card]') : null
    if (!card || event.ctrlKey || event.metaKey || event.altKey) return
    const next = cardAfterKey(event.currentTarget, card, event.key)
    if (!next) return
    event.preventDefault()
    next.focus()
  }
  return (
    <>
      <p className="mb-2 text-muted text-sm pointer-coarse:hidden print:hidden">
        {areSingleKeysOn() ? t.stages('keys') : t.stages('arrowKeys')}
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys move the focus between the links of the cards */}
      <div
        ref={board}
        onKeyDown={press}
        className="relative grid gap-2 overflow-x-auto"
        style={isPrinting ? paper : isMobile ? phone : wide}
      >
        {columns.map((column) => {
          const { stage, rows } = column
          const tabStop = rows.some(({ id }) => id === current) ? current : rows[0]?.id
          return (
            <StageColumn key={stage} column={column} {...dropProps(stage)} selection={selection}>
              {(row, select) => (
                <BoardCard
                  key={row.id}
                  row={row}
                  isTabStop={row.id === tabStop}
                  isDragged={row.id === dragged?.id}
                  isChosen={selection.selected.has(row.id)}
                  isChoosing={chosen.length > 0}
                  onSelect={select}
                  onMove={(next) => void moveTo(row, next)}
                  onChange={() => setAsked({ row, stage: row.stage })}
                  onDrag={setDragged}
                  // All cards are drawn again: the focus is painted first.
                  onFocus={() => startTransition(() => setCurrent(row.id))}
                  cardLink={() => cardLink(board.current, row.id)}
                />
              )}
            </StageColumn>
          )
        })}
      </div>
      {chosen.length > 0 &&
        bulk({ chosen, onChoose: choose, onDone: forget, dropped, onDropped: () => setDropped(null) })}
      {asked && (
        <StageDialog
          file={asked.row}
          target={asked.stage}
          onMoved={() => {
            forget(new Set([asked.row.id]))
            unchoose(asked.row.id)
          }}
          onClose={() => {
            returnFocusTo(asked.row.id)
            setAsked(null)
          }}
        />
      )}
    </>
  )
}

/** The dragged card and the column it is over; `onDrop` receives a card and the column in which it was dropped. */
function useDragging(onDrop: (row: StageRow, stage: Stage) => void) {
  const [dragged, setDragged] = useState<StageRow | null>(null)
  const [target, setTarget] = useState<Stage | null>(null)
  const dropProps = (stage: Stage) => {
    const isElsewhere = dragged !== null && dragged.stage !== stage
    return {
      isTarget: isElsewhere && target === stage,
      onDragOver: (event: DragEvent) => {
        if (!isElsewhere) return
        event.preventDefault()
        event.dataTransfer.dropEffect = 'move'
        setTarget(stage)
      },
      onDragLeave: () => setTarget(null),
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setTarget(null)
        setDragged(null)
        if (dragged) onDrop(dragged, stage)
      },
    }
  }
  return { dragged, setDragged, dropProps }
}

/** Gives the focus back to a card, by its id, after it has changed its column; while a dialog is open it waits. */
function useReturnFocusToCard(board: RefObject<HTMLElement | null>, isDialogOpen: boolean) {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const link = wanted.current && !isDialogOpen ? cardLink(board.current, wanted.current) : null
    if (!link) return
    wanted.current = null
    if (document.activeElement === document.body || document.activeElement?.matches('h1')) link.focus()
  })
  return (id: string) => {
    wanted.current = id
  }
}

function NoFiles() {
  const role = useStaffRole()
  return (
    <Card flush>
      <EmptyState
        title={t.table('empty')}
        detail={t.stages('emptyDetail')}
        action={<OpenPage page={paths[role].newCase} label={t.menu('newCase')} />}
      />
    </Card>
  )
}

const linkOf = (card: Element) => card.querySelector<HTMLElement>('a')

const cardLink = (board: Element | null, id: string): HTMLElement | null =>
  board?.querySelector<HTMLElement>(`[data-card="${id}"] a`) ?? null

/** Returns the link of the card to which a key moves the focus; null for any other key, and at the end. */
function cardAfterKey(board: Element, from: Element, key: string): HTMLElement | null {
  const columns = [...board.querySelectorAll('[data-column]')].map((column) => [
    ...column.querySelectorAll('[data-card]'),
  ])
  const at = columns.findIndex((cards) => cards.includes(from))
  const cards = columns[at] ?? []
  const index = cards.indexOf(from)
  const inColumn = (others: readonly Element[] | undefined) => others?.[Math.min(index, others.length - 1)]
  const hasCards = (others: readonly Element[]) => others.length > 0
  const next = {
    ArrowDown: cards[index + 1],
    ArrowUp: cards[index - 1],
    Home: cards[0],
    End: cards.at(-1),
    ArrowRight: inColumn(columns.slice(at + 1).find(hasCards)),
    ArrowLeft: inColumn(columns.slice(0, at).findLast(hasCards)),
  }[key]
  return next ? linkOf(next) : null
}
