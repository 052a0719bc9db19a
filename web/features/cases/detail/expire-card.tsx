import { Pencil } from 'lucide-react'
import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { groupTitles } from '#contract/cases/case-labels.ts'
import { type ExpiryField, expiryFields } from '#contract/cases/case-list-fields.ts'
import { readingOrder } from '#contract/cases/case-reading.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { daysBetween, officeDay } from '#contract/dates.ts'
import { t, textOf } from '#contract/texts.ts'
import { expiryUse, WARNING_DAYS } from '#web/features/cases/status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Bar } from '#web/ui/progress.tsx'
import { DayText } from '#web/ui/values.tsx'
import { ExpiryEditing, ExpiryInput, isTarget, SaveAndCancel, useEditing } from '../expiry/expiry-edit.tsx'

const typeOfField = Object.fromEntries(Object.entries(expiryFields).map(([type, field]) => [field, type])) as Record<
  ExpiryField,
  ExpiryType
>

const fields = readingOrder('expireDetail').map((name) => ({
  name,
  type: typeOfField[name],
  label: fieldByName[name].field.label,
}))

/** The page of a vehicle passes the dates of the vehicle, and the id of its newest case. */
type DatedCase = Pick<Case, 'id'> & { expireDetail: Partial<Case['expireDetail']> }

/** The expiry dates of a case with their remaining validity; each can be changed in place, in any status. */
export function ExpireCard({ caseData }: { caseData: DatedCase }) {
  return (
    <Card dense title={groupTitles().expireDetail}>
      <ExpiryEditing>
        <dl className="@container grid">
          {fields.map(({ name, type, label }) => (
            <ExpiryLine
              key={name}
              caseData={caseData}
              expiryType={type}
              label={textOf(label)}
              day={caseData.expireDetail[name] ?? null}
            />
          ))}
        </dl>
      </ExpiryEditing>
    </Card>
  )
}

interface ExpiryLineProps {
  caseData: DatedCase
  expiryType: ExpiryType
  label: string
  day: string | null
}

function ExpiryLine({ caseData: { id }, expiryType, label, day }: ExpiryLineProps) {
  const { target, ended, begin } = useEditing()
  const ownTarget = { id, expiryType }
  const isEdited = isTarget(target, ownTarget)
  const { share, tone } = expiryUse(day)
  return (
    <div className="grid min-h-7 grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3 @md:gap-x-4">
      <dt className="text-faint text-sm">{label}</dt>
      {isEdited ? (
        <dd className="flex flex-wrap items-center gap-2">
          <span className="w-40">
            <ExpiryInput label={t.cases('newExpiry', { label })} />
          </span>
          <SaveAndCancel />
        </dd>
      ) : (
        <dd className="flex items-center gap-x-2 font-medium @md:gap-x-4">
          <span className="hidden flex-1 @md:block">{day && <Bar share={share} tone={tone} />}</span>
          <span className="flex flex-1 flex-col items-end @md:w-46 @md:flex-none @md:flex-row @md:items-center @md:justify-end @md:gap-2.5">
            <ExpiryNote day={day} />
            <DayText day={day} />
          </span>
          <Button
            icon={Pencil}
            size="icon-sm"
            variant="ghost"
            className="-my-1"
            aria-label={t.cases('editExpiry', { label })}
            autoFocus={isTarget(ended, ownTarget)}
            onClick={() => begin(ownTarget)}
          />
        </dd>
      )}
    </div>
  )
}

/** The remaining validity of a paper, shown only if it is short, ends today, or has ended. */
export function ExpiryNote({ day }: { day: string | null }) {
  if (!day) return null
  const daysLeft = daysBetween(officeDay(new Date()), day)
  if (daysLeft > WARNING_DAYS) return null
  if (daysLeft < 0) return <Badge tone="bad">{t.summary('expired')}</Badge>
  if (daysLeft === 0) return <Badge tone="warn">{t.summary('expiresToday')}</Badge>
  return (
    <Badge tone="warn">
      {daysLeft === 1 ? t.summary('expiresTomorrow') : t.summary('expiresInDays', { days: daysLeft })}
    </Badge>
  )
}
