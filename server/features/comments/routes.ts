import { commentEndpoints as calls } from '#contract/comments/comment-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { addComment, listComments } from './comments.ts'

export const commentRoutes: Route[] = [query(calls.ofCase, listComments), command(calls.add, addComment)]
