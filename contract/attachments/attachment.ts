import { z } from 'zod'
import { PdfPassword } from '../files/pdf-password.ts'
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
