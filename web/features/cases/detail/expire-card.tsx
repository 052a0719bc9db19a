import { clsx } from 'clsx'
import { Pencil } from 'lucide-react'
import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { groupTitles } from '#contract/cases/case-labels.ts'
import { type ExpiryField, expiryTypeOf } from '#contract/cases/case-list-fields.ts'
import { readingOrder } from '#contract/cases/case-reading.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { daysBetween, officeDay } from '#contract/dates.ts'
import { t, textOf } from '#contract/texts.ts'
import { WARNING_DAYS } from '#web/features/cases/status-badge.tsx'
import { Badge } from '#web/ui/badge.tsx'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { DayText } from '#web/ui/values.tsx'
import { ExpiryEditing, ExpiryInput, isTarget, SaveAndCancel, useEditing } from '../expiry/expiry-edit.tsx'
import { type ExpiryScale, expiryScale, validityText } from '../expiry/expiry-scale.ts'

const fields = readingOrder('expireDetail').map((name) => ({
  name,
  type: expiryTypeOf[name],
  label: fieldByName[name].field.label,
}))

interface ExpireCardProps {
  /** Null for dates that cannot be changed here. */
  caseId: string | null
  dates: Partial<Case['expireDetail']>
  /** On a page about the dates: the picture also on a phone, and the remaining time of each in words. */
  isMain?: boolean
  /** Where a date comes from, below it. */
  sources?: Partial<Record<ExpiryField, string | null>>
}

/**
 * Expiry dates as bars that begin or end today, on one scale; each can be changed in place, in any status of its case. A
 * vehicle has the dates of all of its cases, and those of its newest one are changed.
 */
export function ExpireCard({ caseId, dates, isMain = false, sources = {} }: ExpireCardProps) {
  const today = officeDay(new Date())
  const scale = expiryScale(
    fields.map(({ name }) => dates[name] ?? null),
    today,
  )
  const lines = fields.map(({ name, type, label }) => (
    <ExpiryLine
      key={name}
      target={caseId === null ? null : { id: caseId, expiryType: type }}
      label={textOf(label)}
      day={dates[name] ?? null}
      scale={scale}
      isMain={isMain}
      source={sources[name] ?? null}
    />
  ))
  return (
    <Card
      dense={!isMain}
      title={groupTitles().expireDetail}
      {...(isMain && { description: t.summary('datesExplained') })}
    >
      <ExpiryEditing>
        <dl className={clsx('@container grid', isMain && 'gap-y-3 @2xl:gap-y-1')}>{lines}</dl>
      </ExpiryEditing>
    </Card>
  )
}

interface ExpiryLineProps {
  target: { id: string; expiryType: ExpiryType } | null
  label: string
  day: string | null
  scale: ExpiryScale
  isMain: boolean
  source: string | null
}

function ExpiryLine({ target: own, label, day, scale, isMain, source }: ExpiryLineProps) {
  const { target, ended, begin } = useEditing()
  const isEdited = own !== null && isTarget(target, own)
  return (
    <div className="grid min-h-7 grid-cols-[7.5rem_minmax(0,1fr)] items-center gap-x-3 @md:gap-x-4">
      <dt className={clsx('text-faint text-sm', isMain && 'self-start @2xl:self-center')}>{label}</dt>
      {isEdited ? (
        <dd className="flex flex-wrap items-center gap-2">
          <span className="w-40">
            <ExpiryInput label={t.cases('newExpiry', { label })} />
          </span>
          <SaveAndCancel />
        </dd>
      ) : (
        <dd className={clsx('flex items-center gap-x-2 font-medium @md:gap-x-4', isMain && 'flex-wrap gap-y-1.5')}>
          <span
            className={
              isMain ? 'order-last basis-full @2xl:order-none @2xl:flex-1 @2xl:basis-0' : 'hidden flex-1 @md:block'
            }
          >
            <DateBar day={day} scale={scale} />
          </span>
          <span
            className={clsx(
              'flex flex-1 @md:w-46 @md:flex-none @md:items-center @md:justify-end @md:gap-2.5',
              isMain
                ? 'ml-auto flex-wrap items-center justify-end gap-x-2.5 @2xl:w-60'
                : 'flex-col items-end @md:flex-row',
            )}
          >
            {isMain ? <Validity day={day} /> : <ExpiryNote day={day} />}
            <DayText day={day} />
            {source && <span className="basis-full text-right font-normal text-faint text-xs">{source}</span>}
          </span>
          {own && (
            <Button
              icon={Pencil}
              size="icon-sm"
              variant="ghost"
              className="-my-1"
              aria-label={t.cases('editExpiry', { label })}
              autoFocus={isTarget(ended, own)}
              onClick={() => begin(own)}
            />
          )}
        </dd>
      )}
    </div>
  )
}

/** Ends in an arrow where the date lies beyond the picture. */
const arrows = {
  right: '[clip-path:polygon(0_0,calc(100%-6px)_0,100%_50%,calc(100%-6px)_100%,0_100%)]',
  left: '[clip-path:polygon(100%_0,6px_0,0_50%,6px_100%,100%_100%)]',
}

/** A bar from today's line to a date; decorative, the date and its time stand beside it. */
function DateBar({ day, scale }: { day: string | null; scale: ExpiryScale }) {
  const span = scale.spanOf(day)
  const tone = span?.isOver ? 'bg-bad-fill' : needsAttention(day) ? 'bg-warn-fill' : 'bg-good-fill'
  const end = span?.isOver ? 'left' : 'right'
  return (
    <span aria-hidden="true" className="forced-color-adjust-none relative block h-2 rounded-full bg-plain-soft">
      {span && (
        <span
          className={clsx(
            'absolute inset-y-0',
            tone,
            span.isCut ? arrows[end] : end === 'left' ? 'rounded-l-full' : 'rounded-r-full',
          )}
          style={{ left: `${span.left}%`, width: `${span.width}%` }}
        />
      )}
      <span className="-inset-y-2.5 absolute w-px bg-muted" style={{ left: `${scale.today}%` }} />
    </span>
  )
}

const daysLeftOf = (day: string) => daysBetween(officeDay(new Date()), day)

const needsAttention = (day: string | null) => day !== null && daysLeftOf(day) <= WARNING_DAYS

/** How long a paper still holds, or since when it does not; one without a date, as a life-time tax, says so. */
function Validity({ day }: { day: string | null }) {
  if (day === null) return <span className="font-normal text-muted text-sm">{t.summary('noDate')}</span>
  const text = validityText(daysLeftOf(day))
  if (!needsAttention(day)) return <span className="font-normal text-muted text-sm">{text}</span>
  return <Badge tone={daysLeftOf(day) < 0 ? 'bad' : 'warn'}>{text}</Badge>
}

/** The remaining validity of a paper, shown only if it is short, ends today, or has ended. */
function ExpiryNote({ day }: { day: string | null }) {
  if (day === null || !needsAttention(day)) return null
  const daysLeft = daysLeftOf(day)
  return daysLeft < 0 ? (
    <Badge tone="bad">{t.summary('expired')}</Badge>
  ) : (
    <Badge tone="warn">{validityText(daysLeft)}</Badge>
  )
}
