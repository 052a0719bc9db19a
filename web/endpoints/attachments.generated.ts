// Generated from the contract by `npm run gen`; do not edit.
import type { attachmentEndpoints as DeclaredAttachmentEndpoints } from '#contract/attachments/attachment-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const attachmentEndpoints: ClientEndpoints<typeof DeclaredAttachmentEndpoints> = {
  upload: { method: 'POST', path: '/case/attachments/:caseId' },
  move: { method: 'PATCH', path: '/case/attachments/:caseId/:id' },
  remove: { method: 'DELETE', path: '/case/attachments/:caseId/:id' },
  page: { method: 'GET', path: '/case/attachment-page/:caseId/:id/:page' },
  bundle: { method: 'GET', path: '/case/bundle/:caseId' },
}
