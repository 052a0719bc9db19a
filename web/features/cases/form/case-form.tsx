import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { FormProvider, type UseFormReturn } from 'react-hook-form'
import type { z } from 'zod'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import type { Role } from '#contract/endpoint.ts'
import { Form } from '#web/forms/form.tsx'
import type { Draft } from '#web/forms/use-draft.ts'
import { Card } from '#web/ui/card.tsx'
import { AddOptions } from './add-options.tsx'
import { CaseFormBar } from './case-form-bar.tsx'
import { CaseFormSettingProvider, type CasePickers } from './case-form-parts.tsx'
import type { CaseFormValues } from './case-form-values.ts'
import { focusSection, sectionAttributes, sectionOf, sections } from './case-sections.ts'
import { ExpenseFields } from './expense-fields.tsx'
import { ExpireFields } from './expire-fields.tsx'
import { GeneralFields } from './general-fields.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { ReferenceFields } from './reference-fields.tsx'
import { SectionNav } from './section-nav.tsx'
import { TransactionFields } from './transaction-fields.tsx'
import { VehicleFields } from './vehicle-fields.tsx'

export type CaseFormState = UseFormReturn<CaseFormValues, unknown, CaseFormValues>

export interface CaseFormProps {
  form: CaseFormState
  kind: 'new' | 'edit'
  schema: z.ZodType
  role: Role
  pickers: CasePickers
  onSubmit: (values: CaseFormValues) => unknown
  draft?: Draft
  /** The charges of a saved case that this role does not see, in rupees; by default there are none. */
  officeCharges?: number | null
  /** Beside Submit Case. */
  actions?: ReactNode
}

const fields: Record<CaseGroup, ReactNode> = {
  generalDetail: <GeneralFields />,
  vehicleDetail: <VehicleFields />,
  expireDetail: <ExpireFields />,
  transactionDetail: <TransactionFields />,
  ownerDetails: <OwnerFields />,
  expenseDetail: <ExpenseFields />,
  referenceDetail: <ReferenceFields />,
}

/** The case form, new or edit: seven sections, their navigation, the total, and Submit Case. */
export function CaseForm(props: CaseFormProps) {
  const { form, kind, schema, role, pickers, onSubmit, draft, officeCharges = null, actions } = props
  const [active, setActive] = useState<CaseGroup>('generalDetail')
  const { control } = form
  const isEdit = kind === 'edit'
  return (
    <FormProvider {...form}>
      <CaseFormSettingProvider value={{ control, role, pickers, isEdit }}>
        <AddOptions isAllowed={role === 'superadmin'}>
          <div className="gap-8 xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)]">
            <SectionNav control={control} schema={schema} activeSection={active} />
            <Form form={form} onSubmit={onSubmit} draft={draft} className="grid grid-cols-1 gap-5 max-xl:mt-5">
              {sections.map(({ key, title, editTitle }) => (
                <fieldset
                  key={key}
                  aria-label={isEdit ? editTitle : title}
                  onFocus={() => setActive(key)}
                  onKeyDown={moveBetweenSections}
                  {...sectionAttributes(key)}
                  className="min-w-0"
                >
                  <Card title={isEdit ? editTitle : title}>{fields[key]}</Card>
                </fieldset>
              ))}
              <CaseFormBar control={control} officeCharges={officeCharges}>
                {actions}
              </CaseFormBar>
            </Form>
          </div>
        </AddOptions>
      </CaseFormSettingProvider>
    </FormProvider>
  )
}

/** Ctrl with an arrow key moves to the next or previous section, past optional fields. */
function moveBetweenSections(event: KeyboardEvent): void {
  if (!event.ctrlKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  const currentIndex = sections.findIndex(({ key }) => key === sectionOf(event.target))
  const next = currentIndex < 0 ? undefined : sections[currentIndex + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  focusSection(next.key)
}
