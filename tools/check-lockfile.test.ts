import { expect, test } from 'vitest'
import { lockfileFaults } from './check-lockfile.ts'

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
