// Generated from the contract by `npm run gen`; do not edit.
import type { commentEndpoints as DeclaredCommentEndpoints } from '#contract/comments/comment-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const commentEndpoints: ClientEndpoints<typeof DeclaredCommentEndpoints> = {
  ofCase: { method: 'GET', path: '/case/comments/:caseId' },
  add: { method: 'POST', path: '/case/comments/:caseId' },
}
