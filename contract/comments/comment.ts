import { z } from 'zod'
import { person } from '../cases/case.ts'
import { endpoint, Role } from '../endpoint.ts'
import { listQuery, pageOf, requiredText } from '../fields.ts'
import { MAX_COMMENT } from '../limits.ts'
import { maskedLines } from '../masked-text.ts'
import { roles } from '../roles.ts'
import { textKey } from '../texts.ts'

/** What office or dealer wrote about a case; a dealer never gets an internal one. */
export const Comment = z.object({
  id: z.uuid(),
  at: z.string(),
  by: person.extend({ role: Role }),
  text: z.string(),
  isInternal: z.boolean(),
})

export type Comment = z.infer<typeof Comment>

/** A new comment. Staff must say whether it is internal; one of a dealer never is. */
export const NewComment = z.strictObject({
  text: requiredText(textKey('comments.textRequired'), MAX_COMMENT, maskedLines),
  isInternal: z.boolean({ error: textKey('comments.audienceRequired') }).optional(),
})

/** What office and dealer write to each other about a case. */
export const commentEndpoints = {
  ofCase: endpoint('GET', '/case/comments/:caseId', {
    roles,
    scope: 'cases:read',
    summary: 'The comments on a case, oldest first; internal ones for staff only',
    query: listQuery('at'),
    ...pageOf(Comment),
  }),
  add: endpoint('POST', '/case/comments/:caseId', {
    roles,
    scope: 'cases:write',
    summary: 'Comment on a case, for the office alone or for the dealer, too',
    limit: 'comment',
    body: NewComment,
    data: z.array(Comment),
    status: 201,
    message: 'comments.sent',
  }),
}
