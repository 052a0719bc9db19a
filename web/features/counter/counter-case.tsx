import { useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { paperStateLabels } from '#contract/papers/paper-labels.ts'
import type { CounterCase } from '#contract/stages/stage.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { t, textOf } from '#contract/texts.ts'
import { FileButtons } from '#web/features/papers/attachment-files.tsx'
import { NoteDialog, type NotedState } from '#web/features/papers/paper-dialogs.tsx'
import { paperLooks, StateMenu } from '#web/features/papers/paper-state-menu.tsx'
import { StageDialog } from '#web/features/stages/stage-dialog.tsx'
import { toast } from '#web/lib/toast.ts'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { PaperNote } from './counter-change.ts'
import { takeChange, takeFiles } from './take-change.ts'

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
