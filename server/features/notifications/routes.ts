import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { editPhone, editPreferences, listNotifications, listPreferences, markRead, readPhone } from './notifications.ts'
import { readPushKey, startPush, stopPush } from './push.ts'
import { openStream } from './streams.ts'

export const notificationRoutes: Route[] = [
  query(calls.all, listNotifications),
  command(calls.read, markRead),
  query(calls.preferences, listPreferences),
  command(calls.editPreferences, editPreferences),
  query(calls.phone, readPhone),
  command(calls.editPhone, editPhone),
  query(calls.pushKey, readPushKey),
  command(calls.startPush, startPush),
  command(calls.stopPush, stopPush),
  handler(calls.stream, openStream),
]
