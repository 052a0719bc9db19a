import { X509Certificate } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isIP } from 'node:net'
import { isAbsolute, resolve } from 'node:path'
import { z } from 'zod'
import { readSmtpUrl } from '../adapters/smtp-address.ts'
import { readDatabaseUrl } from '../db/database-url.ts'
import { StartError } from './start-error.ts'

/** A wrong or missing setting; the message is one line that names the variable. */
export class ConfigError extends StartError {
  override name = 'ConfigError'
}

const text = z.string().trim()
const address = (description: string, ...schemes: string[]) =>
  text.refine(
    (value) => URL.canParse(value) && schemes.includes(new URL(value).protocol),
    `must be ${description}, like ${schemes.join('// or ')}//…`,
  )
const database = text.superRefine((value, context) => {
  try {
    readDatabaseUrl(value)
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message })
  }
})
/** Whether a web address has neither path, query, fragment nor user name; slashes at its end mean nothing. */
function isOriginOnly(url: string): boolean {
  if (!URL.canParse(url)) return false
  const { pathname, username, password } = new URL(url)
  return /^\/*$/.test(pathname) && !/[?#]/.test(url) && username + password === ''
}
const count = (min: number, max: number) =>
  text
    .regex(/^\d{1,6}$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((value) => value >= min && value <= max, `must be a whole number from ${min} to ${max}`)
/** Texts between commas. */
const list = text.default('').transform((value) => value.split(/\s*,\s*/).filter(Boolean))
const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `must be one of ${values.join(', ')}`)
const email = text.max(254, 'must be an e-mail address').pipe(z.email('must be an e-mail address'))

const environment = z.object({
  PORT: count(0, 65_535).default(3000),
  HOST: text.regex(/^[\w.:%-]+$/, 'must be a host name or an IP address').default('127.0.0.1'),
  PUBLIC_URL: address('a web address', 'http:', 'https:')
    .refine(
      isOriginOnly,
      'must be scheme, host and port alone: the portal is served at the top of its address, without a path',
    )
    .optional(),
  HSTS_SUBDOMAINS: oneOf(['on', 'off']).default('off'),
  DATABASE_URL: database.optional(),
  DATABASE_MIGRATION_URL: database.optional(),
  DATABASE_POOL: count(1, 200).default(10),
  PG_BIN: text.refine(isAbsolute, 'must be the absolute path of a folder').optional(),
  DATA_DIR: text.default('data'),
  APP_SECRET: text.min(32, 'must have at least 32 characters').optional(),
  APP_SECRET_PREVIOUS: list.refine(
    (secrets) => secrets.every((secret) => secret.length >= 32),
    'must have at least 32 characters each',
  ),
  ADMIN_EMAIL: email.default('admin@example.com'),
  ADMIN_PASSWORD: z.string().min(8, 'must have at least 8 characters').max(200, 'is too long').optional(),
  SMTP_URL: text
    .refine(
      (value) => value === 'off' || /^smtps?:\/\//i.test(value),
      'must be the address of a mail server, like smtp:// or smtps://…, or off',
    )
    .refine(
      (value) => value === 'off' || readSmtpUrl(value) !== null,
      'must be like smtp://user:password@host:587, with user name and password or without both, and nothing after the port',
    )
    .optional(),
  SMTP_CA: text.transform(readCertificates).optional(),
  SMTP_INSECURE: oneOf(['on', 'off']).default('off'),
  MAIL_FROM: text
    .regex(/^[^\r\n]{0,200}[^\s@<]@[^\s@>]+>?$/, 'must be a sender, like Portal <portal@example.com>')
    .optional(),
  S3_ENDPOINT: address('the address of an S3-compatible store', 'http:', 'https:').optional(),
  S3_REGION: text.optional(),
  S3_BUCKET: text.optional(),
  S3_ACCESS_KEY_ID: text.optional(),
  S3_SECRET_ACCESS_KEY: text.optional(),
  TRUST_PROXY: text.transform(readTrustProxy).default(false),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_TOKEN: text.regex(/^[\w.~+/=-]{16,200}$/, 'must be 16 to 200 letters, digits and . _ ~ + / = -').optional(),
  RATE_LIMITS: oneOf(['on', 'off']).default('on'),
  FILES_MB_PER_DAY: count(10, 100_000).default(1024),
  STAFF_IDLE_MINUTES: count(1, 1440).default(60),
  STAFF_MAX_HOURS: count(1, 720).default(12),
  CLIENT_IDLE_HOURS: count(1, 720).default(24),
  CLIENT_MAX_DAYS: count(1, 90).default(7),
  WEBHOOK_ALLOW_PRIVATE: oneOf(['on', 'off']).default('off'),
  PUSH_HOSTS: list.refine(
    (hosts) => hosts.every((host) => /^(?:\*\.)?[a-z\d-]+(?:\.[a-z\d-]+)+$/.test(host)),
    'must be names of hosts in small letters, like push.example.com or *.push.example.com, with commas between them',
  ),
  SUPPORT_PHONE: text.max(30, 'is too long').default(''),
  SUPPORT_EMAIL: email.optional(),
})

