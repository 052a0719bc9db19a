import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useId, useState } from 'react'
import type { CaseGroup } from '#contract/cases/case-fields.ts'
import { t } from '#contract/texts.ts'
import { useCoarsePointer } from '#web/lib/dom.ts'
import { OPTIONAL_KEY } from '#web/lib/keys.ts'
import { Card } from '#web/ui/card.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { OptionalStops } from './case-field.tsx'
import { useCaseFormContext } from './case-form-values.tsx'
import { OwnerFields } from './owner-fields.tsx'
import { ExpenseFields, ExpireFields, GeneralFields, ReferenceFields, TransactionFields } from './section-fields.tsx'
import { focusSection, optionalFieldOf, sectionAttributes, sectionOf, sections } from './section-nav.tsx'
import { VehicleFields } from './vehicle-fields.tsx'

const fields: Record<CaseGroup, ReactNode> = {
  generalDetail: <GeneralFields />,
  vehicleDetail: <VehicleFields />,
  expireDetail: <ExpireFields />,
  transactionDetail: <TransactionFields />,
  ownerDetails: <OwnerFields />,
  expenseDetail: <ExpenseFields />,
  referenceDetail: <ReferenceFields />,
}

interface SectionProps {
  name: CaseGroup
  title: string
  isActive: boolean
  onActive: () => void
}

/**
 * A section of the form. In a new case Tab visits what has to be filled in; a key leads to the optional fields, which Tab
 * visits from then on. A touch screen has no such key, and Next of its keyboard visits all.
 */
export function FormSection({ name, title, isActive, onActive }: SectionProps) {
  const { isEdit } = useCaseFormContext()
  const isTouch = useCoarsePointer()
  const [isReached, setReached] = useState(false)
  const hintId = useId()
  const skips = !isEdit && !isTouch
  const stop = isReached ? 'optional' : 'skipped'
  const hint = (
    <p
      id={hintId}
      className={clsx('flex items-center gap-1.5 text-faint text-sm max-md:hidden', !isActive && 'invisible')}
    >
      {t.cases('optionalFields')} <Kbd>{OPTIONAL_KEY}</Kbd>
    </p>
  )
  return (
    <fieldset
      aria-label={title}
      aria-describedby={skips ? hintId : undefined}
      onFocus={({ target }) => {
        onActive()
        if (target.closest('[data-optional]')) setReached(true)
      }}
      onKeyDown={(event) => {
        moveBetweenSections(event)
        if (skips) moveToOptional(event)
      }}
      {...sectionAttributes(name)}
      className="min-w-0"
    >
      <OptionalStops value={skips ? stop : 'always'}>
        <Card title={title} actions={skips && hint}>
          {fields[name]}
        </Card>
      </OptionalStops>
    </fieldset>
  )
}

/** The key leads to the first optional field of the section; from an optional one, of the next section that has any. */
function moveToOptional(event: KeyboardEvent): void {
  if (event.key !== OPTIONAL_KEY || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return
  event.preventDefault()
  const here = event.target instanceof HTMLElement ? event.target : null
  const from = sections.findIndex(({ key }) => key === sectionOf(here))
  const onwards = sections.slice(here?.closest('[data-optional]') ? from + 1 : from)
  const next = onwards.map(({ key }) => optionalFieldOf(key)).find((field) => field !== null)
  next?.scrollIntoView({ block: 'nearest' })
  next?.focus({ preventScroll: true })
}

/** Ctrl or Cmd with an arrow key moves to the next or previous section, past optional fields; a Mac keeps Ctrl with it. */
function moveBetweenSections(event: KeyboardEvent): void {
  if (!(event.ctrlKey || event.metaKey) || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return
  const currentIndex = sections.findIndex(({ key }) => key === sectionOf(event.target))
  const next = currentIndex < 0 ? undefined : sections[currentIndex + (event.key === 'ArrowDown' ? 1 : -1)]
  if (!next) return
  event.preventDefault()
  focusSection(next.key)
}
