import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* Laws of the documents; each proves that it catches a bad sample. */

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Paths in backquotes, from the root of the repository; `*` stands for any name. */
const PATH = /^(?:contract|server|web|reports|test|tools|bench|docs|deploy)\/[\w./*-]*$/

/** Links to files of the repository; a web address has a scheme. */
const LINK = /\]\((?!\w+:)([^)#\s]+)[^)]*\)/g

/** Returns the paths of a document that do not exist. */
function missingPaths(text: string, folder: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => PATH.test(name))
  const linked = [...text.matchAll(LINK)].map(([, link = '']) => join(folder, link))
  const isThere = (path: string) =>
    path.includes('*') ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path))
  return [...quoted, ...linked].filter((path) => !isThere(path))
}

test('documents name files and folders that exist', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/README.md'], { cwd: ROOT })
  expect(documents.length).toBeGreaterThan(8)
  const broken = documents.flatMap((file) => missingPaths(read(file), dirname(file)).map((path) => `${file}: ${path}`))
  expect(broken).toEqual([])
  const sample = 'See `server/no-such-file.ts`, `server/features/*/none.ts` and [this](no-such.md), not `npm test`.'
  expect(missingPaths(sample, 'docs'), 'catches the sample').toHaveLength(3)
})

/** Returns the faults in the form of a decision (docs/decisions/README.md). */
function faultsOf(text: string): string[] {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  return [
    ...(/^# \d+\. \S/.test(text) ? [] : ['number and title']),
    ...(/^(?:Date: )?\d{4}-\d\d-\d\d\.?$/m.test(text) ? [] : ['date']),
    ...['Context', 'Decision', 'Consequences'].filter((heading) => !headings.includes(heading)),
  ]
}

test('every decision has a number, a date, its context, its consequences and a line in the index', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT })
  const index = read('docs/decisions/README.md')
  expect(decisions.length).toBeGreaterThan(28)
  const faults = decisions.flatMap((file) => [
    ...faultsOf(read(file)).map((fault) => `${file}: ${fault}`),
    ...(index.includes(`](${basename(file)})`) ? [] : [`${file}: index`]),
  ])
  expect(faults).toEqual([])
  expect(faultsOf('# Bills\n\nWe raise bills.'), 'catches the sample').toHaveLength(5)
})
