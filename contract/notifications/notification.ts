import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { flag, flagInAddress, pageOf, pageQuery, sortKey, webAddress } from '../fields.ts'
import { MAX_PAGE_SIZE } from '../limits.ts'
import { roles } from '../roles.ts'
import { textKey } from '../texts.ts'
import { mailChoices, notificationEvents } from './notification-events.ts'

const NotificationEvent = z.enum(notificationEvents)

export const Notification = z.object({
  id: z.uuid(),
  at: z.string(),
  event: NotificationEvent,
  title: z.string(),
  text: z.string(),
  /** The page of the thing below the reader's own role path; null where the reader may not open it, or there is none. */
  link: z.string().nullable(),
  readAt: z.string().nullable(),
})

export type Notification = z.infer<typeof Notification>

export const NotificationQuery = z.strictObject({
  unread: flagInAddress().optional(),
  ...pageQuery,
  sort: sortKey(['at']).optional(),
})

/** Which notifications were read: exactly one of some, or all. */
export const ReadNotifications = z
  .strictObject({
    ids: z
      .array(z.uuid(textKey('fields.badValue')))
      .min(1)
      .max(MAX_PAGE_SIZE)
      .optional(),
    all: z.literal(true).optional(),
  })
  .refine(({ ids, all }) => (ids === undefined) !== (all === undefined), {
    path: ['ids'],
    error: textKey('notifications.idsOrAll'),
  })

export const NotificationPreference = z.strictObject({
  event: NotificationEvent,
  inApp: z.boolean(),
  mail: z.enum(mailChoices),
})

export type NotificationPreference = z.infer<typeof NotificationPreference>

/** A list in which each event may occur once. */
export const EditNotificationPreferences = z
  .array(NotificationPreference)
  .max(notificationEvents.length)
  .superRefine((preferences, context) => {
    for (const [index, { event }] of preferences.entries())
      if (preferences.findIndex((other) => other.event === event) < index)
        context.addIssue({ code: 'custom', path: [index, 'event'], message: textKey('notifications.repeated') })
  })
  .transform((preferences) => ({ preferences }))

/** The messages of the office's gateway to the phone of a dealer's user. */
export const PhoneMessages = z.object({
  /** Whether the office sends such messages. */
  isOffered: z.boolean(),
  isOn: z.boolean(),
  phoneNo: z.string(),
})

export type PhoneMessages = z.infer<typeof PhoneMessages>

export const EditPhoneMessages = z.strictObject({ isOn: flag() })

const pushEndpoint = webAddress(textKey('notifications.badPush'))

/** base64url of so many bytes. */
const bytes = (count: number) =>
  z
    .string({ error: textKey('notifications.badPush') })
    .regex(new RegExp(`^[\\w-]{${Math.ceil((count * 4) / 3)}}=*$`), textKey('notifications.badPush'))

/** A device for web push, from the browser's `PushSubscription`: its address and the keys of RFC 8291. */
export const PushSubscription = z.strictObject({
  endpoint: pushEndpoint,
  keys: z.strictObject({ p256dh: bytes(65), auth: bytes(16) }),
})

export const PushEndpoint = z.strictObject({ endpoint: pushEndpoint })

/** Maximum devices of a user; a further one takes the place of the oldest. */
export const MAX_PUSH_DEVICES = 10

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
