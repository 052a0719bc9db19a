import { useQuery } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { type ExpiryField, expiryTypeOf } from '#contract/cases/case-list-fields.ts'
import type { ExpiryType } from '#contract/cases/expiry.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showDay } from '#contract/dates.ts'
import type { CasePaper } from '#contract/papers/paper.ts'
import type { CaseReading } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY } from '#contract/readings/reading-values.ts'
import { t, textOf } from '#contract/texts.ts'
import { caseEndpoints, paperEndpoints, readingEndpoints } from '#web/endpoints.generated.ts'
import type { ReadingOf } from '#web/features/papers/paper-list.tsx'
import { apiQuery, caseReads, expiryReads } from '#web/lib/query.ts'
import { useApiMutation } from '#web/lib/use-api-mutation.ts'
import { Button } from '#web/ui/button.tsx'

const isExpiryField = (name: string): name is ExpiryField => Object.hasOwn(expiryTypeOf, name)

/** Returns what the files of a case say, for the rows of its papers. */
export function useCaseReadings({ id, expireDetail }: Pick<Case, 'id' | 'expireDetail'>): ReadingOf {
  const { data } = useQuery(apiQuery(readingEndpoints.ofCase, { params: { caseId: id } }))
  const readings = new Map(data?.data.map((reading) => [reading.attachmentId, reading]))
  return (attachmentId, paper) => {
    const reading = readings.get(attachmentId)
    return reading?.kind ? <FileReading reading={reading} caseId={id} paper={paper} dates={expireDetail} /> : null
  }
}

interface FileReadingProps {
  reading: CaseReading
  caseId: string
  /** Null for a file of no paper. */
  paper: CasePaper | null
  dates: Case['expireDetail']
}

/**
 * What a file says: that it is of another vehicle, or until when a paper is valid. A later day than the case has can be
 * taken, and the number of the paper into its note, if that is empty.
 */
function FileReading({ reading, caseId, paper, dates }: FileReadingProps) {
  const { kind, fields, isOtherVehicle } = reading
  const note = useNote(caseId, isOtherVehicle ? undefined : reading.number, paper)
  if (!kind) return null
  const plate = fields.find(({ name }) => name === 'vehicleNo')?.value ?? ''
  const days = fields.flatMap(({ name, value, certainty }) =>
    isExpiryField(name) ? [{ type: expiryTypeOf[name], name, day: value, certainty }] : [],
  )
  return (
    <>
      {isOtherVehicle && (
        <p className="flex items-start gap-1.5 text-sm text-warn">
          <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
          {t.readings('otherVehicle', { paper: t.readings(`kinds.${kind}`), plate: showPlate(plate) })}
        </p>
      )}
      {days.map(({ type, name, day, certainty }) => {
        const present = dates[name] ?? ''
        const isLater = day > present
        // A registration certificate says many days; those that are known already say nothing new.
        if (isOtherVehicle || (kind === 'RC' && !isLater)) return null
        return (
          <p key={type} className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
            <span>
              {t.readings('validUntil', { field: textOf(fieldByName[name].field.label), day: showDay(day) })}
              {isLater && certainty < HIGH_CERTAINTY && ` · ${t.readings('compare')}`}
            </span>
            {isLater && <TakeDay caseId={caseId} type={type} name={name} day={day} onTaken={note?.take} />}
          </p>
        )
      })}
      {note && (
        <p className="flex flex-wrap items-center gap-x-2 text-muted text-sm">
          <span className="wrap-anywhere">{note.text}</span>
          <Button
            variant="link"
            size="inline"
            pending={note.isPending}
            aria-label={t.readings('takeNumber', { number: note.text })}
            onClick={note.take}
          >
            {t.readings('take')}
          </Button>
        </p>
      )}
    </>
  )
}

/** The number of a paper, for its note; null where there is none, or the paper has a note. */
function useNote(caseId: string, number: string | undefined, paper: CasePaper | null) {
  const change = useApiMutation(paperEndpoints.change, {
    success: null,
    invalidates: [caseReads],
    failureTitle: t.papers('changeFailed'),
  })
  if (!number || !paper || paper.note !== null) return null
  const { paperId, state } = paper
  const text = t.readings('number', { number })
  const take = () => change.mutate({ params: { caseId }, body: { paperId, state, note: text } })
  return { text, isPending: change.isPending, take }
}

interface TakeDayProps {
  caseId: string
  type: ExpiryType
  name: ExpiryField
  day: string
  onTaken?: (() => void) | undefined
}

function TakeDay({ caseId, type, name, day, onTaken }: TakeDayProps) {
  const update = useApiMutation(caseEndpoints.updateExpiry, {
    invalidates: expiryReads,
    failureTitle: t.summary('expiryFailed'),
    onSuccess: () => onTaken?.(),
  })
  return (
    <Button
      variant="link"
      size="inline"
      pending={update.isPending}
      aria-label={t.readings('takeDay', { field: textOf(fieldByName[name].field.label), day: showDay(day) })}
      onClick={() => update.mutate({ params: { id: caseId }, body: { expiryType: type, newExpiryDate: day } })}
    >
      {t.readings('take')}
    </Button>
  )
}
