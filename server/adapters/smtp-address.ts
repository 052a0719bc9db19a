import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { decodeSigns } from './decode-signs.ts'

/** What `SMTP_URL` says. */
export interface SmtpAddress {
  host: string
  port: number
  /** Whether the connection begins with TLS (`smtps:`). */
  secure: boolean
  auth: { user: string; pass: string } | null
}

/** The user name ends at the first colon, the password at the last `@`: so both may have every other sign as it is. */
const SMTP_URL = /^(smtps?):\/\/(?:([^:]*)(?::(.*))?@)?(\[[^[\]]+\]|[^\s:/?#@[\]]+)(?::(\d{1,5}))?\/?$/is

/**
 * Reads the address of a mail server, or returns null. Not by `URL`: providers hand out passwords with `#`, `/`, `%` and
 * `?`, which that refuses or cuts. An encoded sign (`%23`) is read as well; a `%` that begins none stays.
 */
export function readSmtpUrl(text: string): SmtpAddress | null {
  const [, scheme = '', user = '', pass = '', name = '', digits] = SMTP_URL.exec(text) ?? []
  const secure = scheme.toLowerCase() === 'smtps'
  const port = Number(digits ?? (secure ? 465 : 587))
  const host = name.startsWith('[') ? name.slice(1, -1).replace('%25', '%') : domainToASCII(name)
  const isRight = name.startsWith('[') ? isIP(host) === 6 : host !== ''
  const isWhole = (user === '') === (pass === '') // one of the two alone is a part that was forgotten
  if (!isRight || !isWhole || port < 1 || port > 65_535) return null
  return { host, port, secure, auth: user ? { user: decodeSigns(user), pass: decodeSigns(pass) } : null }
}
