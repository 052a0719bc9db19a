import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { email, trimmed } from '../fields.ts'
import { MAX_EMAIL, MAX_TEXT } from '../limits.ts'
import { adminRoles } from '../roles.ts'
import { isPrintable } from '../text.ts'
import { textKey } from '../texts.ts'

/** The ports at which providers take mails: any other service of a network is not spoken to. */
export const mailPorts = [587, 465, 25, 26, 2465, 2525, 2587] as const

/** `starttls` changes to TLS after the greeting, `tls` begins with it; without either no mail leaves. */
export const mailLines = ['starttls', 'tls'] as const

const orEmpty = <S extends z.ZodType>(schema: S) => z.union([z.literal(''), schema])

const ADDRESS = textKey('mail.badAddress')
const HOST = textKey('mail.badHost')

const LABEL = '[a-z\\d](?:[a-z\\d-]{0,61}[a-z\\d])?'
const NAME = new RegExp(`^(?:${LABEL}\\.)*${LABEL}$`)
const ORIGIN = /^https?:\/\/([^\s/?#@\\:[\]]+|\[[\da-f:.]+\])(?::(\d{1,5}))?$/

/** A name of letters, digits and hyphens, or an IPv4 address in the usual spelling: others are read in more than one way. */
function isHost(name: string): boolean {
  if (!NAME.test(name) || name.length > 253) return false
  const parts = name.split('.')
  if (!/^(?:\d+|0x[\da-f]*)$/.test(parts.at(-1) ?? '')) return true
  return parts.length === 4 && parts.every((part) => /^(?:0|[1-9]\d{0,2})$/.test(part) && Number(part) <= 255)
}

/** Scheme, host and port alone, as a browser shows it. */
const publicUrl = trimmed(ADDRESS)
  .max(MAX_TEXT, ADDRESS)
  .toLowerCase()
  .transform((text) => text.replace(/\/+$/, ''))
  .refine((text) => isOrigin(text), ADDRESS)

function isOrigin(text: string): boolean {
  const [, name = '', port = '443'] = ORIGIN.exec(text) ?? []
  return (name.startsWith('[') || isHost(name)) && Number(port) > 0 && Number(port) <= 65_535
}

/** Also a machine of the office's own network; not the addresses of no machine, and those that clouds answer at. */
const host = trimmed(HOST)
  .toLowerCase()
  .refine((name) => isHost(name) && !/^(?:0|169\.254)\./.test(name), HOST)

const credential = (wrong: string) => trimmed(wrong).max(MAX_EMAIL, wrong).refine(isPrintableLine, wrong)

function isPrintableLine(text: string): boolean {
  return isPrintable(text) && !/[\r\n\t]/.test(text)
}

/** Changes the settings; an empty text clears one. A field that is left out stays. */
export const EditMailSettings = z.strictObject({
  publicUrl: orEmpty(publicUrl).optional(),
  /** Empty: no mail server. */
  host: orEmpty(host).optional(),
  port: z.literal(mailPorts, { error: textKey('mail.badPort') }).optional(),
  line: z.enum(mailLines, { error: textKey('mail.badLine') }).optional(),
  user: credential(textKey('mail.badUser')).optional(),
  /** Left out or empty, the stored one stays, while server and user do. */
  password: credential(textKey('mail.badPassword')).optional(),
  sender: orEmpty(email(textKey('fields.badEmail'))).optional(),
})
export type EditMailSettings = z.input<typeof EditMailSettings>

/** What is set here; the password never comes back. */
export const MailSettings = z.object({
  publicUrl: z.string(),
  host: z.string(),
  port: z.int(),
  line: z.enum(mailLines),
  user: z.string(),
  hasPassword: z.boolean(),
  sender: z.string(),
  /** What the environment of the portal says, which comes first. */
  fixed: z.object({ publicUrl: z.boolean(), server: z.boolean(), sender: z.boolean() }),
  /** What is in force: the address with which links begin, the host of the mail server or null, the sender. */
  inForce: z.object({ publicUrl: z.string(), host: z.string().nullable(), sender: z.string() }),
})
export type MailSettings = z.infer<typeof MailSettings>

export const mailSettingsEndpoints = {
  settings: endpoint('GET', '/mail/settings', {
    roles: adminRoles,
    summary: 'The address of the portal and its mail server; never the password',
    data: MailSettings,
  }),
  editSettings: endpoint('PUT', '/mail/settings', {
    roles: adminRoles,
    summary: 'Change the address of the portal and its mail server; fields that are left out stay',
    body: EditMailSettings,
    data: MailSettings,
    message: 'mail.settingsSaved',
  }),
}
