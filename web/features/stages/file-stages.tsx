import { type ReactNode, Suspense, useState } from 'react'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { messages } from '#contract/messages.ts'
import type { StaffRole } from '#contract/roles.ts'
import { stageLabels, waitingOnLabels } from '#contract/stages/stage-labels.ts'
import { daysSince } from '#web/domain/waiting.ts'
import { lazyNamed } from '#web/lib/lazy-named.ts'
import { Button } from '#web/ui/button.tsx'
import type { StagedCase } from './stage-dialog.tsx'
import { StageTracker } from './stage-tracker.tsx'

const StageDialog = lazyNamed(async () => (await import('./stage-dialog.tsx')).StageDialog)

interface FileStagesProps {
  file: StagedCase
  viewer: StaffRole | 'client'
  /** How many papers are here. */
  papers: ReactNode
}

/**
 * The way of a file through its six stages: where it is, since when, and for whom it waits. Staff move a
 * verified case; a rejected one has no stage.
 */
export function FileStages({ file, viewer, papers }: FileStagesProps) {
  const [isOpen, setIsOpen] = useState(false)
  if (file.status === 'rejected') return null
  const isMovable = viewer !== 'client' && disabledReason('moveStage', file.status) === null
  return (
    <section
      aria-label={messages.stages.ofFile}
      className="mb-5 rounded-lg border bg-surface px-5 py-4 shadow-card print:hidden"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-semibold">{stageLabels[file.stage]}</span>
          <span className="text-muted text-sm">
            {messages.stages.days(daysSince(file.stageSince))}
            {file.stage !== 'handedOver' && ` · ${messages.stages.waitsOn(waitingOnLabels[file.waitingOn])}`}
          </span>
          {papers}
        </p>
        {isMovable && (
          <Button size="sm" variant="secondary" onClick={() => setIsOpen(true)}>
            {messages.stages.change}
          </Button>
        )}
      </div>
      <StageTracker file={file} />
      {isOpen && (
        <Suspense fallback={null}>
          <StageDialog file={file} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </section>
  )
}
