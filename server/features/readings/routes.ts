import type { EndpointData, Input } from '#contract/endpoint.ts'
import { readingEndpoints as calls, type TriedReading } from '#contract/readings/reading.ts'
import { HIGH_CERTAINTY } from '#contract/readings/reading-values.ts'
import { vehicleKey } from '#contract/vehicles/plate-key.ts'
import type { ReadingFault } from '../../adapters/paper-reader.ts'
import type { Context } from '../../context/context.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import { badRequest, type HttpError } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { validateFile } from '../attachments/store-attachment.ts'
import { getVisibleCase } from '../cases/scope.ts'
import { refusedFile, unreadFile } from '../files/refused-file.ts'
import { editReadingSettings, getReadingSettings } from './settings.ts'
import { NOTHING, openReading, readingColumns } from './stored-readings.ts'

/**
 * Reads a paper before there is anything to which it belongs; nothing of it stays. While the office has nothing read, or
 * papers of other kinds, nothing was read. 400 without a file, then the refusals of `validateFile`; 400 for one that takes
 * too long or too much memory to read, 429 when the sender has used up its share, 503 when too many wait.
 */
const tryPaper = (deps: Deps, request: RequestContext<typeof calls.try>) =>
  request.form(async ({ file }): Promise<TriedReading> => {
    if (!file) throw badRequest({ file: 'attachments.noFile' })
    const { isOn, kinds } = await getReadingSettings(deps.database.db)
    const valid = await validateFile(deps, file, request.caller)
    if (!isOn) return NOTHING
    const path = valid.kind === 'pdf' ? valid.pdf.path : valid.jpeg.path
    const answer = await deps.papers.read(
      async () => ({ path, kind: valid.kind, today: request.today, withPictures: true }),
      request.caller,
    )
    if ('fault' in answer) return unread[answer.fault]()
    if (!answer.kind || !kinds.includes(answer.kind)) return NOTHING
    const { pictures = [], ...reading } = answer
    return {
      ...reading,
      fields: answer.fields.map((field, at) => ({ ...field, picture: pictures[at] ?? '' })),
    }
  })

const refuse = (error: HttpError): never => {
  throw error
}

const unread: Record<ReadingFault['fault'], () => TriedReading> = {
  absent: () => NOTHING,
  unreadable: () => NOTHING,
  crashed: () => NOTHING,
  seconds: () => refuse(refusedFile('readings.tooSlow', { bound: 'reading_seconds' })),
  memory: () => refuse(refusedFile('readings.tooLarge', { bound: 'reading_memory' })),
  busy: () => refuse(unreadFile('busy', 'readings_waiting')),
  share: () => refuse(unreadFile('share', 'readings_waiting')),
  machine: () => refuse(unreadFile('machine', 'readings_waiting')),
}

/** The most that is certain of a paper that seems to be another vehicle's. */
const OF_OTHER_VEHICLE = HIGH_CERTAINTY - 0.1

/** Returns what was read of the files of a case, in their order. 404 for a case that the actor may not see. */
async function getCaseReadings(
  db: Db,
  ctx: Context,
  { caseId }: Input<typeof calls.ofCase>,
): Promise<EndpointData<typeof calls.ofCase>> {
  const found = await getVisibleCase(db, ctx.actor, caseId, ['id', 'vehicle_no', 'rma_vehicle_no'])
  const rows = await db
    .selectFrom('attachments')
    .innerJoin('readings', 'readings.attachment_id', 'attachments.id')
    .select(['attachments.id', ...readingColumns])
    .where('attachments.case_id', '=', found.id)
    .orderBy('attachments.seq')
    .execute()
  const plates = new Set([found.vehicle_no, found.rma_vehicle_no ?? ''].map(vehicleKey))
  return rows.map(({ id, ...row }) => {
    const reading = openReading(ctx, row)
    const plate = reading.fields.find(({ name }) => name === 'vehicleNo')
    const isOtherVehicle = plate ? !plates.has(vehicleKey(plate.value)) : null
    const doubted = (certainty: number) => (isOtherVehicle ? Math.min(certainty, OF_OTHER_VEHICLE) : certainty)
    const fields = reading.fields.map((field) => ({ ...field, certainty: doubted(field.certainty) }))
    return { ...reading, fields, attachmentId: id, isOtherVehicle }
  })
}

export const readingRoutes: Route[] = [
  handler(calls.try, tryPaper),
  query(calls.ofCase, getCaseReadings),
  query(calls.settings, getReadingSettings),
  command(calls.editSettings, editReadingSettings),
]
