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