/** Returns the certificates of a file in PEM form. */
function readCertificates(file: string, context: z.RefinementCtx): string {
  try {
    const text = readFileSync(file, 'utf8')
    const certificates = text.match(/-----BEGIN CERTIFICATE-----.+?-----END CERTIFICATE-----/gs) ?? []
    for (const certificate of certificates) new X509Certificate(certificate)
    if (certificates.length > 0) return certificates.join('\n')
    context.addIssue({ code: 'custom', message: 'must name a file of certificates in PEM form' })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    context.addIssue({ code: 'custom', message: `names a file whose certificates cannot be read: ${code ?? message}` })
  }
  return z.NEVER
}

export const settingNames = Object.keys(environment.shape)

const S3 = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const

/** Rules over several variables, and defaults that depend on other variables. */
const settings = environment.transform((env, context) => {
  const refuse = (name: string, message: string) => context.addIssue({ code: 'custom', path: [name], message })
  if (env.DATABASE_URL && !env.APP_SECRET) {
    refuse('APP_SECRET', 'must be set (32 characters or more) when DATABASE_URL is set, the same for every process')
  }
  if (env.DATABASE_MIGRATION_URL && !env.DATABASE_URL) {
    refuse('DATABASE_URL', 'must be set, too, when DATABASE_MIGRATION_URL is set: the portal works with that role')
  }
  if (env.PG_BIN && env.DATABASE_URL) refuse('PG_BIN', 'has no effect when DATABASE_URL is set: unset one of them')
  if (env.RATE_LIMITS === 'off' && !isLoopback(env.HOST))
    refuse('RATE_LIMITS', 'may be off only when HOST is a loopback address')
  const missing = S3.filter((name) => !env[name])
  if (missing[0] && missing.length < S3.length) refuse(missing[0], 'must be set, too: the S3_ variables go together')

  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY, ...rest } = env
  const LOCAL_URL = `http://localhost:${env.PORT}`
  const PUBLIC_URL = new URL(env.PUBLIC_URL ?? LOCAL_URL).origin
  return {
    ...rest,
    PUBLIC_URL,
    /** Whether the environment says it: then it comes before what the office has set in the portal. */
    FROM_ENVIRONMENT: {
      PUBLIC_URL: env.PUBLIC_URL !== undefined,
      SMTP_URL: env.SMTP_URL !== undefined,
      MAIL_FROM: env.MAIL_FROM !== undefined,
    },
    /** The address where nobody has said another one. */
    LOCAL_URL: new URL(LOCAL_URL).origin,
    DATA_DIR: resolve(env.DATA_DIR),
    SMTP_URL: env.SMTP_URL === 'off' ? undefined : env.SMTP_URL,
    /** Whether the office is said to have no mail server any more. */
    MAIL_SERVER_IS_GONE: env.SMTP_URL === 'off',
    MAIL_FROM: env.MAIL_FROM ?? senderOf(`no-reply@${new URL(PUBLIC_URL).hostname}`),
    /** The settings of the S3 store, or null for a folder. */
    S3:
      S3_ENDPOINT && S3_REGION && S3_BUCKET && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            endpoint: S3_ENDPOINT,
            region: S3_REGION,
            bucket: S3_BUCKET,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : null,
  }
})

/** The sender of mails at an address. */
export const senderOf = (address: string): string => `Vehicle Record Portal <${address}>`

/** The settings of one process; keys as in the environment, defaults filled in. */
export type Config = z.infer<typeof settings>

