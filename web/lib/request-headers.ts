import { UNATTENDED } from '#contract/api.ts'
import { language } from './language.ts'
import { isAttended } from './presence.ts'

/** The headers of every call: the language of its answer, the session, and whether the page made it by itself (decision 121). */
export function requestHeaders(token: string | null, idempotencyKey?: string): Record<string, string> {
  const headers: Record<string, string> = { 'accept-language': language.get() }
  if (token) headers.authorization = `Bearer ${token}`
  if (idempotencyKey) headers['idempotency-key'] = idempotencyKey
  if (!isAttended()) headers[UNATTENDED] = '1'
  return headers
}
