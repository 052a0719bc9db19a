// Generated from the contract by `npm run gen`; do not edit.
import type { notificationEndpoints as DeclaredNotificationEndpoints } from '#contract/notifications/notification-endpoints.ts'
import type { ClientEndpoints } from '../lib/client-endpoint.ts'

export const notificationEndpoints: ClientEndpoints<typeof DeclaredNotificationEndpoints> = {
  all: { method: 'GET', path: '/notification/all' },
  read: { method: 'POST', path: '/notification/read' },
  preferences: { method: 'GET', path: '/notification/preferences' },
  editPreferences: { method: 'PUT', path: '/notification/preferences' },
  phone: { method: 'GET', path: '/notification/phone' },
  editPhone: { method: 'PUT', path: '/notification/phone' },
  pushKey: { method: 'GET', path: '/notification/push' },
  startPush: { method: 'POST', path: '/notification/push' },
  stopPush: { method: 'POST', path: '/notification/push/stop' },
  stream: { method: 'GET', path: '/notification/stream' },
}
