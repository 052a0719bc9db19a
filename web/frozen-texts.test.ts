import { expect, test, vi } from 'vitest'
import { readWhileLoading } from '#test/texts/frozen-texts.ts'
import { timeLimit } from '#test/time-limit.ts'

vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener() {} }))

const modules = import.meta.glob([
  './**/*.{ts,tsx}',
  '../contract/**/*.ts',
  '../reports/**/*.ts',
  '!**/*.test.{ts,tsx}',
  '!./main.tsx',
])

/* Read inside functions; a text of a constant is one itself: `label: () => t.fields('name')` (docs/decisions/0166). */
test(
  'no module of the web app reads a text while it loads',
  async () => {
    expect(await readWhileLoading(Object.values(modules))).toEqual([])
    expect(Object.keys(modules).length).toBeGreaterThan(500)
  },
  timeLimit(60_000),
)
