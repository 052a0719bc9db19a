import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mutants } from './planted-bugs.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each(mutants.flatMap(({ name, plants }) => plants.map((plant) => ({ name, ...plant }))))(
  'the place of the bug "$name" stands in $file, once',
  ({ file, find }) => {
    expect(readFileSync(join(ROOT, file), 'utf8').split(find)).toHaveLength(2)
  },
)

test('each bug has a name of its own, and the document of security their number', () => {
  const names = mutants.map(({ name }) => name)
  expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([])
  expect(readFileSync(join(ROOT, 'docs/security.md'), 'utf8')).toContain(`plants ${names.length} bugs`)
})
