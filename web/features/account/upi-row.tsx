import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { Pencil } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { z } from 'zod'
import { UpiId } from '#contract/reference/reference.ts'
import { t } from '#contract/texts.ts'
import { referenceEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { upiId } from '#web/features/office/office.ts'
import { useTabDraft } from '#web/forms/draft.tsx'
import { Form, SubmitButton, useZodForm } from '#web/forms/form.tsx'
import { TextField } from '#web/forms/text-field.tsx'
import { ensureStepUp } from '#web/lib/step-up.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

export function UpiRow() {
  const query = useQuery(upiId())
  const [editing, setEditing] = useState(false)
  // True after the form was closed: the focus returns to the button that opened it.
  const [wasEdited, setWasEdited] = useState(false)
  // Saving requires a step-up; asking for it before the form opens keeps it from interrupting the save.
  const edit = async () => {
    try {
      if (await ensureStepUp()) setEditing(true)
    } catch (cause) {
      toastFailure(t.upi('updateFailed'), cause)
    }
  }
  return (
    <Card title={t.account('upiId')} description={t.account('upiDescription')}>
      <QueryView query={query} errorTitle={t.upi('fetchFailed')} skeleton={<Skeleton className="h-9 w-64" />}>
        {({ data: { upi } }) =>
          editing ? (
            <UpiForm
              upi={upi}
              onDone={() => {
                setWasEdited(true)
                setEditing(false)
              }}
            />
          ) : (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className={clsx('min-w-0 break-all', upi ? 'font-medium' : 'text-muted')}>
                {upi || t.account('upiNotSet')}
              </span>
              {/* A description, because the label "UPI ID" is that of the form's field alone. */}
              <Button
                icon={Pencil}
                size="sm"
                autoFocus={wasEdited}
                aria-description={t.account('upiId')}
                onClick={edit}
              >
                {t.general('edit')}
              </Button>
            </div>
          )
        }
      </QueryView>
    </Card>
  )
}

const UpiEdit = z.strictObject({ upi: UpiId })

interface UpiFormProps {
  upi: string
  /** Closes the form after it was saved, or without saving; without it there is no Cancel button. */
  onDone?: () => void
  preview?: (upi: string) => ReactNode
}

/** The form of the UPI id. Saving requires a step-up. */
export function UpiForm({ upi, onDone, preview }: UpiFormProps) {
  const form = useZodForm(UpiEdit, { upi })
  const draft = useTabDraft(form, 'upi')
  const typed = UpiId.safeParse(form.watch('upi'))
  const update = useApiMutation(referenceEndpoints.updateUpi, {
    invalidates: [referenceEndpoints.getUpi, setUpEndpoints.progress],
    failureTitle: t.upi('updateFailed'),
  })
  const cancel = () => {
    draft.clear()
    onDone?.()
  }
  return (
    <Form
      form={form}
      draft={draft}
      className="flex flex-wrap items-start gap-2"
      onSubmit={async (body) => {
        await update.mutateAsync({ body })
        onDone?.()
      }}
    >
      <TextField
        className="min-w-0 flex-1 basis-64"
        control={form.control}
        name="upi"
        label={t.account('upiId')}
        autoFocus
        autoComplete="off"
        placeholder={t.account('upiExample')}
      />
      <div className="flex gap-2 pt-6.5">
        {onDone && <Button onClick={cancel}>{t.session('cancel')}</Button>}
        <SubmitButton control={form.control}>{t.general('save')}</SubmitButton>
      </div>
      {preview && typed.success && <div className="basis-full">{preview(typed.data)}</div>}
    </Form>
  )
}
