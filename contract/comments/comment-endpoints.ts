import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { roles } from '../roles.ts'
import { Comment, NewComment } from './comment.ts'

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
