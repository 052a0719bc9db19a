import { documentEndpoints as calls } from '#contract/documents/document-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { createDocument, deleteDocument, editDocument, listDocuments } from './documents.ts'

/** Important Documents. */
export const documentRoutes: Route[] = [
  read(calls.all, (db, { query }) => listDocuments(db, query)),
  write(calls.create, createDocument),
  write(calls.edit, editDocument),
  write(calls.remove, deleteDocument),
]
