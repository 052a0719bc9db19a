import { isIP } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Config } from '../start/config.ts'
import { networkOfAddress, UNKNOWN } from './request-origin.ts'

/** An address in brackets, perhaps with a zone, or in IPv4, each perhaps with a port; RFC 7239 also allows a name for it. */
const WITH_PORT = /^(?:\[([^\]%]+)(?:%[^\]]*)?\]|([\d.]+))(?::[\w.-]+)?$/

/** Returns the address of an entry of a proxy, without port and zone; `unknown` for all that is no address. */
function addressOf(entry: string): string {
  const [, six, four] = WITH_PORT.exec(entry) ?? []
  const address = six ?? four ?? entry.replace(/%.*$/, '')
  return isIP(address) ? address : UNKNOWN
}

const addressesInXForwardedFor = (header: string): string[] =>
  header
    .split(',')
    .map((entry) => entry.trim())
    .filter(Boolean)
    .map(addressOf)

const PAIR = /[\s,;]*([^\s",;=]+)=(?:"((?:[^"\\]|\\.)*)"|([^\s",;]*))\s*([,;]|$)/y

/**
 * Returns the addresses of a `Forwarded` header (RFC 7239); none where no element has `for`. A header that breaks the
 * grammar is `unknown` as a whole: what a visitor sent may have swallowed what the proxy added.
 */
function addressesInForwarded(header: string): string[] {
  const text = header.trim()
  const elements: (string | null)[] = [null]
  PAIR.lastIndex = 0
  while (PAIR.lastIndex < text.length) {
    const [, name, quoted, token = '', end] = PAIR.exec(text) ?? []
    if (name === undefined) return [UNKNOWN]
    if (name.toLowerCase() === 'for')
      elements[elements.length - 1] = addressOf(quoted?.replace(/\\(.)/g, '$1') ?? token)
    if (end === ',') elements.push(null)
  }
  return elements.every((element) => element === null) ? [] : elements.map((element) => element ?? UNKNOWN)
}

/**
 * Reads the addresses of proxies as those write them: in `X-Forwarded-For`, perhaps with ports, or in `Forwarded`. The
 * proxy that is trusted adds to one of the two, and passes the other on as the visitor sent it: where they name two
 * callers, neither is believed, and the caller counts as the proxy.
 */
export function readForwarded(app: FastifyInstance, { TRUST_PROXY }: Pick<Config, 'TRUST_PROXY'>): void {
  if (TRUST_PROXY === false) return
  app.addHook('onRequest', (request, _reply, done) => {
    const { headers } = request.raw
    const chains = [
      addressesInXForwardedFor(String(headers['x-forwarded-for'] ?? '')),
      addressesInForwarded(headers.forwarded ?? ''),
    ].filter((chain) => chain.length > 0)
    const callers = chains.map((chain) => {
      headers['x-forwarded-for'] = chain.join(', ')
      return networkOfAddress(request.ip) // which Fastify computes from the header at each call
    })
    if (new Set(callers).size !== 1) delete headers['x-forwarded-for']
    done()
  })
}
