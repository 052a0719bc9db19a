import { endpoint } from '../endpoint.ts'
import { listQuery, pageOf } from '../fields.ts'

import { adminRoles } from '../roles.ts'
import {
  DeliveryQuery,
  EditWebhook,
  NewWebhook,
  Webhook,
  WebhookDelivery,
  WebhookDeliveryDetails,
  WebhookWithSecret,
} from './webhook.ts'

/** Webhooks: the portal sends events to other programs. */
export const webhookEndpoints = {
  all: endpoint('GET', '/webhook/all', {
    roles: adminRoles,
    summary: 'Every webhook, oldest first, without its secret',
    query: listQuery('url', 'createdAt'),
    ...pageOf(Webhook),
  }),
  create: endpoint('POST', '/webhook/create', {
    roles: adminRoles,
    summary: 'Add a webhook; its secret is answered this once',
    body: NewWebhook,
    data: WebhookWithSecret,
    status: 201,
    message: 'webhooks.added',
  }),
  edit: endpoint('PUT', '/webhook/edit/:id', {
    roles: adminRoles,
    summary: 'Change a webhook, or switch it on or off; fields that are left out stay',
    body: EditWebhook,
    data: Webhook,
    message: 'webhooks.saved',
  }),
  remove: endpoint('DELETE', '/webhook/delete/:id', {
    roles: adminRoles,
    summary: 'Delete a webhook with its deliveries',
    data: Webhook,
    message: 'webhooks.deleted',
  }),
  rotate: endpoint('POST', '/webhook/rotate/:id', {
    roles: adminRoles,
    summary: 'Give a webhook a new secret; the former one signs as well for 24 hours',
    data: WebhookWithSecret,
    message: 'webhooks.rotated',
  }),
  test: endpoint('POST', '/webhook/test/:id', {
    roles: adminRoles,
    summary: 'Send an event `ping`',
    data: WebhookDelivery,
    message: 'webhooks.tested',
  }),
  deliveries: endpoint('GET', '/webhook/deliveries/:id', {
    roles: adminRoles,
    summary: 'What a webhook was sent in the last 30 days, newest first',
    query: DeliveryQuery,
    ...pageOf(WebhookDelivery),
  }),
  delivery: endpoint('GET', '/webhook/delivery/:deliveryId', {
    roles: adminRoles,
    summary: 'What a webhook was sent once, letter for letter',
    data: WebhookDeliveryDetails,
  }),
  redeliver: endpoint('POST', '/webhook/redeliver/:deliveryId', {
    roles: adminRoles,
    summary: 'Send an event again, under the same event id',
    data: WebhookDelivery,
    message: 'webhooks.sentAgain',
  }),
}
