import { webhookEndpoints as calls } from '#contract/webhooks/webhook.ts'
import { command, query, type Route } from '../../http/route.ts'
import { getDelivery, listDeliveries, redeliver, testWebhook } from './deliveries.ts'
import { createWebhook, deleteWebhook, editWebhook, listWebhooks, rotateSecret } from './webhooks.ts'

export const webhookRoutes: Route[] = [
  query(calls.all, listWebhooks),
  command(calls.create, createWebhook),
  command(calls.edit, editWebhook),
  command(calls.remove, deleteWebhook),
  command(calls.rotate, rotateSecret),
  command(calls.test, testWebhook),
  query(calls.deliveries, listDeliveries),
  query(calls.delivery, getDelivery),
  command(calls.redeliver, redeliver),
]
