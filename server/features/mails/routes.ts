import { mailEndpoints as calls } from '#contract/mails/mail-endpoints.ts'
import { type Route, read, write } from '../../http/route.ts'
import { listMails, resendMail, revealMailLink } from './mails.ts'

/** The superadmin's view of the outbox. */
export const mailRoutes: Route[] = [
  read(calls.all, listMails),
  write(calls.resend, resendMail),
  write(calls.link, revealMailLink),
]
