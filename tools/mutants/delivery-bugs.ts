import { type Mutant, singleReplacement } from './mutant.ts'

const OUTBOX = 'server/deliveries/outbox.ts'
const OUTBOX_TEST = 'server/deliveries/outbox.test.ts'
const RULES = 'server/deliveries/rules.test.ts'

/** Bugs that send a delivery twice, to nobody, or to the wrong recipients. */
export const deliveryBugs: Mutant[] = [
  singleReplacement('delivery-without-a-lease', OUTBOX, 'now.getTime() + LEASE', 'now.getTime()', OUTBOX_TEST),
  singleReplacement('outcome-forgotten', OUTBOX, 'byQueue.get(name) ?? Array.from', 'Array.from', OUTBOX_TEST),
  singleReplacement(
    'delivery-of-a-newer-version',
    OUTBOX,
    ".where('template', 'in', channel.templates)",
    '',
    OUTBOX_TEST,
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
    'server/history.ts',
    'entryId: ids[index] ?? null',
    'entryId: ids[index + 1] ?? null',
    RULES,
  ),
]
