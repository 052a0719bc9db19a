import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { PdfPassword } from '../files/file-endpoints.ts'
import { Attachment, Checklist } from '../papers/paper.ts'
import { roles, staffRoles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { MAX_ATTACHMENTS, MAX_DRAWN_PAGE } from './attachment-values.ts'

/** A page of an attachment, counted from 1. */
export const AttachmentPage = z.strictObject({
  caseId: z.uuid(textKey('cases.noValidCaseId')).toLowerCase(),
  id: z.uuid(textKey('cases.noValidId')).toLowerCase(),
  page: z.coerce.number(textKey('attachments.noSuchPage')).int().min(1).max(MAX_DRAWN_PAGE),
})

/** The fields of an upload beside the file. */
export const AttachmentUpload = z.strictObject({
  paperId: z.uuid(textKey('cases.noValidId')).toLowerCase().optional(),
  password: PdfPassword,
})

export type AttachmentUpload = z.input<typeof AttachmentUpload>

/**
 * Where an attachment goes: to a paper of its case, or to none by null, and to a place among the files there, counted
 * from 1. Without a place it comes last on a new paper; a place beyond the last one means the last.
 */
export const AttachmentMove = z
  .strictObject({
    paperId: z.uuid(textKey('cases.noValidId')).toLowerCase().nullable().optional(),
    position: z
      .int(textKey('attachments.noPlace'))
      .min(1, textKey('attachments.noPlace'))
      .max(MAX_ATTACHMENTS, textKey('attachments.noPlace'))
      .optional(),
  })
  .refine(({ paperId, position }) => paperId !== undefined || position !== undefined, {
    path: ['paperId'],
    error: textKey('attachments.whereTo'),
  })

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
