import { type ReactNode, useState } from 'react'
import { FormProvider, type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import { showPlate } from '#contract/cases/plate.ts'
import type { Role } from '#contract/endpoint.ts'
import { sumRupees } from '#contract/money.ts'
import { t } from '#contract/texts.ts'
import { DiscardDraft, type Draft } from '#web/forms/draft.tsx'
import { Form, FormFailure, SubmitButton } from '#web/forms/form.tsx'
import { hasCoarsePointer } from '#web/lib/dom.ts'
import { CTRL } from '#web/lib/keys.ts'
import { Card } from '#web/ui/card.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { Money } from '#web/ui/values.tsx'
import { AddOptions } from './case-field.tsx'
import {
  CaseFormSettingProvider,
  type CaseFormValues,
  type CasePickers,
  chargesTotal,
  type RestoredCase,
  useCaseFormContext,
} from './case-form-values.tsx'
import { FormSection } from './form-section.tsx'
import { countErrors, focusSection, SectionNav, sections } from './section-nav.tsx'

interface CaseFormProps {
  form: UseFormReturn<CaseFormValues, unknown, CaseFormValues>
  kind: 'new' | 'edit'
  schema: z.ZodType
  role: Role
  pickers: CasePickers
  onSubmit: (values: CaseFormValues) => unknown
  draft?: Draft
  /** The plate of the vehicle with which a new case was begun; empty without one. */
  vehicle?: string
  restored?: RestoredCase | undefined
  /** The charges of a saved case that this role does not see, in rupees; by default there are none. */
  officeCharges?: number | null
  actions?: ReactNode
  /** Above the sections. */
  intro?: ReactNode
}

/** The case form, new or edit: seven sections, their navigation, the total, and Submit Case. */
export function CaseForm(props: CaseFormProps) {
  const {
    form,
    kind,
    schema,
    role,
    pickers,
    onSubmit,
    draft,
    vehicle = '',
    restored,
    officeCharges = null,
    actions,
    intro,
  } = props
  const [active, setActive] = useState<CaseGroup>('generalDetail')
  const { control } = form
  const isEdit = kind === 'edit'
  return (
    <FormProvider {...form}>
      <CaseFormSettingProvider value={{ control, role, pickers, isEdit, vehicle, restored }}>
        <AddOptions role={role}>
          {intro}
          <div className="gap-8 xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)]">
            <SectionNav schema={schema} activeSection={active} />
            <Form
              form={form}
              onSubmit={onSubmit}
              draft={draft}
              showsFailure
              className="grid grid-cols-1 gap-5 max-xl:mt-5"
            >
              {sections.map(({ key, title, editTitle }) => (
                <FormSection
                  key={key}
                  name={key}
                  title={(isEdit ? editTitle : title)()}
                  isActive={active === key}
                  onActive={() => setActive(key)}
                />
              ))}
              <CaseFormBar officeCharges={officeCharges}>{actions}</CaseFormBar>
            </Form>
          </div>
        </AddOptions>
      </CaseFormSettingProvider>
    </FormProvider>
  )
}

interface CaseFormBarProps {
  /** The charges of the case that this role does not see, in rupees, which its total includes; null without any. */
  officeCharges: number | null
  children?: ReactNode
}

/** The footer of the case form, always visible: the total of the charges, the number of errors, Submit Case. */
function CaseFormBar({ officeCharges, children }: CaseFormBarProps) {
  const { control } = useCaseFormContext()
  return (
    <div
      data-sticks="bottom"
      className="tall:sticky bottom-[calc(var(--bottom-bar)+0.75rem)] z-10 flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-lg border bg-raised px-5 py-3 shadow-pop max-md:px-4 max-md:py-2.5"
    >
      <Total officeCharges={officeCharges} />
      <div className="flex grow flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <ErrorCount />
        {children}
        <SubmitButton control={control} className="max-md:flex-1" aria-keyshortcuts="Control+Enter">
          {t.cases('submit')}
        </SubmitButton>
      </div>
    </div>
  )
}

function Total({ officeCharges }: Pick<CaseFormBarProps, 'officeCharges'>) {
  const { control } = useCaseFormContext()
  const charges = useWatch({ control, name: 'expenseDetail' })
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5">
      <span className="text-muted text-sm max-md:sr-only">{t.cases('totalCharges')}</span>
      <output className="font-semibold text-lg">
        <Money rupees={sumRupees([chargesTotal(charges), officeCharges ?? 0])} />
      </output>
      {officeCharges !== null && <span className="text-muted text-sm">{t.cases('officeCharges')}</span>}
    </p>
  )
}

function ErrorCount() {
  const { control } = useCaseFormContext()
  const { root, ...errors } = useFormState({ control }).errors
  const wrong = countErrors(errors)
  if (root) return <FormFailure control={control} />
  if (wrong === 0) {
    return (
      <span className="pointer-coarse:hidden text-faint text-sm max-lg:hidden">
        {t.cases('formKeys').replaceAll('Ctrl', CTRL)}
      </span>
    )
  }
  return (
    <span role="status" className="text-bad text-sm">
      {t.cases('fieldsNeedAttention', { count: wrong })}
    </span>
  )
}

interface RestoredNoticeProps {
  draft: Draft
  plate?: string | undefined
}

/** Offers an empty form after the input from before a reload was restored. */
export const RestoredNotice = ({ draft, plate }: RestoredNoticeProps) => (
  <DiscardDraft
    draft={draft}
    text={plate ? t.cases('restoredFor', { plate: showPlate(plate) }) : t.cases('restored')}
    label={t.cases('startOver')}
    className="mb-5"
    onDiscard={() => {
      // On a touch screen the first field would open the keyboard over the page.
      if (!hasCoarsePointer()) focusSection('generalDetail')
    }}
  />
)

export function CaseFormSkeleton() {
  return (
    <div role="status" className="gap-8 xl:grid xl:grid-cols-[10.5rem_minmax(0,1fr)]">
      <span className="sr-only">{t.session('loading')}</span>
      <div className="flex gap-2 overflow-hidden xl:flex-col">
        {sections.map(({ key }) => (
          <Skeleton key={key} className="h-9 w-28 shrink-0 rounded-md xl:w-full" />
        ))}
      </div>
      <div className="grid gap-5 max-xl:mt-5">
        {[6, 6, 5].map((count, card) => (
          // oxlint-disable-next-line react/no-array-index-key -- placeholders without content never move
          <Card key={card}>
            <Skeleton className="mb-5 h-5 w-32" />
            <div className="grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
              {Array.from({ length: count }, (_, field) => (
                <Skeleton key={field} className="h-14 rounded-md" />
              ))}
            </div>
          </Card>
        ))}
      </div>
    </div>
  )
}
