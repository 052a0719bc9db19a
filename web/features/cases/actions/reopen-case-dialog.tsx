import { useNavigate } from '@tanstack/react-router'
import { type Case, ReopenCase } from '#contract/cases/case.ts'
import { messages } from '#contract/messages.ts'
import { caseEndpoints } from '#web/endpoints.generated.ts'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/reason-field.tsx'
import { useZodForm } from '#web/forms/use-zod-form.ts'
import { useUser } from '#web/lib/session.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { paths } from '#web/paths.ts'
import { caseQueries } from './case-queries.ts'

/** Takes a rejected case up again with a note, and opens its form. */
export function ReopenCaseDialog({ caseData, onClose }: { caseData: Case; onClose: () => void }) {
  const { id, CaseNo } = caseData
  const form = useZodForm(ReopenCase, { note: '' })
  const role = useUser()?.role === 'employee' ? 'employee' : 'superadmin'
  const navigate = useNavigate()
  const reopen = useApiMutation(caseEndpoints.reopen, {
    invalidates: [caseQueries],
    failureTitle: messages.cases.reopenFailed,
  })
  return (
    <FormDialog
      onOpenChange={(open) => !open && onClose()}
      title={messages.cases.reopenTitle(CaseNo)}
      description={messages.cases.reopenDescription}
      submit={messages.cases.reopen}
      form={form}
      onSubmit={async (body) => {
        await reopen.mutateAsync({ params: { id }, body })
        await navigate({ to: paths[role].caseEdit.pattern, params: { caseNo: CaseNo }, state: { id } })
      }}
    >
      <ReasonField control={form.control} name="note" label={messages.cases.reopenNote} required />
    </FormDialog>
  )
}
