import { type Mutant, singleReplacement } from './mutant.ts'

const OUTBOX = 'server/outbox/outbox.ts'
const OUTBOX_TEST = 'server/outbox/outbox.test.ts'
const RULES = 'server/deliveries/rules.test.ts'

/** Bugs that send a delivery twice, to nobody, or to the wrong recipients. */
export const deliveryBugs: Mutant[] = [
  singleReplacement('delivery-without-a-lease', OUTBOX, 'now.getTime() + LEASE', 'now.getTime()', OUTBOX_TEST),
  singleReplacement('outcome-forgotten', OUTBOX, 'byQueue.get(name) ?? Array.from', 'Array.from', OUTBOX_TEST),
  singleReplacement(
    'delivery-of-a-newer-version',
    OUTBOX,
    ".where('template', 'in', channel.templates(now))",
    '',
    OUTBOX_TEST,
  ),
  singleReplacement('events-out-of-order', OUTBOX, '.where(isInOrder)', '', 'server/features/webhooks/sending.test.ts'),
  singleReplacement(
    'other-body-at-a-repetition',
    'server/outbox/event-channel.ts',
    'id: delivery.event_id ?? delivery.id',
    'id: delivery.id',
    'server/features/webhooks/sending.test.ts',
  ),
  singleReplacement(
    'gone-keeps-what-waits',
    'server/outbox/event-channel.ts',
    '  if (isGone) await dropWaiting(tx, id)\n',
    '',
    'server/features/webhooks/sending.test.ts',
  ),
  singleReplacement(
    'one-queue-for-all-webhooks',
    'server/outbox/event-channel.ts',
    `name: \`event \${id}\`, atOnce`,
    "name: 'event', atOnce",
    'server/features/webhooks/sending.test.ts',
  ),
  singleReplacement(
    'former-secret-for-ever',
    'server/deliveries/webhook-secrets.ts',
    'Date.parse(former_until) > now.getTime()',
    'now.getTime() > 0',
    'server/features/webhooks/webhooks.test.ts',
  ),
  singleReplacement(
    'internal-comment-told',
    'server/deliveries/rules.ts',
    'when: ({ facts }: CommentWritten) => !facts.isInternal,',
    'when: ({ facts }: CommentWritten) => Boolean(facts),',
    'server/features/webhooks/events.test.ts',
  ),
  singleReplacement('late-failure-counts', OUTBOX, "changes.state !== 'sent', (query)", 'false, (query)', OUTBOX_TEST),
  singleReplacement(
    'link-behind-all-mails',
    OUTBOX,
    ".orderBy('is_urgent', 'desc')",
    '',
    'server/jobs/urgent-mails.test.ts',
  ),
  singleReplacement(
    'delivered-twice-for-a-thing',
    'server/deliveries/queue-deliveries.ts',
    'dedupe_key: dedupeKey ?? null',
    'dedupe_key: dedupeKey ? id : null',
    OUTBOX_TEST,
  ),
  singleReplacement(
    'first-password-told',
    'server/deliveries/rules.ts',
    'when: ({ facts }: PasswordSet) => facts.hadPassword,',
    'when: ({ facts }: PasswordSet) => Boolean(facts),',
    RULES,
  ),
  singleReplacement(
    'cause-not-named',
    'server/history/history.ts',
    'entryId: ids[index] ?? null',
    'entryId: ids[index + 1] ?? null',
    RULES,
  ),
]
