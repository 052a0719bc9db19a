import { useWatch } from 'react-hook-form'
import { PaperChange } from '#contract/papers/paper.ts'
import { paperStateLabels } from '#contract/papers/paper-values.ts'
import { t } from '#contract/texts.ts'
import { useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonChips } from '#web/forms/reason-chips.tsx'
import { ReasonField, TextField } from '#web/forms/text-field.tsx'
import { type NotedState, usePaperChange, usePaperState } from './paper-changes.ts'

const descriptions = () => ({
  deficient: t.papers('deficientDescription'),
  notNeeded: t.papers('notNeededDescription'),
})

/** Frequent objections, as the dealer reads them. */
const objections = (): readonly string[] => Object.values(t.papers.raw('objections'))

interface NoteDialogProps {
  caseId: string
  noted: NotedState
  /** Takes the note in the place of the server, without a network. */
  takes?: (note: string | null) => Promise<unknown>
  /** Whether the paper counts as checked, too. */
  checks?: boolean
  onClose: () => void
}

/** Asks for the note of a state that needs one. */
export function NoteDialog({ caseId, noted, takes, checks = false, onClose }: NoteDialogProps) {
  const { paper, state } = noted
  const note = paper.state === state ? (paper.note ?? '') : ''
  const form = useZodForm(PaperChange, { paperId: paper.paperId, state, note })
  const change = usePaperState(caseId)
  const written = useWatch({ control: form.control, name: 'note' })
  return (
    <FormDialog
      onClose={onClose}
      title={t.papers('noteOf', { name: paper.name, state: paperStateLabels()[state] })}
      description={descriptions()[state]}
      submit={t.general('save')}
      draft={`paper-${caseId}-${paper.paperId}-${state}`}
      form={form}
      onSubmit={(body) => (takes ? takes(body.note) : change.note(paper, state, body.note, checks))}
    >
      {state === 'deficient' && (
        <ReasonChips
          chips={objections().map((objection) => ({
            label: objection,
            isChosen: written === objection,
            choose: () => form.setValue('note', objection, { shouldDirty: true }),
          }))}
        />
      )}
      <ReasonField control={form.control} name="note" label={t.papers('note')} required />
    </FormDialog>
  )
}

export function AddPaperDialog({ caseId, onClose }: { caseId: string; onClose: () => void }) {
  const form = useZodForm(PaperChange, { name: '', state: 'missing', note: '' })
  const change = usePaperChange()
  return (
    <FormDialog
      onClose={onClose}
      title={t.papers('add')}
      description={t.papers('addDescription')}
      draft={`new-paper-${caseId}`}
      form={form}
      onSubmit={(body) => change.mutateAsync({ params: { caseId }, body })}
    >
      <TextField control={form.control} name="name" label={t.papers('name')} />
    </FormDialog>
  )
}
