import { attachmentEndpoints as calls } from '#contract/attachments/attachment-endpoints.ts'
import { command, handler, type Route } from '../../http/route.ts'
import { bundleAttachments } from './bundle-attachments.ts'
import { deleteAttachment } from './delete-attachment.ts'
import { moveAttachment } from './move-attachment.ts'
import { pageOfAttachment } from './page-of-attachment.ts'
import { uploadAttachment } from './upload-attachment.ts'

export const attachmentRoutes: Route[] = [
  handler(calls.upload, uploadAttachment),
  command(calls.move, moveAttachment),
  handler(calls.remove, deleteAttachment),
  handler(calls.page, pageOfAttachment),
  handler(calls.bundle, bundleAttachments),
]
