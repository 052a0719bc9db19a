import { bugsIn, type Mutant } from './mutant.ts'

/** Bugs in whose something is after it changed hands: a browser, a key, a backup, a device, an id of the machine. */
export const ownerBugs: Mutant[] = [
  ...bugsIn('web/features/share/shared-files.ts', 'shared-files.test.ts', {
    'shared-files-of-others-shown': ['if (owner && owner !== userId) continue', ''],
  }),
  ...bugsIn('web/public/offline-worker.js', 'web/features/share/shared-files.test.ts', {
    'any-file-shared': ['if (!(await isPdfOrImage(file)))', 'if (false)'],
    'shared-files-counted-by-post': ['let count = sizes.length', 'let count = 0'],
  }),
  ...bugsIn('server/http/session.ts', 'server/features/identity/account-guesses.test.ts', {
    'device-of-any-account': [
      ".where((eb) => (email === null ? eb('users.id', '=', userId) : eb('users.email', '=', email)))",
      '',
    ],
    'neighbours-lock-a-device-out': ['return known ? device : null', 'return known ? null : null'],
  }),
  ...bugsIn('server/http/register.ts', 'idempotency.test.ts', {
    'idempotency-key-of-the-maker': ['credentialId: apiKey?.id ?? userId', 'credentialId: userId'],
  }),
  ...bugsIn('server/backup/ways-in.ts', 'backup.test.ts', {
    'passkeys-restored': ["'delete from passkeys'", "'select from passkeys'"],
  }),
  ...bugsIn('server/adapters/push-address.ts', 'server/features/notifications/push.test.ts', {
    'push-to-any-host': [
      "port === '' && [...SERVICES, ...others].some((host) => isOf(host, hostname))",
      'port !== hostname && others.length >= 0',
    ],
  }),
  ...bugsIn('server/outbox/push-channel.ts', 'server/features/notifications/push.test.ts', {
    'push-not-checked-when-sent': [
      'if (!isPushAddress(endpoint, config.PUSH_HOSTS)) throw new WebhookError(NO_SERVICE)',
      '',
    ],
  }),
  ...bugsIn('server/embedded-postgres/data-lock.ts', 'data-lock.test.ts', {
    'lock-open-to-others': ['makePrivate(path)', ''],
  }),
  ...bugsIn('server/adapters/reader-user.ts', 'reader-ids.test.ts', {
    'one-id-for-all-readers': ['return first + at', 'return first'],
  }),
]
