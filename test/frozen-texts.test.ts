import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
// Before the test, which takes the language over from it.
import '#server/context/language.ts'
import { readWhileLoading } from './texts/frozen-texts.ts'

const ROOT = join(import.meta.dirname, '..')

test('no module of the server reads a text while it loads', async () => {
  // Those that run when they load: the start, and processes of their own.
  const programs = ['server/start/main.ts', 'server/adapters/**/*-process.ts']
  const files = globSync('server/**/*.ts', { cwd: ROOT, exclude: ['**/*.test.ts', ...programs] })
  expect(await readWhileLoading(files.map((file) => () => import(join(ROOT, file))))).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})

test('a text that is read while a module loads is found', async () => {
  const { t } = await import('#contract/texts.ts')
  expect(await readWhileLoading([async () => t.fields('name')])).toHaveLength(1)
})
