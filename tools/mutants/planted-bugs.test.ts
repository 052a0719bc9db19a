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
