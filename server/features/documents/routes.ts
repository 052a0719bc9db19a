import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { documentEndpoints as calls } from '#contract/documents/document.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Listing } from '#contract/fields.ts'
import type { Context } from '../../context/context.ts'
import type { Db, Tx } from '../../db/connect.ts'
import { changesBetween, record, recordEdit } from '../../history/history.ts'
import { notFound } from '../../http/errors.ts'
import { readPage, whereContains } from '../../http/listing.ts'
import { command, query, type Route } from '../../http/route.ts'

const answerColumns = ['id', 'name', 'url'] as const

async function listDocuments(db: Db, _ctx: Context, listing: Listing) {
  const documents = db
    .selectFrom('documents')
    .$call(whereContains(listing.search, sql.ref('name')))
    .select(answerColumns)
  return readPage(documents, listing, { by: { name: 'name' }, first: 'name', ties: ['id'] })
}

async function createDocument(tx: Tx, ctx: Context, input: Input<typeof calls.create>) {
  const document = await tx
    .insertInto('documents')
    .values({ id: newId(), ...input, created_at: ctx.now.toISOString() })
    .returning(answerColumns)
    .executeTakeFirstOrThrow()
  await record(tx, ctx, { subject: 'document', id: document.id, action: 'created' })
  return document
}

async function editDocument(tx: Tx, ctx: Context, input: Input<typeof calls.edit>) {
  const { id, ...changed } = input
  const before = await tx
    .selectFrom('documents')
    .select(answerColumns)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow(() => notFound())
  await tx.updateTable('documents').set(changed).where('id', '=', id).execute()
  const after = { id, ...changed }
  await recordEdit(tx, ctx, { subject: 'document', id, action: 'edited', changes: changesBetween(before, after) })
  return after
}

/** Deletes a document; its history stays. */
async function deleteDocument(tx: Tx, ctx: Context, input: Input<typeof calls.remove>) {
  const { id } = input
  const deleted = await tx.deleteFrom('documents').where('id', '=', id).returning(['name', 'url']).executeTakeFirst()
  if (!deleted) throw notFound()
  const changes = changesBetween(deleted, { name: null, url: null })
  await record(tx, ctx, { subject: 'document', id, action: 'deleted', changes })
  return null
}

export const documentRoutes: Route[] = [
  query(calls.all, listDocuments),
  command(calls.create, createDocument),
  command(calls.edit, editDocument),
  command(calls.remove, deleteDocument),
]
