import { type Mutant, singleReplacement } from './mutant.ts'

const SHARED_FILES = 'web/features/share/shared-files.test.ts'
const OFFLINE_WORKER = 'web/public/offline-worker.js'
const KNOWN_DEVICE = 'server/http/known-device.ts'
const GUESSES = 'server/features/identity/account-guesses.test.ts'
const PUSH = 'server/features/notifications/push.test.ts'

/** Bugs in whose something is after it changed hands: a browser, a key, a backup, a device, an id of the machine. */
export const ownerBugs: Mutant[] = [
  singleReplacement(
    'shared-files-of-others-shown',
    'web/features/share/shared-files.ts',
    'if (owner && owner !== userId) continue',
    '',
    SHARED_FILES,
  ),
  singleReplacement('any-file-shared', OFFLINE_WORKER, 'if (!(await isPdfOrImage(file)))', 'if (false)', SHARED_FILES),
  singleReplacement(
    'shared-files-counted-by-post',
    OFFLINE_WORKER,
    'let count = sizes.length',
    'let count = 0',
    SHARED_FILES,
  ),
  singleReplacement(
    'device-of-any-account',
    KNOWN_DEVICE,
    ".where((eb) => (email === null ? eb('users.id', '=', userId) : eb('users.email', '=', email)))",
    '',
    GUESSES,
  ),
  singleReplacement(
    'neighbours-lock-a-device-out',
    KNOWN_DEVICE,
    'return known ? device : null',
    'return known ? null : null',
    GUESSES,
  ),
  singleReplacement(
    'idempotency-key-of-the-maker',
    'server/http/register.ts',
    'credentialId: apiKey?.id ?? userId',
    'credentialId: userId',
    'server/http/idempotency.test.ts',
  ),
  singleReplacement(
    'passkeys-restored',
    'server/backup/ways-in.ts',
    "'delete from passkeys'",
    "'select from passkeys'",
    'server/backup/backup.test.ts',
  ),
  singleReplacement(
    'push-to-any-host',
    'server/adapters/push-address.ts',
    "port === '' && [...SERVICES, ...others].some((host) => isOf(host, hostname))",
    'port !== hostname && others.length >= 0',
    PUSH,
  ),
  singleReplacement(
    'push-not-checked-when-sent',
    'server/outbox/push-channel.ts',
    'if (!isPushAddress(endpoint, config.PUSH_HOSTS)) throw new WebhookError(NO_SERVICE)',
    '',
    PUSH,
  ),
  singleReplacement(
    'lock-open-to-others',
    'server/embedded-postgres/data-lock.ts',
    'makePrivate(path)',
    '',
    'server/embedded-postgres/data-lock.test.ts',
  ),
  singleReplacement(
    'one-id-for-all-readers',
    'server/adapters/reader-user.ts',
    'return first + at',
    'return first',
    'server/adapters/reader-ids.test.ts',
  ),
]
