import { bugsIn, type Mutant } from './mutant.ts'

/** Bugs that send a delivery twice, to nobody, or to the wrong recipients. */
export const deliveryBugs: Mutant[] = [
  ...bugsIn('server/outbox/outbox.ts', 'outbox.test.ts', {
    'delivery-without-a-lease': ['now.getTime() + LEASE', 'now.getTime()'],
    'outcome-forgotten': ['byQueue.get(name) ?? Array.from', 'Array.from'],
    'delivery-of-a-newer-version': [".where('template', 'in', channel.templates(now))", ''],
    'late-failure-counts': ["changes.state !== 'sent', (query)", 'false, (query)'],
  }),
  ...bugsIn('server/outbox/outbox.ts', 'server/features/webhooks/sending.test.ts', {
    'events-out-of-order': ['.where(isInOrder)', ''],
  }),
  ...bugsIn('server/outbox/event-channel.ts', 'server/features/webhooks/sending.test.ts', {
    'other-body-at-a-repetition': ['id: delivery.event_id ?? delivery.id', 'id: delivery.id'],
    'gone-keeps-what-waits': ['  if (isGone) await dropWaiting(tx, id)\n', ''],
    'one-queue-for-all-webhooks': ['name: `event ${id}`, atOnce', "name: 'event', atOnce"],
  }),
  ...bugsIn('server/deliveries/webhook-secrets.ts', 'server/features/webhooks/webhooks.test.ts', {
    'former-secret-for-ever': ['Date.parse(former_until) > now.getTime()', 'now.getTime() > 0'],
  }),
  ...bugsIn('server/deliveries/rules.ts', 'server/features/webhooks/events.test.ts', {
    'internal-comment-told': [
      'when: ({ facts }: CommentWritten) => !facts.isInternal,',
      'when: ({ facts }: CommentWritten) => Boolean(facts),',
    ],
  }),
  ...bugsIn('server/outbox/outbox.ts', 'server/jobs/urgent-mails.test.ts', {
    'link-behind-all-mails': [".orderBy('is_urgent', 'desc')", ''],
  }),
  ...bugsIn('server/deliveries/queue-deliveries.ts', 'server/outbox/outbox.test.ts', {
    'delivered-twice-for-a-thing': ['dedupe_key: dedupeKey ?? null', 'dedupe_key: dedupeKey ? id : null'],
  }),
  ...bugsIn('server/deliveries/rules.ts', 'rules.test.ts', {
    'first-password-told': [
      'when: ({ facts }: PasswordSet) => facts.hadPassword,',
      'when: ({ facts }: PasswordSet) => Boolean(facts),',
    ],
  }),
  ...bugsIn('server/history/history.ts', 'server/deliveries/rules.test.ts', {
    'cause-not-named': ['entryId: ids[index] ?? null', 'entryId: ids[index + 1] ?? null'],
  }),
]
