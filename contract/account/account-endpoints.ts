import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery } from '../fields.ts'
import { messages } from '../messages.ts'
import { mailStates, OfficeWarning, OutboxMail, OwnSession } from './account.ts'

const everyone = ['superadmin', 'employee', 'client'] as const
const admin = ['superadmin'] as const

/** What a user sees of their own sign-ins, and the superadmin of the mails and of how the portal is run. */
export const accountEndpoints = {
  mySessions: endpoint({
    method: 'GET',
    path: '/auth/sessions',
    roles: everyone,
    summary: 'Where the caller is signed in, newest first',
    data: z.array(OwnSession),
  }),
  endOtherSessions: endpoint({
    method: 'POST',
    path: '/auth/end-other-sessions',
    roles: everyone,
    summary: 'Sign out everywhere but here',
    data: z.object({ ended: z.int() }),
    message: messages.session.othersEnded,
  }),
  mails: endpoint({
    method: 'GET',
    path: '/mail/all',
    roles: admin,
    summary: 'The outbox, newest first',
    query: listQuery('createdAt', 'recipient', 'state'),
    data: z.array(OutboxMail),
    paged: true,
  }),
  resendMail: endpoint({
    method: 'POST',
    path: '/mail/resend/:id',
    roles: admin,
    summary: 'Try a mail that was not delivered again, at once',
    data: z.object({ id: z.uuid(), state: z.enum(mailStates) }),
    message: messages.mail.resent,
  }),
  warnings: endpoint({
    method: 'GET',
    path: '/office/warnings',
    roles: admin,
    summary: 'What the process that answers warns of in the way it is run; mostly nothing',
    data: z.array(OfficeWarning),
  }),
  mailLink: endpoint({
    method: 'POST',
    path: '/mail/link/:id',
    roles: admin,
    summary: 'The link of a mail, to hand over by hand; only while no mail server is set',
    data: z.object({ link: z.string() }),
    stepUp: true,
  }),
}
