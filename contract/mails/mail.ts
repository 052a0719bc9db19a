import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'
import { adminRoles } from '../roles.ts'

/** Where a sent mail went: to a mail server, or as a file into the outbox folder. */
export const mailDestinations = ['server', 'folder'] as const

export const mailStates = ['waiting', 'sent', 'dead'] as const

/** A mail of the outbox. Its body is left out, because it may hold a one-time link. */
export const OutboxMail = z.object({
  id: z.uuid(),
  recipient: z.string(),
  subject: z.string(),
  state: z.enum(mailStates),
  attempts: z.int(),
  lastError: z.string().nullable(),
  createdAt: z.string(),
  sentAt: z.string().nullable(),
  /** Null for a mail that is not sent, or was sent before this was stored. */
  sentTo: z.enum(mailDestinations).nullable(),
  /** True while the mail holds a valid one-time link that the superadmin may pass on. */
  hasLink: z.boolean(),
})

export type OutboxMail = z.infer<typeof OutboxMail>

/** What can be wrong with a mail server, its settings, or a mail. */
export const mailFaults = [
  'CertificateName',
  'CertificateExpired',
  'CertificateEarly',
  'CertificateUnknown',
  'NoTls',
  'TlsAtPort',
  'Credentials',
  'HostUnknown',
  'Refused',
  'Silent',
  'Broken',
  'Sender',
  'Recipient',
  'Mail',
] as const
export type MailFault = (typeof mailFaults)[number]

/** What came of a test mail. */
export const MailTrial = z.object({
  /** Null where it was not sent. */
  sentTo: z.enum(mailDestinations).nullable(),
  /** The words of the mail server, or of the connection to it. */
  answer: z.string().nullable(),
  /** The setting that is at fault, where one is known. */
  fault: z.string().nullable(),
  /** What is wrong, where that is known. */
  reason: z.enum(mailFaults).optional(),
})

export type MailTrial = z.infer<typeof MailTrial>

/** Whom a link to set a password was mailed to. */
export interface Invited {
  email: string
  phoneNo?: string
}

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
