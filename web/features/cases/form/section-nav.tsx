import { Check } from 'lucide-react'
import { useFormState, useWatch } from 'react-hook-form'
import type { z } from 'zod'
import { caseGroups } from '#contract/cases/case-field-sets.ts'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import { groupTitles } from '#contract/cases/case-labels.ts'
import { t } from '#contract/texts.ts'
import { type CaseFormValues, inputsOf, useCaseFormContext } from './case-form-values.tsx'

interface SectionNavProps {
  /** Determines which sections are complete. */
  schema: z.ZodType
  activeSection: CaseGroup
}

export function SectionNav({ schema, activeSection }: SectionNavProps) {
  const { control } = useCaseFormContext()
  const values = useWatch({ control }) as CaseFormValues
  const { errors } = useFormState({ control })
  const open = new Set(schema.safeParse(inputsOf(values)).error?.issues.map(({ path }) => path[0]))
  return (
    <nav
      aria-label={t.cases('sections')}
      data-sticks="top"
      className="z-10 tall:max-xl:sticky max-xl:top-0 max-xl:-mx-4 max-xl:overflow-x-auto max-xl:border-b max-xl:bg-canvas max-xl:px-4 max-xl:py-2 max-md:top-14 md:max-xl:-mx-8 md:max-xl:px-8"
    >
      <ol className="flex gap-1 tall:xl:sticky xl:top-8 xl:flex-col xl:gap-0.5">
        {sections.map(({ key, title }) => (
          // Its words for screen readers stay within the row that scrolls.
          <li key={key} className="relative">
            <button
              type="button"
              ref={key === activeSection ? scrollIntoRow : undefined}
              onClick={() => focusSection(key)}
              aria-current={key === activeSection ? 'step' : undefined}
              className="flex h-9 w-full items-center gap-2.5 whitespace-nowrap rounded-md px-2.5 text-left font-medium text-muted text-sm transition-colors hover:bg-hover hover:text-ink aria-[current]:bg-accent-soft aria-[current]:text-accent-ink max-md:h-11"
            >
              <State wrong={countErrors(errors[key])} done={!open.has(key) && isTouched(values[key])} />
              {title()}
            </button>
          </li>
        ))}
      </ol>
    </nav>
  )
}

/** On a narrow screen the sections are one scrollable row: scrolls the active one to its middle. */
function scrollIntoRow(button: HTMLElement | null): void {
  const row = button?.closest('nav')
  if (!button || !row || row.scrollWidth <= row.clientWidth) return
  const [place, frame] = [button.getBoundingClientRect(), row.getBoundingClientRect()]
  row.scrollLeft += place.left - frame.left - (frame.width - place.width) / 2
}

function State({ wrong, done }: { wrong: number; done: boolean }) {
  if (wrong > 0) {
    return (
      <span className="tnum grid size-4.5 shrink-0 place-items-center rounded-full bg-bad-fill font-semibold text-2xs text-white">
        {wrong}
        <span className="sr-only"> {t.cases('toCorrectIn')}</span>
      </span>
    )
  }
  if (done) {
    return (
      <span className="grid size-4.5 shrink-0 place-items-center rounded-full bg-good-soft text-good">
        <Check className="size-3" strokeWidth={3} />
        <span className="sr-only">{t.cases('completePrefix')}</span>
      </span>
    )
  }
  // Its words also keep those of the section's heading to the heading.
  return (
    <span className="size-4.5 shrink-0 rounded-full border border-edge border-dashed">
      <span className="sr-only">{t.cases('sectionPrefix')}</span>
    </span>
  )
}

export function countErrors(errors: unknown): number {
  if (typeof errors !== 'object' || errors === null) return 0
  if (typeof (errors as { message?: unknown }).message === 'string' && !('root' in errors)) return 1
  return Object.entries(errors).reduce((sum, [name, error]) => (name === 'root' ? sum : sum + countErrors(error)), 0)
}

/** True if a field of the section has a value; an empty optional section is not marked as complete. */
const isTouched = (group: object) =>
  Object.values(group).some((value) => value !== '' && value !== null && value !== false)

/** The titles of the groups in the edit form. */
const editTitles = (): Record<CaseGroup, string> => ({
  generalDetail: t.cases('editGeneral'),
  vehicleDetail: t.cases('editVehicle'),
  expireDetail: t.cases('editExpire'),
  transactionDetail: t.cases('editTransaction'),
  ownerDetails: t.cases('editOwners'),
  expenseDetail: t.cases('editExpense'),
  referenceDetail: t.cases('editReference'),
})

/** The seven sections of a case form, in order; the new form, the details and the navigation share their titles. */
export const sections = caseGroups.map((key) => ({
  key,
  title: () => groupTitles()[key],
  editTitle: () => editTitles()[key],
}))

const idOf = (key: CaseGroup) => `section-${key}`

/** The attributes of a section's element, by which it is found and focused. */
export const sectionAttributes = (key: CaseGroup) => ({ id: idOf(key), 'data-section': key })

export function sectionOf(element: EventTarget | null): CaseGroup | undefined {
  const section = element instanceof HTMLElement ? element.closest<HTMLElement>('[data-section]') : null
  return section?.dataset.section as CaseGroup | undefined
}

/** The first field of a section that a person may leave empty; null without any. */
export const optionalFieldOf = (key: CaseGroup) =>
  document.getElementById(idOf(key))?.querySelector<HTMLElement>('[data-optional]') ?? null

export function focusSection(key: CaseGroup): void {
  const section = document.getElementById(idOf(key))
  section?.scrollIntoView({ block: 'start' })
  section
    ?.querySelector<HTMLElement>('input:not([readonly]), textarea, [role="radiogroup"], [role="checkbox"]')
    ?.focus({ preventScroll: true })
}
