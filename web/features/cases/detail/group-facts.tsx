import type { ReactNode } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { type FieldName, type FieldPath, isSeenBy } from '#contract/cases/case-field-sets.ts'
import type { CaseField, CaseGroup } from '#contract/cases/case-fields.ts'
import { fieldByPath, readingOrder } from '#contract/cases/case-reading.ts'
import type { Role } from '#contract/endpoint.ts'
import { Money } from '#web/domain/money.tsx'
import { PhoneLink } from '#web/domain/phone.tsx'
import { Plate } from '#web/domain/plate.tsx'
import { DayText } from '#web/ui/date.tsx'

/** A line of a card. */
export interface Fact {
  label: string
  value: ReactNode
  wide?: boolean
}

interface GroupFacts<G extends CaseGroup> {
  viewer: Role
  /** The fields to show and their order; by default all that the role sees. */
  names?: readonly FieldName<G>[]
  /** Formats a day, where the day alone is not enough. */
  showDay?: (day: string) => ReactNode
}

const plainDay = (day: string) => <DayText day={day} />

/**
 * The fields of a group that a role sees, formatted by kind. A field that is new in the table of fields is included
 * without further changes.
 */
export function groupFacts<G extends CaseGroup>(
  caseData: Case,
  group: G,
  { viewer, names = readingOrder(group), showDay = plainDay }: GroupFacts<G>,
): Fact[] {
  const values: Readonly<Record<string, unknown>> = caseData[group] ?? {}
  const fields = names.map((name) => fieldByPath[`${group}.${name}` as FieldPath])
  return fields
    .filter(({ field }) => isSeenBy(viewer, field))
    .map(({ name, field }) => ({
      label: field.label,
      value: showValue(field, values[field.shownAs?.name ?? name], showDay),
      ...(field.lines && { wide: true }),
    }))
}

function showValue({ kind }: CaseField, value: unknown, showDay: (day: string) => ReactNode): ReactNode {
  if (typeof value === 'number') return <Money rupees={value} />
  if (typeof value !== 'string' || value === '') return null
  switch (kind) {
    case 'day':
      return showDay(value)
    case 'plate':
      return <Plate number={value} />
    case 'phone':
      return <PhoneLink number={value} />
    default:
      return value
  }
}
