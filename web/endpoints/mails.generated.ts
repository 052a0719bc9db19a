// Generated from the contract by `npm run gen`; do not edit.
import type { mailEndpoints as DeclaredMailEndpoints } from '#contract/mails/mail-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const mailEndpoints: ClientEndpoints<typeof DeclaredMailEndpoints> = {
  all: { method: 'GET', path: '/mail/all' },
  resend: { method: 'POST', path: '/mail/resend/:id' },
  link: { method: 'POST', path: '/mail/link/:id' },
  tryOut: { method: 'POST', path: '/mail/try-out' },
}
