import { v7 as newId } from 'uuid'
import type { EndpointData, Input } from '#contract/endpoint.ts'
import { messages } from '#contract/messages.ts'
import { MAX_PAPERS } from '#contract/services/service.ts'
import { serviceEndpoints as calls } from '#contract/services/service-endpoints.ts'
import { nameKey } from '#contract/text.ts'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/connect.ts'
import { changesBetween, record } from '../../history.ts'
import { conflict, notFound } from '../../http/errors.ts'
import { command, query, type Route } from '../../http/route.ts'
import { editService, lockService, pageOfServices, presentPaper } from './services.ts'

type Add = typeof calls.addPaper
type Edit = typeof calls.editPaper

/**
 * Adds a paper at the end of a service. 404 for an unknown service; 409 for a name that the service has
 * already (contract-trade section 5).
 */
async function addPaper(tx: Tx, ctx: Context, input: Input<Add>): Promise<EndpointData<Add>> {
  const service = await lockService(tx, input.code)
  const { count, last } = await tx
    .selectFrom('service_papers')
    .select(({ fn }) => [fn.countAll<number>().as('count'), fn.max('position').as('last')])
    .where('service_code', '=', service.code)
    .executeTakeFirstOrThrow()
  if (count >= MAX_PAPERS) throw conflict(messages.services.tooManyPapers)
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
async function editPaper(tx: Tx, ctx: Context, input: Input<Edit>): Promise<EndpointData<Edit>> {
  const { id, name, formNo, isRequired, isActive, position } = input
  const { service_code: code } =
    (await tx.selectFrom('service_papers').select('service_code').where('id', '=', id).executeTakeFirst()) ?? unknown()
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
  // A change without a new name still records which paper it was.
  await record(tx, ctx, {
    subject: 'service',
    id: service.id,
    action: 'paper edited',
    changes: { paper: { from: formerName, to: paperName }, ...changes },
  })
  return presentPaper(paper)
}

const unknown = (): never => {
  throw notFound()
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
