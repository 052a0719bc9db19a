import { readFileSync } from 'node:fs'
import type { ConnectionOptions } from 'node:tls'
import { decodeSigns } from '../adapters/decode-signs.ts'
import type { Connection } from './connection.ts'

const MODES = ['disable', 'allow', 'prefer', 'require', 'verify-ca', 'verify-full'] as const
type Mode = (typeof MODES)[number]

/** A database, and whether to speak TLS with it: what is to be tried, in this order. */
interface DatabaseAddress {
  connection: Connection
  tls: readonly (false | ConnectionOptions)[]
}

const SHAPE =
  'must be the address of a PostgreSQL database, like postgres://user:password@host/name, with the signs # / ? @ and % of a password written as %23 %2F %3F %40 and %25'

/**
 * Reads the address of a database with the meaning that libpq gives its parts, which that of `pg` differs from: `sslmode`
 * and `sslrootcert`, a host in the query, no host before the name. Parameters for other programs count for nothing. Throws
 * an Error whose message follows the name of the setting, and repeats no part of the address.
 */
export function readDatabaseUrl(text: string): DatabaseAddress {
  // `URL` takes no user name without a host.
  const url = URL.parse(text.replace(/^(postgres(?:ql)?:\/\/(?:[^/?#]*@)?)(?=[/?]|:\d|$)/i, '$1without.invalid'))
  if (!url || !/^postgres(ql)?:$/.test(url.protocol) || url.hash) throw new Error(SHAPE)
  const parameter = (name: string) => url.searchParams.get(name) || undefined
  if (parameter('options')) throw new Error('must not set options: the portal sets those of its sessions itself')
  const named = url.hostname === 'without.invalid' ? '' : decodeSigns(url.hostname).replace(/^\[|\]$/g, '')
  const host = parameter('host') ?? named
  const port = parameter('port') ?? url.port
  if (port && !(Number(port) >= 1 && Number(port) <= 65_535)) throw new Error('must have a port from 1 to 65535')
  const user = parameter('user') ?? decodeSigns(url.username)
  const password = parameter('password') ?? decodeSigns(url.password)
  const database = parameter('dbname') ?? decodeSigns(url.pathname.slice(1))
  return {
    connection: {
      ...(host && { host }),
      ...(port && { port: Number(port) }),
      ...(user && { user }),
      ...(password && { password }),
      ...(database && { database }),
    },
    tls: host.startsWith('/') ? [false] : tlsFor(host, parameter),
  }
}

function tlsFor(host: string, parameter: (name: string) => string | undefined): DatabaseAddress['tls'] {
  const root = parameter('sslrootcert')
  const mode = modeOf(host, parameter, root)
  if (root === 'system' && mode !== 'verify-full')
    throw new Error('must have sslmode=verify-full where sslrootcert is system, as libpq wants it')
  if (mode === 'verify-ca' && !root) throw new Error('must name a sslrootcert where sslmode is verify-ca')
  const options: ConnectionOptions = {}
  for (const [option, name] of [
    ['cert', 'sslcert'],
    ['key', 'sslkey'],
    ['ca', 'sslrootcert'],
  ] as const) {
    const file = parameter(name)
    if (file && file !== 'system') options[option] = readFile(name, file)
  }
  const unproved = { ...options, rejectUnauthorized: false }
  const ofAnyName = { ...options, checkServerIdentity: () => undefined }
  const choices: Record<Mode, DatabaseAddress['tls']> = {
    disable: [false],
    allow: [false, unproved],
    prefer: [unproved, false],
    require: [root ? ofAnyName : unproved],
    'verify-ca': [ofAnyName],
    'verify-full': [options],
  }
  return choices[mode]
}

function modeOf(host: string, parameter: (name: string) => string | undefined, root: string | undefined): Mode {
  const ssl = parameter('ssl') // of JDBC
  const asked = parameter('sslmode') ?? (ssl === undefined ? undefined : /^(true|1)$/.test(ssl) ? 'require' : 'disable')
  if (asked === 'no-verify') return 'require' // the name that `pg` gives it
  // libpq prefers TLS everywhere; on this machine it would only cost time.
  const isHere = /^(localhost|127\.[\d.]+|::1)$/.test(host)
  const mode = asked ?? (root === 'system' ? 'verify-full' : isHere ? 'allow' : 'prefer')
  const known = MODES.find((one) => one === mode)
  if (!known) throw new Error(`must have one of these as sslmode: ${MODES.join(', ')}`)
  return known
}

function readFile(name: string, file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    throw new Error(`names a file as ${name} that cannot be read: ${(error as NodeJS.ErrnoException).code}`)
  }
}
