import { z } from 'zod'
import { requiredReason } from '#contract/reason.ts'
import { t, textKey } from '#contract/texts.ts'
import { ReasonDialog } from '#web/forms/form-dialog.tsx'

const SentBack = z.strictObject({ reason: requiredReason(textKey('papers.noteRequired')) })

interface SentBackDialogProps {
  caseIds: readonly string[]
  onSubmit: (reason: string) => Promise<unknown>
  onClose: () => void
}

/** Asks why the RTO sent files back; their dealers read it. */
export const SentBackDialog = ({ caseIds, onSubmit, onClose }: SentBackDialogProps) => (
  <ReasonDialog
    schema={SentBack}
    onClose={onClose}
    title={t.runSheet('sendBackTitle', { caseTotal: t.general('caseTotal', { count: caseIds.length }) })}
    description={t.runSheet('sendBackDescription')}
    submit={t.runSheet('sentBack')}
    draft={`sent-back-${caseIds.join()}`}
    onSubmit={({ reason }) => onSubmit(reason)}
  />
)
