import { promisify } from 'node:util'
import { constants, gzip } from 'node:zlib'
import type { FastifyReply, FastifyRequest } from 'fastify'
import helmet from 'helmet'
import type { Config } from '../start/config.ts'

/**
 * Returns what sets the security headers of an answer; a page that needs a wider policy overwrites its own. Over https
 * with HSTS for a year: of this host alone, for its subdomains may serve something else without https.
 */
export const securityHeaders = ({ PUBLIC_URL, HSTS_SUBDOMAINS }: Pick<Config, 'PUBLIC_URL' | 'HSTS_SUBDOMAINS'>) =>
  helmet({
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    strictTransportSecurity: PUBLIC_URL.startsWith('https:') && {
      maxAge: 365 * 24 * 3600,
      includeSubDomains: HSTS_SUBDOMAINS === 'on',
    },
    xFrameOptions: { action: 'deny' },
  })

/** In bytes: a smaller answer takes a slow phone less than half a second. */
const LEAST = 16 * 1024

const compressed = promisify(gzip)

/**
 * Compresses an answer of at least `least` bytes for a caller that accepts gzip, as every browser does; never a stream.
 * No secret of an answer can be guessed by its size (BREACH): a foreign page cannot send the token of a session.
 */
export async function compress<Payload>(
  { headers }: FastifyRequest,
  reply: FastifyReply,
  payload: Payload,
  { least = LEAST, level = constants.Z_BEST_SPEED } = {},
): Promise<Payload | Buffer> {
  if (!(typeof payload === 'string' || payload instanceof Buffer) || Buffer.byteLength(payload) < least) return payload
  reply.header('vary', 'accept-encoding')
  if (!/\bgzip\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/.test(String(headers['accept-encoding']))) return payload
  reply.header('content-encoding', 'gzip')
  return compressed(payload, { level })
}
