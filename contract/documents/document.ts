import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf, requiredText, webAddress } from '../fields.ts'
import { MAX_WEB_ADDRESS } from '../limits.ts'
import { adminRoles, roles } from '../roles.ts'
import { normalizeLine } from '../text.ts'
import { textKey } from '../texts.ts'

/** A form or notice for staff and clients. */
export const OfficeDocument = z.object({ id: z.uuid(), name: z.string(), url: z.string() })

export type OfficeDocument = z.infer<typeof OfficeDocument>

const address = webAddress(textKey('document.urlInvalid'))

const isWebAddress = (text: string) => /^https?:\/\/[^\s]+$/i.test(text) && address.safeParse(text).success

/** Name and http(s) address of a document, trimmed; the address has no spaces. */
export const DocumentEdit = z.strictObject({
  name: requiredText(textKey('document.nameRequired')),
  url: requiredText(textKey('document.urlRequired'), MAX_WEB_ADDRESS, normalizeLine).refine(
    isWebAddress,
    textKey('document.urlInvalid'),
  ),
})

export type DocumentEdit = z.input<typeof DocumentEdit>

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
