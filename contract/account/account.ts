import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { adminRoles, roles } from '../roles.ts'

/** A session of the caller. */
export const OwnSession = z.object({
  id: z.uuid(),
  startedAt: z.string(),
  lastSeenAt: z.string(),
  userAgent: z.string(),
  isThisOne: z.boolean(),
})

/** A warning about a server process, such as its clock, disk or proxy, that the office should act on. */
export const OfficeWarning = z.object({ code: z.string(), text: z.string() })

export const accountEndpoints = {
  mySessions: endpoint('GET', '/auth/sessions', {
    roles,
    summary: 'Where the caller is signed in, newest first',
    data: z.array(OwnSession),
  }),
  endOtherSessions: endpoint('POST', '/auth/end-other-sessions', {
    roles,
    summary: 'Sign out everywhere but here',
    data: z.object({ ended: z.int() }),
    message: 'session.othersEnded',
  }),
  startCounter: endpoint('PUT', '/auth/counter', {
    roles: ['employee'],
    summary:
      'Make this session ready for the counter: for 12 hours after the last run-sheet it may still make the calls of the counter, and those alone',
    data: z.null(),
  }),
  endCounter: endpoint('DELETE', '/auth/counter', {
    roles: ['employee'],
    summary: 'This session serves the counter no more: it ends after its time without use, as every other',
    data: z.null(),
    atCounter: true,
  }),
  warnings: endpoint('GET', '/office/warnings', {
    roles: adminRoles,
    summary: 'What the process that answers warns of in the way it is run; mostly nothing',
    data: z.array(OfficeWarning),
  }),
  releaseOutgoing: endpoint('POST', '/office/release-outgoing', {
    roles: adminRoles,
    summary: 'Let mails and webhooks out of a restored office',
    data: z.null(),
    message: 'warnings.outgoingReleased',
  }),
}
