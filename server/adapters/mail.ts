import { mkdir } from 'node:fs/promises'
import { isIP } from 'node:net'
import { join } from 'node:path'
import { getCACertificates } from 'node:tls'
import { domainToASCII } from 'node:url'
import type { Transporter } from 'nodemailer'
import { type Config, isLoopback, isLoopbackUrl } from '../start/config.ts'
import { writeFileAtomic } from './local-files.ts'
import { readSmtpUrl, type SmtpAddress } from './smtp-address.ts'

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
  /** Sends a mail as `deliver`, and resolves with the words of the mail server; null where there is none. */
  tryOut(mail: Mail): Promise<string | null>
  close(): void
}

type MailConfig = Pick<Config, 'SMTP_URL' | 'SMTP_INSECURE' | 'SMTP_CA' | 'MAIL_FROM' | 'PUBLIC_URL' | 'DATA_DIR'>

/**
 * Returns the transport: SMTP where `SMTP_URL` is set, else each mail becomes an `.eml` file in the outbox folder. A mail goes
 * by the settings of its time: the office may change them while the portal runs.
 */
export function createMail(config: MailConfig): MailTransport {
  const settings = () => [config.SMTP_URL, config.MAIL_FROM, config.PUBLIC_URL].join('\n')
  const open = () => {
    const server = config.SMTP_URL && readSmtpUrl(config.SMTP_URL)
    return { by: settings(), transport: server ? smtp(server, { ...config }) : outboxFolder({ ...config }) }
  }
  let opened = open()
  const present = () => {
    if (opened.by === settings()) return opened.transport
    opened.transport.close()
    opened = open()
    return opened.transport
  }
  return {
    deliver: (mail) => present().deliver(mail),
    tryOut: (mail) => present().tryOut(mail),
    close: () => opened.transport.close(),
  }
}

/**
 * The domain of the office, for EHLO and Message-ID: that of `PUBLIC_URL`, or where that is an address or this machine, of
 * `MAIL_FROM`.
 */
function domainOf({ PUBLIC_URL, MAIL_FROM }: Pick<Config, 'PUBLIC_URL' | 'MAIL_FROM'>): string {
  const { hostname } = new URL(PUBLIC_URL)
  const isName = !isLoopbackUrl(PUBLIC_URL) && isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const ofSender = addressIn(MAIL_FROM).split('@').at(-1) ?? ''
  return isName ? hostname : domainToASCII(ofSender) || 'localhost'
}

/** Imported with the first mail, to keep its 25 MB out of the start. */
const loadMailer = () => import('nodemailer')

/**
 * Mails hold one-time links: without TLS neither they nor the password are sent, unless `mayBeReadable`; then a
 * certificate proves nothing either.
 */
function smtp(server: SmtpAddress, config: MailConfig): MailTransport {
  const { host, port, secure, auth } = server
  const mayBeReadable = config.SMTP_INSECURE === 'on' || isLoopback(host)
  const domain = domainOf(config)
  const settings = {
    host,
    port,
    secure,
    ...(auth && { auth }),
    // Without a name of its own the office says the name of the machine.
    ...(domain !== 'localhost' && { name: isIP(domain) ? `[${domain}]` : domain }),
    ...(mayBeReadable ? { tls: { rejectUnauthorized: false } } : { requireTLS: !secure }),
    ...(config.SMTP_CA && !mayBeReadable && { tls: { ca: [...getCACertificates('default'), config.SMTP_CA] } }),
    pool: true,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  }
  let opened: Promise<Transporter> | undefined
  const tryOut = async (mail: Mail): Promise<string> => {
    opened ??= loadMailer().then(({ createTransport }) => createTransport(settings))
    const transporter = await opened
    const { response } = await transporter.sendMail(messageOf(mail, config.MAIL_FROM, domain))
    return String(response)
  }
  return {
    tryOut,
    async deliver(mail) {
      await tryOut(mail)
      return 'server'
    },
    close: () => void opened?.then((transporter) => transporter.close()),
  }
}

function outboxFolder(config: MailConfig): MailTransport {
  const folder = join(config.DATA_DIR, 'outbox')
  const domain = domainOf(config)
  const deliver = async (mail: Mail) => {
    const { createTransport } = await loadMailer()
    const writer = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const { message } = await writer.sendMail(messageOf(mail, config.MAIL_FROM, domain))
    writeFileAtomic(join(folder, `${mail.id}.eml`), String(message))
    return 'folder' as const
  }
  return {
    deliver,
    tryOut: (mail) => deliver(mail).then(() => null),
    close: () => {},
  }
}

const messageOf = ({ id, to, sender, unsubscribe, attachments = [], ...mail }: Mail, from: string, domain: string) => ({
  headers: {
    'Auto-Submitted': 'auto-generated', // so that no absence notice answers (RFC 3834)
    ...(unsubscribe && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  },
  from: sender === undefined ? from : { name: sender, address: addressIn(from) },
  messageId: `<${id}@${domain}>`,
  // An address object, because nodemailer would parse a string as a header with comments and groups.
  to: { name: '', address: to },
  attachments: [...attachments],
  ...mail,
})

/** The address of `Name <address>`, or of an address alone. */
export const addressIn = (from: string): string => /<([^<>]+)>\s*$/.exec(from)?.[1] ?? from.trim()
