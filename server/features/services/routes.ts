import type { Selectable } from 'kysely'
import { v7 as newId } from 'uuid'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'

import { serviceEndpoints as calls, MAX_PAPERS, type Paper, type Service } from '#contract/services/service.ts'
import type { ServiceCode } from '#contract/services/service-values.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import type { ServicePapers } from '../../db/schema.generated.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { pageOfFew } from '../../http/listing.ts'
import { command, type Paged, query, type Route } from '../../http/route.ts'

type Calls = typeof calls

type StoredPaper = Pick<Selectable<ServicePapers>, 'id' | 'name' | 'form_no' | 'is_required' | 'is_active'>

const presentPaper = ({ id, name, form_no, is_required, is_active }: StoredPaper): Paper => ({
  id,
  name,
  formNo: form_no,
  isRequired: is_required,
  isActive: is_active,
})

/** Returns the services in their order, each with its papers in theirs. */
async function listServices(db: Db): Promise<Service[]> {
  const services = await db.selectFrom('services').selectAll().orderBy('position').execute()
  const papers = await db.selectFrom('service_papers').selectAll().orderBy('position').orderBy('id').execute()
  return services.map(({ code, label, expected_days }) => ({
    code: code as ServiceCode,
    label,
    expectedDays: expected_days,
    papers: papers.filter(({ service_code }) => service_code === code).map(presentPaper),
  }))
}

/** Returns a page of the services, found by code, label or the name of a paper. */
const pageOfServices = async (db: Db, _ctx: Context, listing: Listing): Promise<Paged<Service[]>> =>
  pageOfFew(
    await listServices(db),
    listing,
    ({ code, label, papers }) => [code, label, ...papers.map(({ name }) => name)],
    { key: 'code' },
  )

/** Changes the label and the expected days of a service. 404 for an unknown code. */
async function editService(tx: Tx, ctx: Context, input: Input<Calls['edit']>): Promise<EndpointData<Calls['edit']>> {
  const { code, label, expectedDays } = input
  const before = await lockService(tx, code)
  await tx.updateTable('services').set({ label, expected_days: expectedDays }).where('code', '=', code).execute()
  const changes = changesBetween({ label: before.label, expectedDays: before.expected_days }, { label, expectedDays })
  await recordEdit(tx, ctx, { subject: 'service', id: before.id, action: 'edited', changes })
  const edited = (await listServices(tx)).find((service) => service.code === code)
  if (!edited) throw notFound()
  return edited
}

/** Locks a service, so that its papers change one at a time. 404 for an unknown code. */
async function lockService(tx: Tx, code: string) {
  const service = await tx.selectFrom('services').selectAll().where('code', '=', code).forUpdate().executeTakeFirst()
  if (!service) throw notFound()
  return service
}

/**
 * Adds a paper at the end of a service. 404 for an unknown service; 409 for a name that the service has
 * already.
 */
async function addPaper(
  tx: Tx,
  ctx: Context,
  input: Input<Calls['addPaper']>,
): Promise<EndpointData<Calls['addPaper']>> {
  const service = await lockService(tx, input.code)
  const { count, last } = await tx
    .selectFrom('service_papers')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('service_code', '=', service.code)
    .executeTakeFirstOrThrow()
  if (count >= MAX_PAPERS) throw conflict('services.tooManyPapers')
  const paper = await tx
    .insertInto('service_papers')
    .values({
      id: newId(),
      service_code: service.code,
      name: input.name,
      name_key: nameKey(input.name),
      form_no: input.formNo,
      is_required: input.isRequired,
      position: (last ?? 0) + 1,
      created_at: ctx.now.toISOString(),
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const changes = changesBetween({}, { paper: paper.name, formNo: paper.form_no, isRequired: paper.is_required })
  await record(tx, ctx, { subject: 'service', id: service.id, action: 'paper added', changes })
  return presentPaper(paper)
}

/**
 * Changes, moves or switches a paper. A paper that is switched off stays in the cases with a noted state of it. 404
 * unknown; 409 for a name that the service has already.
 */
async function editPaper(
  tx: Tx,
  ctx: Context,
  input: Input<Calls['editPaper']>,
): Promise<EndpointData<Calls['editPaper']>> {
  const { id, name, formNo, isRequired, isActive, position } = input
  const { service_code: code } = await tx
    .selectFrom('service_papers')
    .select('service_code')
    .where('id', '=', id)
    .executeTakeFirstOrThrow(() => notFound())
  const service = await lockService(tx, code)
  const before = await tx.selectFrom('service_papers').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
  const paper = await tx
    .updateTable('service_papers')
    .set({ name, name_key: nameKey(name), form_no: formNo, is_required: isRequired, is_active: isActive })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const moved = position === undefined ? null : await movePaper(tx, code, id, position)
  const { id: _, name: paperName, ...after } = presentPaper(paper)
  const { id: __, name: formerName, ...former } = presentPaper(before)
  const changes = {
    ...changesBetween({ paper: formerName, ...former }, { paper: paperName, ...after }),
    ...(moved && { position: moved }),
  }
  if (Object.keys(changes).length > 0)
    await record(tx, ctx, {
      subject: 'service',
      id: service.id,
      action: 'paper edited',
      // A change without a new name still records which paper it was.
      changes: { paper: { from: formerName, to: paperName }, ...changes },
    })
  return presentPaper(paper)
}

/** Moves a paper within its service, and renumbers all papers from 1. */
async function movePaper(tx: Tx, code: string, id: string, place: number) {
  const papers = await tx
    .selectFrom('service_papers')
    .select(['id', 'position'])
    .where('service_code', '=', code)
    .orderBy('position')
    .orderBy('id')
    .execute()
  const from = papers.findIndex((paper) => paper.id === id)
  const order = papers.filter((paper) => paper.id !== id).map((paper) => paper.id)
  order.splice(place, 0, id)
  for (const [index, paperId] of order.entries())
    await tx
      .updateTable('service_papers')
      .set({ position: index + 1 })
      .where('id', '=', paperId)
      .execute()
  const to = order.indexOf(id)
  return from === to ? null : { from: from + 1, to: to + 1 }
}

export const serviceRoutes: Route[] = [
  query(calls.all, pageOfServices),
  command(calls.edit, editService),
  command(calls.addPaper, addPaper),
  command(calls.editPaper, editPaper),
]
