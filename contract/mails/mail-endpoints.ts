import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { adminRoles } from '../roles.ts'
import { MailTrial, mailStates, OutboxMail } from './mail.ts'

export const mailEndpoints = {
  all: endpoint('GET', '/mail/all', {
    roles: adminRoles,
    summary: 'The outbox, newest first',
    query: listQuery('createdAt', 'recipient', 'state'),
    ...pageOf(OutboxMail),
  }),
  resend: endpoint('POST', '/mail/resend/:id', {
    roles: adminRoles,
    summary: 'Send a mail again, at once',
    data: z.object({ id: z.uuid(), state: z.enum(mailStates) }),
    message: 'mail.resent',
  }),
  link: endpoint('POST', '/mail/link/:id', {
    roles: adminRoles,
    summary: 'The link of a mail, to hand over by hand; only while no mail server is set',
    data: z.object({ link: z.string() }),
  }),
  tryOut: endpoint('POST', '/mail/try-out', {
    roles: adminRoles,
    summary: 'Send a test mail to the caller, at once, and say what the mail server answers',
    data: MailTrial,
    limit: 'mail',
    message: 'mail.triedOut',
  }),
}
