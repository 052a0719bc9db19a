import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect } from 'vitest'

/** Proves that each bound was tried, and that the list of docs/security.md has its figures. */
export function requireTriedAndListed(
  tried: ReadonlySet<string>,
  figures: Readonly<Record<string, readonly string[]>>,
): void {
  expect([...tried].toSorted()).toEqual(Object.keys(figures).toSorted())
  const lines = readFileSync(join(import.meta.dirname, '../docs/security.md'), 'utf8').split('\n')
  for (const [name, texts] of Object.entries(figures)) {
    const row = lines.find((line) => line.startsWith(`- \`${name}\` (`))
    for (const figure of texts) expect(row, name).toMatch(new RegExp(`[ (]${figure}`))
  }
}
