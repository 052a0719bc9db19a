import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { pageOf } from '../fields.ts'

import { roles } from '../roles.ts'
import {
  EditNotificationPreferences,
  EditPhoneMessages,
  Notification,
  NotificationPreference,
  NotificationQuery,
  PhoneMessages,
  PushEndpoint,
  PushSubscription,
  ReadNotifications,
} from './notification.ts'

/** Notifications of users, and their channels. */
export const notificationEndpoints = {
  all: endpoint('GET', '/notification/all', {
    roles,
    summary: 'What the user was told of, newest first, with the number of unread ones',
    query: NotificationQuery,
    ...pageOf(Notification),
    meta: z.object({ unread: z.int() }),
    usedBy: 'app',
  }),
  read: endpoint('POST', '/notification/read', {
    roles,
    summary: "Mark some or all of the user's notifications as read",
    body: ReadNotifications,
    data: z.object({ unread: z.int() }),
  }),
  preferences: endpoint('GET', '/notification/preferences', {
    roles,
    summary: 'Of which events the user is told, in the portal and by mail',
    data: z.array(NotificationPreference),
  }),
  editPreferences: endpoint('PUT', '/notification/preferences', {
    roles,
    summary: 'Change of which events the user is told; events that are left out stay',
    body: EditNotificationPreferences,
    data: z.array(NotificationPreference),
    message: 'notifications.saved',
  }),
  phone: endpoint('GET', '/notification/phone', {
    roles: ['client'],
    summary: "Whether the office's gateway sends messages to the user's phone",
    data: PhoneMessages,
  }),
  editPhone: endpoint('PUT', '/notification/phone', {
    roles: ['client'],
    summary: "Switch the messages to the user's phone on or off",
    body: EditPhoneMessages,
    data: PhoneMessages,
    message: 'notifications.saved',
  }),
  pushKey: endpoint('GET', '/notification/push', {
    roles,
    summary: 'The key with which a browser asks for web push (VAPID)',
    data: z.object({ publicKey: z.string() }),
  }),
  startPush: endpoint('POST', '/notification/push', {
    roles,
    summary: 'Tell this device by web push that there is news; again for a device that is known',
    body: PushSubscription,
    data: z.null(),
    usedBy: 'app',
  }),
  stopPush: endpoint('POST', '/notification/push/stop', {
    roles,
    summary: 'Tell a device no more; an unknown one is ignored',
    body: PushEndpoint,
    data: z.null(),
  }),
  stream: endpoint('GET', '/notification/stream', {
    roles,
    summary: 'Events as they happen: what the user is told of, and what has changed among what the user may see',
    data: z.null(),
    answers: 'events',
    usedBy: 'app',
  }),
}
