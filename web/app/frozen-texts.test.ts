import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test, vi } from 'vitest'
import { readWhileLoading } from '#test/texts/frozen-texts.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))

const ROOT = join(import.meta.dirname, '../..')

/* Read inside functions; a text of a constant is one itself: `label: () => t.fields('name')`. */
test('no module of the web app reads a text while it loads', async () => {
  const exclude = ['**/*.test.{ts,tsx}', 'web/app/main.tsx']
  const files = globSync(['{web,contract,reports}/**/*.{ts,tsx}'], { cwd: ROOT, exclude })
  expect(await readWhileLoading(files.map((file) => () => import(join(ROOT, file))))).toEqual([])
  expect(files.length).toBeGreaterThan(500)
})
