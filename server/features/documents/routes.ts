import { documentEndpoints as calls } from '#contract/documents/document-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { createDocument, deleteDocument, editDocument, listDocuments } from './documents.ts'

export const documentRoutes: Route[] = [
  query(calls.all, (db, _ctx, input) => listDocuments(db, input)),
  command(calls.create, createDocument),
  command(calls.edit, editDocument),
  command(calls.remove, deleteDocument),
]
