import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { missingPackages } from './missing-packages.mjs'

const root = mkdtempSync(join(tmpdir(), 'missing-'))
const MAC = { os: 'darwin', cpu: 'arm64', libc: null }
const LINUX = { os: 'linux', cpu: 'x64', libc: 'glibc' }

const LOCKED = {
  '': {},
  'node_modules/server': { version: '2.0.0' },
  'node_modules/tester': { version: '1.0.0', dev: true },
  'node_modules/extra': { version: '1.0.0', optional: true },
  'node_modules/@server/mac': { version: '2.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] },
  'node_modules/@server/linux-gnu': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['glibc'] },
  'node_modules/@server/linux-musl': { version: '2.0.0', optional: true, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
  'node_modules/runtime-windows': { version: '2.0.0', optional: true, os: 'win32', cpu: 'x64' },
  'node_modules/@server/unix': { version: '1.0.0', optional: true, os: ['!win32'] },
}

beforeAll(() => {
  mkdirSync(join(root, 'node_modules'))
  writeFileSync(join(root, 'package-lock.json'), JSON.stringify({ packages: LOCKED }))
})
afterAll(() => rmSync(root, { recursive: true }))

const installed = (packages: object) =>
  writeFileSync(join(root, 'node_modules', '.package-lock.json'), JSON.stringify({ packages }))

test('a part for this platform that npm left out is missing, one for another is not', () => {
  installed({
    'node_modules/server': { version: '2.0.0' },
    'node_modules/@server/linux-gnu': { version: '2.0.0' },
    'node_modules/runtime-windows': { version: '2.0.0', optional: true, os: 'win32', cpu: 'x64' },
    'node_modules/@server/unix': { version: '1.0.0' },
  })
  expect(missingPackages(root, { dev: false, machine: LINUX })).toEqual([])
  expect(missingPackages(root, { dev: false, machine: MAC })).toEqual(['@server/mac'])
  expect(missingPackages(root, { dev: true, machine: LINUX })).toEqual(['tester'])
})

test('another version than the locked one is missing', () => {
  installed({ 'node_modules/server': { version: '1.9.0' }, 'node_modules/@server/unix': { version: '1.0.0' } })
  expect(missingPackages(root, { dev: false, machine: LINUX })).toEqual(['server', '@server/linux-gnu'])
})
