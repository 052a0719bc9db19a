import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { adminRoles, roles } from '../roles.ts'
import { DocumentEdit, OfficeDocument } from './document.ts'

/** Important Documents. */
export const documentEndpoints = {
  all: endpoint('GET', '/document/all', {
    roles,
    summary: 'Every document',
    query: listQuery('name'),
    ...pageOf(OfficeDocument),
  }),
  create: endpoint('POST', '/document/create', {
    roles: adminRoles,
    summary: 'Add a document',
    body: DocumentEdit,
    data: OfficeDocument,
    status: 201,
    message: 'document.added',
  }),
  edit: endpoint('PUT', '/document/edit/:id', {
    roles: adminRoles,
    summary: 'Change a document',
    body: DocumentEdit,
    data: OfficeDocument,
    message: 'document.updated',
  }),
  remove: endpoint('DELETE', '/document/delete/:id', {
    roles: adminRoles,
    summary: 'Delete a document',
    data: z.null(),
    message: 'document.deleted',
  }),
}
