// Generated from the contract by `npm run gen`; do not edit.
import type { webhookEndpoints as DeclaredWebhookEndpoints } from '#contract/webhooks/webhook-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const webhookEndpoints: ClientEndpoints<typeof DeclaredWebhookEndpoints> = {
  all: { method: 'GET', path: '/webhook/all' },
  create: { method: 'POST', path: '/webhook/create' },
  edit: { method: 'PUT', path: '/webhook/edit/:id' },
  remove: { method: 'DELETE', path: '/webhook/delete/:id' },
  rotate: { method: 'POST', path: '/webhook/rotate/:id' },
  test: { method: 'POST', path: '/webhook/test/:id' },
  deliveries: { method: 'GET', path: '/webhook/deliveries/:id' },
  delivery: { method: 'GET', path: '/webhook/delivery/:deliveryId' },
  redeliver: { method: 'POST', path: '/webhook/redeliver/:deliveryId' },
}
