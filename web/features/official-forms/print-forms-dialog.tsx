import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { servicesOf } from '#contract/cases/case-services.ts'
import { printsAadhaar } from '#contract/official-forms/form-values.ts'
import { type OfficialForm, PrintForms } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { caseEndpoints, officialFormEndpoints } from '#web/endpoints.generated.ts'
import { useFieldBinding, useZodForm } from '#web/forms/form.tsx'
import { FormDialog } from '#web/forms/form-dialog.tsx'
import { ReasonField } from '#web/forms/text-field.tsx'
import { openPdf, requestFile } from '#web/lib/download.ts'
import { apiQuery, invalidate } from '#web/lib/query.ts'
import { toastFailure } from '#web/lib/toast.ts'
import { Button } from '#web/ui/button.tsx'
import { Choices } from '#web/ui/checkbox.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { FieldError } from '#web/ui/input.tsx'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

interface PrintFormsDialogProps {
  caseData: Case
  onClose: () => void
}

/** Chooses the forms of a case, which open as one PDF. */
export function PrintFormsDialog({ caseData, onClose }: PrintFormsDialogProps) {
  const list = useQuery(apiQuery(officialFormEndpoints.all, {}))
  const framed = (content: ReactNode) => (
    <Dialog onClose={onClose} title={t.officialForms('printTitle', { caseNumber: caseData.CaseNo })}>
      {content}
    </Dialog>
  )
  return (
    <QueryView
      query={list}
      frame={framed}
      skeleton={framed(<Skeleton className="h-24" />)}
      isEmpty={({ data }) => !data.some(({ isActive }) => isActive)}
      empty={framed(<p className="text-muted">{t.officialForms('noForms')}</p>)}
    >
      {({ data }) => (
        <ChooseForms caseData={caseData} forms={data.filter(({ isActive }) => isActive)} onClose={onClose} />
      )}
    </QueryView>
  )
}

const optionsOf = (forms: readonly OfficialForm[]) => forms.map(({ id, name }) => ({ value: id, label: name }))

function ChooseForms({ caseData, forms, onClose }: PrintFormsDialogProps & { forms: readonly OfficialForm[] }) {
  const asked = servicesOf(caseData.transactionDetail)
  const ofServices = forms.filter(({ services }) => services.some((code) => asked.includes(code)))
  const others = forms.filter((form) => !ofServices.includes(form))
  const [showsAll, setShowsAll] = useState(ofServices.length === 0)
  const form = useZodForm(PrintForms, {
    caseId: caseData.id,
    formIds: ofServices.map(({ id }) => id),
    reason: '',
  })
  const chosen = useFieldBinding({ control: form.control, name: 'formIds' })
  const ids = chosen.value as string[]
  const asksReason = forms.some(({ id, marks }) => ids.includes(id) && printsAadhaar(marks))
  const print = async (body: PrintForms) => {
    try {
      // In the order of the list, not in that of the ticks.
      const formIds = forms.flatMap(({ id }) => (body.formIds.includes(id) ? [id] : []))
      openPdf(await requestFile(officialFormEndpoints.print, { body: { ...body, formIds } }))
    } catch (error) {
      toastFailure(t.officialForms('printFailed'), error)
      throw error
    }
    if (body.reason) await invalidate(caseEndpoints.history)
  }
  return (
    <FormDialog
      onClose={onClose}
      title={t.officialForms('printTitle', { caseNumber: caseData.CaseNo })}
      description={t.officialForms('printDescription')}
      submit={t.officialForms('print')}
      draft={`print-forms-${caseData.id}`}
      form={form}
      onSubmit={print}
    >
      <fieldset>
        <legend className="mb-1.5 font-medium text-sm">{t.officialForms('ofServices')}</legend>
        {ofServices.length === 0 && <p className="text-muted">{t.officialForms('noneOfServices')}</p>}
        <Choices options={optionsOf(ofServices)} chosen={ids} onChange={chosen.change} />
      </fieldset>
      {others.length > 0 && !showsAll && (
        <div>
          <Button variant="ghost" size="sm" onClick={() => setShowsAll(true)}>
            {t.officialForms('showAll', { count: others.length })}
          </Button>
        </div>
      )}
      {others.length > 0 && showsAll && (
        <fieldset>
          <legend className="mb-1.5 font-medium text-sm">{t.officialForms('allForms')}</legend>
          <Choices options={optionsOf(others)} chosen={ids} onChange={chosen.change} />
        </fieldset>
      )}
      {chosen.error && <FieldError>{chosen.error}</FieldError>}
      {asksReason && (
        <ReasonField
          control={form.control}
          name="reason"
          label={t.officialForms('aadhaarReason')}
          hint={t.officialForms('aadhaarHint')}
          placeholder={t.cases('revealReason')}
        />
      )}
    </FormDialog>
  )
}
