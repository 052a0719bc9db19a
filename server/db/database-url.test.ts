import { expect, test } from 'vitest'
import { readDatabaseUrl } from './database-url.ts'

const office = { host: 'db.example', user: 'portal', password: 'secret', database: 'office' }

test.each([
  ['postgres://portal:secret@db.example/office', office],
  ['postgresql://portal:se%23c%2Fr%25et@db.example:6432/office', { ...office, password: 'se#c/r%et', port: 6432 }],
  ['postgres://portal@/office?host=/run/postgresql', { host: '/run/postgresql', user: 'portal', database: 'office' }],
  ['postgres://portal:secret@/office?host=db.example&port=5433', { ...office, port: 5433 }],
  ['postgres://portal@%2Frun%2Fpostgresql/office', { host: '/run/postgresql', user: 'portal', database: 'office' }],
  ['postgres:///office?user=portal&password=p%26w&host=db.example', { ...office, password: 'p&w' }],
  ['postgres://db.example?user=portal&password=secret&dbname=office', office],
  ['postgres://portal:secret@[::1]/office', { ...office, host: '::1' }],
  ['postgres://portal:100%@db.example/b%C3%BCro', { ...office, password: '100%', database: 'büro' }],
  ['postgres://portal:secret@db.example/office?application_name=x&pgbouncer=true&statement_timeout=1', office],
])('%s leads to its database', (url, connection) => {
  expect(readDatabaseUrl(url).connection).toEqual(connection)
})

/** What each choice does: `plain`, or TLS that proves nothing, the authority, or the name as well. */
const choicesOf = (url: string) =>
  readDatabaseUrl(url).tls.map((ssl) => {
    if (ssl === false) return 'plain'
    if (ssl.rejectUnauthorized === false) return 'tls'
    return ssl.checkServerIdentity ? 'authority' : 'name'
  })

const FILE = `${import.meta.dirname}/database-url.ts`
test.each([
  ['', ['tls', 'plain']],
  ['?sslmode=disable', ['plain']],
  ['?sslmode=allow', ['plain', 'tls']],
  ['?sslmode=prefer', ['tls', 'plain']],
  ['?sslmode=require', ['tls']],
  ['?ssl=true', ['tls']],
  ['?sslmode=no-verify', ['tls']],
  [`?sslmode=require&sslrootcert=${FILE}`, ['authority']],
  [`?sslmode=verify-ca&sslrootcert=${FILE}`, ['authority']],
  [`?sslmode=verify-full&sslrootcert=${FILE}`, ['name']],
  ['?sslmode=verify-full', ['name']],
  ['?sslrootcert=system', ['name']],
])('%s has the meaning that libpq gives it', (query, choices) => {
  expect(choicesOf(`postgres://db.example/office${query}`)).toEqual(choices)
})

test('a socket needs no TLS, and a database on this machine is asked for it last', () => {
  expect(choicesOf('postgres://portal@/office?host=/run/postgresql&sslmode=require')).toEqual(['plain'])
  expect(choicesOf('postgres://portal@localhost/office')).toEqual(['plain', 'tls'])
})

test.each([
  ['mysql://db.example/office', /^must be the address of a PostgreSQL database/],
  ['postgres://portal:se#cret@db.example/office', /written as %23/],
  ['postgres://portal:se/cret@db.example/office', /written as %23/],
  ['postgres://db.example/office?sslmode=on', /sslmode: disable, allow, prefer/],
  ['postgres://db.example/office?sslmode=verify-ca', /sslrootcert/],
  ['postgres://db.example/office?sslmode=require&sslrootcert=system', /verify-full/],
  [
    'postgres://db.example/office?sslrootcert=/nowhere.pem&sslmode=verify-full',
    /sslrootcert that cannot be read: ENOENT$/,
  ],
  ['postgres://db.example/office?port=abc', /port/],
  ['postgres://db.example/office?options=-csearch_path%3Dx', /^must not set options/],
])('%s is refused', (url, message) => {
  expect(() => readDatabaseUrl(url)).toThrow(message)
})
