import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type { Transporter } from 'nodemailer'
import { writeFileAtomic } from '../atomic-file.ts'
import { type Config, isLoopbackUrl } from '../config.ts'

export interface Mail {
  /** Also the Message-ID, so that a mail that is sent twice after a crash is recognised as one. */
  id: string
  to: string
  subject: string
  /** The name of the sender, instead of that in `MAIL_FROM`. */
  sender?: string
  text: string
  html: string
  /** Where the reader turns such mails off by one click (RFC 8058). */
  unsubscribe?: string
  attachments?: readonly MailAttachment[] | undefined
}

export interface MailAttachment {
  filename: string
  contentType: string
  content: Buffer
}

/** Where a mail went: to a mail server, or as a file into the outbox folder. */
export type SentTo = 'server' | 'folder'

export interface MailTransport {
  /** Resolves once the mail server has accepted the mail, or the file is on disk; rejects otherwise. */
  deliver(mail: Mail): Promise<SentTo>
  close(): void
}

/** Returns the transport: SMTP where `SMTP_URL` is set, else each mail becomes an `.eml` file in the outbox folder. */
export function createMail(
  config: Pick<Config, 'SMTP_URL' | 'SMTP_INSECURE' | 'MAIL_FROM' | 'DATA_DIR'>,
): MailTransport {
  return config.SMTP_URL
    ? smtp(config.SMTP_URL, config.MAIL_FROM, config.SMTP_INSECURE === 'on' || isLoopbackUrl(config.SMTP_URL))
    : outboxFolder(join(config.DATA_DIR, 'outbox'), config.MAIL_FROM)
}

/** Returns whether a mail stayed here because the line to the mail server would have been readable for others. */
export const isUnprotected = (error: unknown): boolean =>
  error instanceof Error && (('code' in error && error.code === 'ETLS') || /certificate/i.test(error.message))

/** Imported with the first mail, to keep its 25 MB out of the start. */
const loadMailer = () => import('nodemailer')

/**
 * Mails hold one-time links: without TLS neither they nor the password are sent, unless `mayBeReadable`; then a
 * certificate proves nothing either.
 */
function smtp(url: string, from: string, mayBeReadable: boolean): MailTransport {
  const address = new URL(url)
  const settings = {
    host: address.hostname.replace(/^\[|\]$/g, ''),
    port: Number(address.port) || (address.protocol === 'smtps:' ? 465 : 587),
    secure: address.protocol === 'smtps:',
    ...(address.username && {
      auth: { user: decodeURIComponent(address.username), pass: decodeURIComponent(address.password) },
    }),
    ...(mayBeReadable ? { tls: { rejectUnauthorized: false } } : { requireTLS: address.protocol === 'smtp:' }),
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let opened: Promise<Transporter> | undefined
  return {
    async deliver(mail) {
      opened ??= loadMailer().then(({ createTransport }) => createTransport(settings))
      const server = await opened
      await server.sendMail(messageOf(mail, from))
      return 'server'
    },
    close: () => void opened?.then((server) => server.close()),
  }
}

function outboxFolder(folder: string, from: string): MailTransport {
  return {
    async deliver(mail) {
      const { createTransport } = await loadMailer()
      const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const { message } = await writer.sendMail(messageOf(mail, from))
      writeFileAtomic(join(folder, `${mail.id}.eml`), String(message))
      return 'folder'
    },
    close: () => {},
  }
}

const messageOf = ({ id, to, sender, unsubscribe, attachments = [], ...mail }: Mail, from: string) => ({
  ...(unsubscribe && {
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  }),
  from: sender === undefined ? from : { name: sender, address: addressIn(from) },
  messageId: `<${id}@vehicle-record-portal>`,
  // An address object, because nodemailer would parse a string as a header with comments and groups.
  to: { name: '', address: to },
  attachments: [...attachments],
  ...mail,
})

/** The address of `Name <address>`, or of an address alone. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
