import { clsx } from 'clsx'
import { useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { addDays, type Day, officeDay, showDay } from '#contract/dates.ts'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
import type { CounterCase } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stages.ts'
import { t, textOf } from '#contract/texts.ts'
import { applicationOf, type RunSheetLine, runSheetGroups } from '#reports/run-sheet-lines.ts'
import { FileButtons } from '#web/features/papers/attachment-files.tsx'
import type { NotedState } from '#web/features/papers/paper-changes.ts'
import { paperLooks, StateMenu } from '#web/features/papers/paper-states.tsx'
import { RunSheetBar } from '#web/features/stages/run-sheet-actions.tsx'
import { type ChangeTicks, DoneNote, type Ticks, type Unsent } from '#web/features/stages/run-sheet-view.tsx'
import { lazyDialog } from '#web/lib/lazy.tsx'
import { useStore } from '#web/lib/store.ts'
import { toast } from '#web/lib/toast.ts'
import { withRows } from '#web/table/selection.ts'
import { doneRowStyle } from '#web/table/table-cards.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { PhoneLink } from '#web/ui/values.tsx'
import { counter } from './counter.ts'
import { KeepLine } from './keep-on-device.tsx'
import { useKeptMoves } from './move-kept.ts'
import { applyChanges, type PaperNote } from './outbox.ts'
import { takeChange, takeFiles } from './take-change.ts'

const StageDialog = lazyDialog(async () => (await import('#web/features/stages/stage-dialog.tsx')).StageDialog)
const NoteDialog = lazyDialog(async () => (await import('#web/features/papers/paper-dialogs.tsx')).NoteDialog)

interface CounterSheetProps {
  date: Day
  onDate: (date: Day) => void
  ticked: Ticks
  onTick: ChangeTicks
  unsent: Unsent
}

/** The run-sheet stored on the device, for use offline: of today or tomorrow, with the waiting changes applied. */
export function CounterSheet({ date, onDate, ticked, onTick, unsent }: CounterSheetProps) {
  const { isRead, sheet, waiting } = useStore(counter)
  const [openId, setOpenId] = useState<string | null>(null)
  const changes = waiting.map(({ change }) => change)
  const cases = (sheet?.days[date] ?? []).map((kept) => applyChanges(kept, changes))
  const opened = cases.find(({ id }) => id === openId)
  const groups = runSheetGroups(cases, sheet?.services ?? [])
  const moves = useKeptMoves(cases, (done) => onTick((latest) => new Set([...latest].filter((id) => !done.has(id)))))
  return (
    <>
      <PageHeader description={t.counter('description')} />
      <KeepLine />
      <div className="mb-4 flex flex-wrap items-center gap-2">
        {dayChoices().map(({ day, label }) => (
          <Button
            key={day}
            aria-pressed={day === date}
            variant={day === date ? 'primary' : 'secondary'}
            onClick={() => onDate(day)}
          >
            {label}
          </Button>
        ))}
      </div>
      {!isRead && <Skeleton className="h-64 w-full rounded-md" />}
      {isRead && cases.length === 0 && (
        <Card flush>
          {sheet?.days[date] ? (
            <EmptyState title={t.runSheet('empty', { day: showDay(date) })} detail={t.runSheet('emptyDetail')} />
          ) : (
            <EmptyState title={t.counter('nothingKept')} detail={t.counter('nothingKeptDetail')} />
          )}
        </Card>
      )}
      <div className="grid gap-5">
        {groups.map(({ rto, title, lines }) => (
          <Card key={rto} title={title} flush>
            <ul aria-label={title} className="divide-y">
              {lines.map((line) => (
                <CaseLine
                  key={line.id}
                  line={line}
                  isTicked={ticked.has(line.id)}
                  onTick={(on) => onTick((latest) => withRows(latest, [line.id], on))}
                  unsent={unsent.get(line.id)}
                  onOpen={() => setOpenId(line.id)}
                />
              ))}
            </ul>
          </Card>
        ))}
      </div>
      <RunSheetBar key={date} lines={groups.flatMap(({ lines }) => lines)} ticked={ticked} onTick={onTick} {...moves} />
      {opened && <CounterCaseDialog kept={opened} onClose={() => setOpenId(null)} />}
    </>
  )
}

function dayChoices() {
  const today = officeDay(new Date())
  return [
    { day: today, label: t.counter('today') },
    { day: addDays(today, 1), label: t.counter('tomorrow') },
  ]
}

interface CaseLineProps {
  line: RunSheetLine
  isTicked: boolean
  onTick: (on: boolean) => void
  unsent: ReturnType<Unsent['get']>
  onOpen: () => void
}

function CaseLine({ line, isTicked, onTick, unsent, onOpen }: CaseLineProps) {
  const { plate, caseNo, applicationNo, services, lacking, owner, phoneNo, firmName, isDone } = line
  const look = isTicked ? 'bg-accent-soft' : isDone ? doneRowStyle : 'hover:bg-hover/60'
  return (
    <li className={clsx('relative flex items-start gap-3 px-5 py-3', look)}>
      <Checkbox
        // Above the button that covers the line, and as large as a finger.
        className="relative z-1 mt-0.5 after:absolute after:-inset-3"
        aria-label={t.runSheet('tick', { caseNo })}
        checked={isTicked}
        onCheckedChange={onTick}
      />
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <button
            type="button"
            className="tnum rounded-sm font-medium text-accent-ink after:absolute after:inset-0"
            onClick={onOpen}
          >
            {plate}
          </button>
          <span className="tnum text-muted">{caseNo}</span>
          {isDone && <DoneNote line={line} />}
          {unsent && !unsent.isRefused && <Badge tone="warn">{unsent.text}</Badge>}
        </div>
        {unsent?.isRefused && <p className="wrap-anywhere text-bad text-sm">{unsent.text}</p>}
        <p className="wrap-anywhere text-muted text-sm">
          {[services, firmName, applicationNo && applicationOf(applicationNo)].filter(Boolean).join(' · ')}
        </p>
        {lacking && (
          <p className={clsx('wrap-anywhere text-sm', isDone ? 'text-muted' : 'text-warn')}>
            {t.runSheet('lacking')}: {lacking}
          </p>
        )}
        {owner && (
          <p className="wrap-anywhere text-sm">
            {owner}{' '}
            {phoneNo && (
              <span className="relative">
                <PhoneLink number={phoneNo} />
              </span>
            )}
          </p>
        )}
      </div>
    </li>
  )
}

type KeptPaper = CounterCase['papers'][number]

/** A kept case: its stage and its papers, to change without a network. */
export function CounterCaseDialog({ kept, onClose }: { kept: CounterCase; onClose: () => void }) {
  const [isMoving, setIsMoving] = useState(false)
  const [noted, setNoted] = useState<{ paper: KeptPaper; state: NotedState['state'] } | null>(null)
  const subject = { caseId: kept.id, caseNo: kept.CaseNo, plate: kept.vehicleNo }
  const { stage, waitingOn, receiptNo, handedTo, papers } = kept
  const refusal = textOf(disabledReason('moveStage', kept.status))
  const note = ({ paperId, name, state, note: before }: KeptPaper, after: PaperNote) =>
    takeChange({ ...subject, kind: 'paper', paperId, name, after, before: { state, note: before } }).then(said)
  const add = (paperId: string | null, name: string, files: readonly File[]) =>
    void takeFiles({ ...subject, paperId, name }, files).then(
      (areTaken) => areTaken && said(),
      () => undefined,
    )
  // One dialog at a time: on a phone each fills the screen.
  if (isMoving)
    return (
      <StageDialog
        file={{ ...kept, feePaid: null }}
        takes={(body) => takeChange({ ...subject, kind: 'stage', body, before: { stage, waitingOn } }).then(said)}
        onClose={() => setIsMoving(false)}
      />
    )
  if (noted)
    return (
      <NoteDialog
        caseId={kept.id}
        noted={noted}
        takes={(text) => note(noted.paper, { state: noted.state, note: text })}
        onClose={() => setNoted(null)}
      />
    )
  return (
    <Dialog
      onClose={onClose}
      title={showPlate(kept.vehicleNo)}
      description={`${kept.CaseNo} · ${kept.firmName}`}
      size="md"
    >
      <div className="flex items-center justify-between gap-4 pb-3">
        <div className="min-w-0">
          <p className="font-semibold">{stageLabels()[stage]}</p>
          <p className="wrap-anywhere text-muted text-sm">
            {[
              t.stages('waitsOn', { who: waitingOnLabels()[waitingOn] }),
              receiptNo && t.stages('receiptOf', { receiptNo }),
              handedTo && t.stages('handedToName', { name: handedTo }),
              refusal,
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
        </div>
        <Button disabled={refusal !== null} onClick={() => setIsMoving(true)}>
          {t.stages('change')}
        </Button>
      </div>
      <ul aria-label={t.papers('title')} className="divide-y border-t">
        {papers.map((paper) => (
          <PaperLine
            key={paper.paperId}
            paper={paper}
            onFiles={(files) => add(paper.paperId, paper.name, files)}
            menu={
              <StateMenu
                paper={paper}
                onChoose={(state) => void note(paper, { state, note: null }).catch(() => undefined)}
                onAsk={(state) => setNoted({ paper, state })}
              />
            }
          />
        ))}
        <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
          <span className="font-medium">{t.attachments('otherFiles')}</span>
          <FileButtons
            variant="ghost"
            name={t.attachments('otherFiles')}
            onFiles={(files) => add(null, t.attachments('otherFiles'), files)}
          />
        </li>
      </ul>
    </Dialog>
  )
}

const said = () => toast({ kind: 'success', title: t.counter('taken') })

interface PaperLineProps {
  paper: KeptPaper
  menu: React.ReactNode
  onFiles: (files: readonly File[]) => void
}

function PaperLine({ paper: { name, state, note }, menu, onFiles }: PaperLineProps) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="wrap-anywhere font-medium">{name}</span>
          <Badge {...paperLooks[state]}>{paperStateLabels()[state]}</Badge>
        </p>
        {note && <p className="wrap-anywhere text-muted text-sm">{note}</p>}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <FileButtons variant="ghost" name={name} onFiles={onFiles} />
        {menu}
      </div>
    </li>
  )
}
