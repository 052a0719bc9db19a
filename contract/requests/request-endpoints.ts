import { AttachmentUpload } from '../attachments/attachment.ts'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'

import { Attachment } from '../papers/paper.ts'
import { roles, staffRoles } from '../roles.ts'
import { DealerRequest, DeclineRequest, NewRequest, RequestList } from './request.ts'

/** What dealers ask for, until the office accepts it by a case (`POST /case/new`) or declines it. */
export const requestEndpoints = {
  create: endpoint('POST', '/request/new', {
    roles: ['client'],
    summary: 'Ask the office for services for a vehicle',
    body: NewRequest,
    data: DealerRequest,
    status: 201,
    message: 'requests.sent',
  }),
  upload: endpoint('POST', '/request/attachments/:id', {
    roles: ['client'],
    summary: 'Add an image or a PDF to an open request, or to a paper of its services',
    limit: 'attachment',
    accepts: 'multipart',
    body: AttachmentUpload,
    data: Attachment,
    status: 201,
    message: 'attachments.uploaded',
    idempotent: true,
  }),
  all: endpoint('GET', '/request/all', {
    roles,
    summary: 'Requests of dealers, oldest first; of the own firm for a client',
    query: RequestList,
    ...pageOf(DealerRequest),
  }),
  decline: endpoint('POST', '/request/decline/:id', {
    roles: staffRoles,
    summary: 'Decline an open request, with a reason that its dealer reads',
    body: DeclineRequest,
    data: DealerRequest,
    message: 'requests.declined',
  }),
}
