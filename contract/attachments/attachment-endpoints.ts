import { z } from 'zod'
import { endpoint } from '../endpoint.ts'

import { Attachment, Checklist } from '../papers/paper.ts'
import { roles, staffRoles } from '../roles.ts'
import { AttachmentMove, AttachmentPage, AttachmentUpload } from './attachment.ts'

/** The scanned files of a case. */
export const attachmentEndpoints = {
  upload: endpoint('POST', '/case/attachments/:caseId', {
    roles,
    scope: 'cases:write',
    summary: 'Add an image or a PDF to a case, or to one of its papers',
    limit: 'attachment',
    accepts: 'multipart',
    body: AttachmentUpload,
    data: Attachment,
    status: 201,
    message: 'attachments.uploaded',
    idempotent: true,
    atCounter: true,
  }),
  move: endpoint('PATCH', '/case/attachments/:caseId/:id', {
    roles,
    summary:
      'Move an attachment to another paper of its case, or to another place; as client an own one within an hour',
    body: AttachmentMove,
    data: Checklist,
    message: 'attachments.moved',
  }),
  remove: endpoint('DELETE', '/case/attachments/:caseId/:id', {
    roles,
    scope: 'cases:write',
    summary: 'Delete an attachment; one of another, or older than an hour, only as superadmin',
    data: z.null(),
    message: 'attachments.deleted',
  }),
  page: endpoint('GET', '/case/attachment-page/:caseId/:id/:page', {
    roles,
    summary: 'A page of a PDF as a picture, since no browser may show the PDF inside the portal',
    params: AttachmentPage,
    data: z.object({
      /** The picture itself, as a `data:` URL. */
      picture: z.string(),
      pageCount: z.int(),
    }),
  }),
  bundle: endpoint('GET', '/case/bundle/:caseId', {
    roles: staffRoles,
    scope: 'cases:read',
    summary: 'All attachments of a case as one PDF, in the order of the checklist',
    answers: 'pdf',
    data: z.null(),
  }),
}
