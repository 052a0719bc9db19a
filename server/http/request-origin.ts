import { isIP, isIPv4 } from 'node:net'
import type { FastifyReply, FastifyRequest } from 'fastify'
import ipaddr from 'ipaddr.js'
import { API_BASE } from '#contract/api.ts'
import { DAY, SECOND } from '#contract/durations.ts'
import { acceptedLanguage, type Language } from '#contract/languages/language.ts'
import type { Config } from '../start/config.ts'
import { KNOWN_PLACE_DAYS } from './rate-limit.ts'

/** The network of all callers whose proxy names no address. */
export const UNKNOWN = 'unknown'

/**
 * Returns the network of an address, by which limits count: an IPv4 address itself, also when written as IPv6, and the
 * /64 of an IPv6 address, which one customer gets. Any other text is of one network, `unknown`.
 */
export function networkOfAddress(address: string): string {
  if (isIPv4(address)) return address
  if (!isIP(address)) return UNKNOWN
  const parsed = ipaddr.process(address)
  if (parsed instanceof ipaddr.IPv4) return parsed.toString()
  const half = parsed.parts.slice(0, 4).map((group) => group.toString(16))
  return `${half.join(':')}::/64`
}

/**
 * The cookie by which a browser is recognised where somebody signed in before. It grants no access:
 * the session is the bearer token alone.
 */
const NAME = 'device'
const COOKIE = new RegExp(`(?:^|;\\s*)${NAME}=([\\w-]{43})(?:;|$)`)

/** Returns the token of the caller's device, or null. */
export const readDeviceToken = ({ headers }: FastifyRequest): string | null =>
  COOKIE.exec(headers.cookie ?? '')?.[1] ?? null

/** Sets the token as a cookie that scripts and requests of other sites cannot read. */
export function setDeviceCookie(reply: FastifyReply, token: string, { PUBLIC_URL }: Pick<Config, 'PUBLIC_URL'>): void {
  const secure = PUBLIC_URL.startsWith('https:') ? '; Secure' : ''
  const maxAge = (KNOWN_PLACE_DAYS * DAY) / SECOND
  reply.header(
    'set-cookie',
    `${NAME}=${token}; Path=${API_BASE}/auth; Max-Age=${maxAge}; HttpOnly; SameSite=Strict${secure}`,
  )
}

/** Returns the language of an answer: the signed-in user's, else the one that the caller asks for. */
export const languageOf = ({ actor, headers }: Pick<FastifyRequest, 'actor' | 'headers'>): Language =>
  actor?.language ?? acceptedLanguage(headers['accept-language'])