/** A value in quotes, as `docker run --env-file` hands it on. Secrets may have them: offices work with what they have. */
const QUOTED = /^\s*(["']).*\1\s*$/s

/**
 * Reads the settings from the environment. An empty variable counts as not set. Throws a ConfigError that names the
 * first wrong variable, and never repeats a value, for it may be a secret.
 */
export function readConfig(env: Record<string, string | undefined>): Config {
  const nonEmpty = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )
  const quoted = settingNames.find((name) => !/SECRET|PASSWORD/.test(name) && QUOTED.test(nonEmpty[name] ?? ''))
  if (quoted) throw new ConfigError(`${quoted} must be without the quotes around it, which are taken for a part of it.`)
  const result = settings.safeParse(nonEmpty)
  if (result.success) return result.data
  const issue = result.error.issues[0]
  throw new ConfigError(`${String(issue?.path[0])} ${issue?.message}.`)
}

/**
 * Returns a line for the terminal where the clients' footer lacks phone or e-mail of customer care, or null.
 */
export function supportNotice({ SUPPORT_PHONE, SUPPORT_EMAIL }: Config): string | null {
  const unset = [
    { name: 'SUPPORT_PHONE', shows: 'phone', value: SUPPORT_PHONE },
    { name: 'SUPPORT_EMAIL', shows: 'mail', value: SUPPORT_EMAIL },
  ].filter(({ value }) => !value)
  if (unset.length === 0) return null
  const [names, shown] = [unset.map(({ name }) => name).join(' and '), unset.map(({ shows }) => shows).join(' or ')]
  return `Not set: ${names}. Clients find no customer-care ${shown} in their footer.`
}

/** Variables of compose.yaml alone, which come to the portal by the same `.env`. */
const composeVariables = ['DATABASE_PASSWORD', 'S3_SECRET']

/** Returns a line for the terminal for each variable that begins with the first word of a setting and is none. */
export function misspelledSettings(env: object): string[] {
  const known = [...settingNames, ...composeVariables]
  const inGroup = Map.groupBy(settingNames, firstWord)
  return Object.keys(env).flatMap((name) => {
    const group = known.includes(name) || !name.includes('_') ? [] : (inGroup.get(firstWord(name)) ?? [])
    const [nearest] = group.toSorted((one, other) => sharedLetters(other, name) - sharedLetters(one, name))
    return nearest ? [`${name} is no setting of the portal and has no effect. Is ${nearest} meant?`] : []
  })
}

const firstWord = (name: string) => name.replace(/_.*/, '')

/** How many letters two names have in common at their beginning. */
const sharedLetters = (one: string, other: string) => [...`${one} `].findIndex((letter, at) => letter !== other[at])

/** Returns whether a web address opens on this machine only. */
export const isLoopbackUrl = (url: string): boolean => isLoopback(new URL(url).hostname.replace(/^\[|\]$/g, ''))

/** Returns whether an address is reachable from this machine only. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || /^127(\.\d{1,3}){3}$/.test(host)
}

const NUMBER_OF_PROXIES =
  'must name the address of the proxy, like 127.0.0.1 or loopback, not a number of proxies: a number says nothing about who asks'
const PROXIES = 'must be on, off, loopback, or the addresses or networks of the proxies, like 127.0.0.1, 10.0.0.0/8'

/** The networks that Fastify knows by name. */
const NAMED_NETWORKS = ['loopback', 'linklocal', 'uniquelocal']

/** Returns Fastify's `trustProxy`: true for every address, false for none, or a list of addresses. */
function readTrustProxy(value: string, context: z.RefinementCtx): boolean | string {
  if (/^(on|true|yes)$/i.test(value)) return true
  if (/^(off|false|no)$/i.test(value)) return false
  const proxies = value.split(',').map((proxy) => proxy.trim().toLowerCase())
  if (/^\d+$/.test(value)) context.addIssue({ code: 'custom', message: NUMBER_OF_PROXIES })
  else if (!proxies.every((proxy) => NAMED_NETWORKS.includes(proxy) || isAddressOrNetwork(proxy)))
    context.addIssue({ code: 'custom', message: PROXIES })
  return proxies.join(',')
}

/** Returns whether a text is an address or a network: `127.0.0.1`, `::1`, `10.0.0.0/8`, `fd00::/8`. */
function isAddressOrNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/')
  const version = isIP(address)
  if (version === 0 || address.includes('%') || more.length > 0) return false
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
}
