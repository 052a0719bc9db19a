import { notificationEndpoints as calls } from '#contract/notifications/notification.ts'
import { command, handler, query, type Route } from '../../http/route.ts'
import { listNotifications, markRead } from './notifications.ts'
import { editPhone, editPreferences, listPreferences, readPhone } from './preferences.ts'
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
