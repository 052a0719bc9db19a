import { lookup as lookupName } from 'node:dns'
import { request as requestHttp } from 'node:http'
import { request as requestHttps } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import ipaddr from 'ipaddr.js'
import { SECOND } from '#contract/durations.ts'
import { USER_AGENT } from './user-agent.ts'

/** How long a webhook may take: resolving, connecting and answering together. */
const LIMIT = 10 * SECOND

/** A webhook that did not take a message; `code` names the kind of failure, `status` is that of its answer. */
export class WebhookError extends Error {
  readonly code: string
  readonly status: number | undefined
  constructor(code: string, status?: number) {
    super(code)
    this.code = code
    this.status = status
  }
}

/** Returns the kind of failure; never the text of an error, which may repeat the address. */
export const webhookFailure = (error: unknown): string =>
  error instanceof Error ? ((error as Error & { code?: string }).code ?? error.name) : 'unknown'

/** IPv4 addresses within IPv6 ones in the form `::127.0.0.1`, out of use since RFC 4291: none is public. */
const ipv4Compatible = ipaddr.parseCIDR('::/96')

/**
 * Returns whether a host is an address that is not public: private, loopback, link-local, reserved …, in
 * any spelling, also an IPv4 address within an IPv6 one. False for a name.
 */
export function isPrivateAddress(host: string): boolean {
  const text = host.replace(/^\[|\]$/g, '')
  if (isIP(text) === 0) return false
  const address = ipaddr.process(text)
  return address.range() !== 'unicast' || (address.kind() === 'ipv6' && address.match(ipv4Compatible))
}

/**
 * Returns why nothing may be posted to an address: it has a user or password, which would be shown in the history, no
 * https, or a literal address that is not public. The last two are allowed with `allowPrivate`.
 */
export function faultOfAddress(address: string, allowPrivate: boolean): 'password' | 'insecure' | 'private' | null {
  const { protocol, hostname, username, password } = new URL(address)
  if (username || password) return 'password'
  if (allowPrivate) return null
  if (protocol !== 'https:') return 'insecure'
  return isPrivateAddress(hostname) ? 'private' : null
}

/** Resolves a name as Node does, and refuses one with a private address: the checked address is the one connected to. */
const lookUpPublic: LookupFunction = (hostname, options, done) => {
  lookupName(hostname, { ...options, all: true }, (error, addresses) => {
    const first = addresses?.[0]
    if (error || !first) return done(error ?? new WebhookError('ENOTFOUND'), '', 0)
    if (addresses.some(({ address }) => isPrivateAddress(address))) return done(new WebhookError('EPRIVATE'), '', 0)
    return options.all ? done(null, addresses) : done(null, first.address, first.family)
  })
}

export interface WebhookMessage {
  url: string
  headers: Readonly<Record<string, string>>
  /** JSON, or bytes with their own type. */
  body: string | Buffer
  /** True where private and loopback addresses are allowed. */
  allowPrivate: boolean
}

/**
 * Posts a message. Follows no redirect, connects to public addresses only, and gives up after 10
 * seconds. Resolves with the status when the answer is 2xx; rejects otherwise.
 */
export function postWebhook({ url, headers, body, allowPrivate }: WebhookMessage): Promise<number> {
  const { protocol, hostname } = new URL(url)
  if (!allowPrivate && isPrivateAddress(hostname)) return Promise.reject(new WebhookError('EPRIVATE'))
  const request = protocol === 'https:' ? requestHttps : requestHttp
  const signal = AbortSignal.timeout(LIMIT)
  return new Promise((resolve, reject) => {
    const sent = request(
      url,
      {
        method: 'POST',
        agent: false,
        headers: {
          'content-type': 'application/json',
          'content-length': Buffer.byteLength(body),
          'user-agent': USER_AGENT,
          ...headers,
        },
        signal,
        ...(!allowPrivate && { lookup: lookUpPublic }),
      },
      (answer) => {
        const { statusCode = 0 } = answer
        // The body of the answer is not used.
        answer.destroy()
        if (statusCode >= 200 && statusCode < 300) resolve(statusCode)
        else reject(new WebhookError(`HTTP ${statusCode}`, statusCode))
      },
    )
    sent.on('error', (error) => reject(signal.aborted ? new WebhookError('ETIMEDOUT') : error))
    sent.end(body)
  })
}
