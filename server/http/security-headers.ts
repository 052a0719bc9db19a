import type { FastifyInstance } from 'fastify'
import type { Config } from '../config.ts'

/** The default security headers; a page that needs a wider policy overwrites its own. */
const HEADERS = {
  'content-security-policy': "default-src 'none';frame-ancestors 'none'",
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'origin-agent-cluster': '?1',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-dns-prefetch-control': 'off',
  'x-download-options': 'noopen',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'x-xss-protection': '0',
}

type Addresses = Pick<Config, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>

/**
 * Returns the security headers of every answer, over https with HSTS for a year: of this host alone, for its subdomains
 * may serve something else without https.
 */
export const securityHeaders = ({ PUBLIC_URL, HSTS_SUBDOMAINS }: Addresses) => {
  if (!PUBLIC_URL.startsWith('https:')) return HEADERS
  const subdomains = HSTS_SUBDOMAINS === 'on' ? '; includeSubDomains' : ''
  return { ...HEADERS, 'strict-transport-security': `max-age=31536000${subdomains}` }
}

export function addSecurityHeaders(app: FastifyInstance, config: Addresses): void {
  const headers = securityHeaders(config)
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
}
