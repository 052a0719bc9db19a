import type { MailFault } from '#contract/mails/mail.ts'

/** An error of nodemailer or of the connection below it. */
type MailError = Error & { code?: string; responseCode?: number; command?: string; response?: string }

const CERTIFICATE = /^(?:CERT_|ERR_TLS_CERT|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_)/

/** The code of a certificate that was refused, which nodemailer keeps in the cause of its own error, or null. */
function certificateCode(error: MailError): string | null {
  if (error.responseCode) return null // the words of the mail server
  for (const code of [error.code, (error.cause as MailError | undefined)?.code])
    if (code && CERTIFICATE.test(code)) return code
  return /certificate|altnames/i.test(error.message) ? 'certificate' : null
}

/** Returns whether a mail stayed here because the line to the mail server would have been readable for others. */
export const isUnprotected = (error: unknown): boolean =>
  error instanceof Error && ((error as MailError).code === 'ETLS' || certificateCode(error) !== null)

/**
 * Returns whether the mail server will never take this mail: it refuses the recipient, at once or, as some do, after the
 * whole mail with a status of its address or mailbox (RFC 3463). Other refusals end when somebody changes a setting.
 */
export function isFinal(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const { command, responseCode = 0, response = '' } = error as MailError
  if (responseCode < 500 || responseCode > 599) return false
  return command === 'RCPT TO' || (command === 'DATA' && /^5\d\d[ -]5\.[12]\./.test(response))
}

/** What is said of each fault in the log and the list of mails: the setting that is about it, without personal data. */
const advice: Readonly<Record<MailFault, string>> = {
  CertificateName: 'SMTP_URL: the certificate of the mail server is for another name',
  CertificateExpired: 'SMTP_URL: the certificate of the mail server has expired',
  CertificateEarly:
    'SMTP_URL: the certificate of the mail server is not valid yet: compare the clocks of both machines',
  CertificateUnknown: 'SMTP_URL: the certificate of the mail server is of no known authority: set SMTP_CA to its file',
  NoTls: 'SMTP_URL: the mail server offers no TLS',
  TlsAtPort: 'SMTP_URL: the mail server does not begin with TLS at this port: use smtp:// instead of smtps://',
  Credentials: 'SMTP_URL: the mail server refuses the user name or the password',
  HostUnknown: 'SMTP_URL: the host of the mail server is not found',
  Refused: 'SMTP_URL: no mail server listens at its host and port',
  Silent: 'SMTP_URL: the mail server does not answer (smtps:// is for port 465, smtp:// for 587 and 25)',
  Broken: 'SMTP_URL: the connection to the mail server broke',
  Sender: 'MAIL_FROM: the mail server refuses the sender',
  Recipient: 'the mail server refuses the recipient',
  Mail: 'the mail server refuses the mail',
}

/** Says in one line what is wrong and which setting is about it: for the log and the list of mails, without personal data. */
export function describeFault(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown'
  const { code, responseCode } = error as MailError
  const codes = [code ?? error.name, responseCode].filter(Boolean).join(' ')
  const fault = faultOf(error)
  return fault ? `${codes}: ${advice[fault]}` : codes
}

/** Returns what is wrong; null for what nobody has met yet. */
export function faultOf(error: unknown): MailFault | null {
  if (!(error instanceof Error)) return null
  const { code = '', command, message } = error as MailError
  const certificate = certificateCode(error)
  if (certificate && /ALTNAME|altnames/.test(certificate + message)) return 'CertificateName'
  if (certificate && /EXPIRED|expired/.test(certificate + message)) return 'CertificateExpired'
  if (certificate && /NOT_YET|not yet/.test(certificate + message)) return 'CertificateEarly'
  if (certificate) return 'CertificateUnknown'
  if (code === 'ETLS') return 'NoTls'
  if (/wrong version number|packet length too long/i.test(message)) return 'TlsAtPort'
  if (code === 'EAUTH' || code === 'ENOAUTH') return 'Credentials'
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'HostUnknown'
  if (/ECONNREFUSED/.test(message)) return 'Refused'
  if (code === 'ETIMEDOUT' || /timeout|timed out|ENETUNREACH|EHOSTUNREACH/i.test(message)) return 'Silent'
  if (['ESOCKET', 'ECONNECTION', 'ECONNRESET'].includes(code)) return 'Broken'
  if (command === 'MAIL FROM') return 'Sender'
  if (command === 'RCPT TO') return 'Recipient'
  if (command === 'DATA') return 'Mail'
  return null
}
