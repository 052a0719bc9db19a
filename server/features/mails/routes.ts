import { mailEndpoints as calls } from '#contract/mails/mail-endpoints.ts'
import { command, query, type Route } from '../../http/route.ts'
import { listMails, resendMail, revealMailLink } from './mails.ts'

export const mailRoutes: Route[] = [
  query(calls.all, listMails),
  command(calls.resend, resendMail),
  command(calls.link, revealMailLink),
]
