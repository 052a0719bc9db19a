import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'
import { originals as messages } from '../messages.ts'
import { roles } from '../roles.ts'
import { DocumentEdit, OfficeDocument } from './document.ts'

const admin = ['superadmin'] as const

/** Important Documents (contract section 3). */
export const documentEndpoints = {
  all: endpoint('GET', '/document/all', {
    roles,
    summary: 'Every document',
    query: listQuery('name'),
    ...pageOf(OfficeDocument),
  }),
  create: endpoint('POST', '/document/create', {
    roles: admin,
    summary: 'Add a document',
    body: DocumentEdit,
    data: OfficeDocument,
    status: 201,
    message: messages.document.added,
  }),
  edit: endpoint('PUT', '/document/edit/:id', {
    roles: admin,
    summary: 'Change a document',
    body: DocumentEdit,
    data: OfficeDocument,
    message: messages.document.updated,
  }),
  remove: endpoint('DELETE', '/document/delete/:id', {
    roles: admin,
    summary: 'Delete a document',
    data: z.null(),
    message: messages.document.deleted,
  }),
}
