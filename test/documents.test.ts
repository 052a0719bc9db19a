import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* Laws of the documents; each proves that it catches a bad sample. */

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Paths in backquotes, from the root of the repository; `*` matches any name. */
const PATH = /^(?:contract|server|web|reports|test|tools|bench|docs|deploy)\/[\w./*-]*$/

/** Links to files of the repository; a web address has a scheme. */
const LINK = /\]\((?!\w+:)([^)#\s]+)[^)]*\)/g

const isThere = (path: string) =>
  path.includes('*') ? globSync(path, { cwd: ROOT }).length > 0 : existsSync(join(ROOT, path))
const missingLinks = (text: string, folder: string) =>
  [...text.matchAll(LINK)].map(([, link = '']) => join(folder, link)).filter((path) => !isThere(path))

/** Returns the paths of a document that do not exist. */
function missingPaths(text: string, folder: string): string[] {
  const quoted = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name).filter((name) => PATH.test(name))
  return [...quoted.filter((path) => !isThere(path)), ...missingLinks(text, folder)]
}

test('documents name files and folders that exist', () => {
  const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/README.md'], { cwd: ROOT })
  expect(documents.length).toBeGreaterThan(8)
  const broken = documents.flatMap((file) => missingPaths(read(file), dirname(file)).map((path) => `${file}: ${path}`))
  expect(broken).toEqual([])
  const sample = 'See `server/no-such-file.ts`, `server/features/*/none.ts` and [this](no-such.md), not `npm test`.'
  expect(missingPaths(sample, 'docs'), 'catches the sample').toHaveLength(3)
})

/** Lines of comments, and comments at the end of a line. */
const COMMENT = /^\s*(?:\/?\*|\/\/|--).*|\s\/\/ .*/gm
const PATH_IN_PROSE = /(?<![\w./@:#-])(?:contract|server|web|reports|test|tools|bench|docs|deploy)\/[\w./*-]*\w/g

/** Returns the paths in comments that do not exist; a decision is named by its number, `docs/decisions/0024`. */
const missingInComments = (text: string): string[] =>
  (text.match(COMMENT) ?? [])
    .flatMap((comment) => comment.match(PATH_IN_PROSE) ?? [])
    .map((path) => (/decisions\/\d{4}$/.test(path) ? `${path}-*.md` : path))
    .filter((path) => !isThere(path))

test('comments name files and folders that exist', () => {
  const pattern = '{contract,server,web,test,tools,reports,bench}/**/*.{ts,tsx,css,sql}'
  const sources = globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules'] }) // the mutation run has its own in tools/
  expect(sources.length).toBeGreaterThan(1000)
  const broken = sources.flatMap((file) => missingInComments(read(file)).map((path) => `${file}: ${path}`))
  expect(broken).toEqual([])
  const sample = `/** As server/none.ts. */\nimport 'server/code.ts' // docs/decisions/${9999}\n-- web/lib/api.ts`
  expect(missingInComments(sample), 'catches the sample').toEqual(['server/none.ts', 'docs/decisions/9999-*.md'])
})

/** Returns the faults in the form of a decision (docs/decisions/README.md). */
function faultsOf(text: string): string[] {
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  return [
    ...(/^# \d+\. \S/.test(text) ? [] : ['number and title']),
    ...(/^\d{4}-\d\d-\d\d$/m.test(text) ? [] : ['date']),
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
    ...missingLinks(read(file), dirname(file)).map((path) => `${file}: ${path}`),
  ])
  expect(faults).toEqual([])
  expect(faultsOf('# Bills\n\nWe raise bills.'), 'catches the sample').toHaveLength(5)
})

/** Returns the changes of decisions, "newer > older", as newer files, older files and both columns of the index say them. */
function changesSaid(decisions: readonly string[], index: string): string[][] {
  const ownNumber = (text: string) => /^# (\d+)/.exec(text)?.[1] ?? ''
  const linked = (text: string, start: string) =>
    [...(new RegExp(`^${start} [^]*?\n\n`, 'm').exec(text)?.[0] ?? '').matchAll(/\[(\d+)\]/g)].map(([, to]) => to)
  const rows = [...index.matchAll(/^\| (\d+) \|.*\|([\d, ]*)\|([\d, ]*)\|$/gm)]
  const numbers = (cell = '') => cell.match(/\d+/g) ?? []
  return [
    decisions.flatMap((text) => linked(text, 'Changes').map((older) => `${ownNumber(text)} > ${older}`)),
    decisions.flatMap((text) => linked(text, 'Changed by').map((newer) => `${newer} > ${ownNumber(text)}`)),
    rows.flatMap(([, own, changes]) => numbers(changes).map((older) => `${own} > ${older}`)),
    rows.flatMap(([, own, , changedBy]) => numbers(changedBy).map((newer) => `${newer} > ${own}`)),
  ].map((said) => said.toSorted())
}

test('a decision and those that it changes name each other, and so does the index', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).map(read)
  const [newer = [], ...others] = changesSaid(decisions, read('docs/decisions/README.md'))
  expect(newer.length).toBeGreaterThan(30)
  expect(others).toEqual([newer, newer, newer])
  const sample = ['# 8. New\n\nChanges a part of decision [7](0007-old.md).\n\n', '# 7. Old\n\n## Context\n']
  expect(changesSaid(sample, '| 8 | [New](0008-new.md) | 2026-12-31 | 7 | |'), 'catches the sample').toEqual([
    ['8 > 7'],
    [],
    ['8 > 7'],
    [],
  ])
})

/** Returns the terms of a table that are out of alphabetical order, or repeated. */
const outOfOrder = (terms: readonly string[]) =>
  terms.filter((term, at) => at > 0 && (terms[at - 1] ?? '').localeCompare(term, 'en', { sensitivity: 'base' }) >= 0)

test('the terms of the glossary stand once, in the order of the alphabet', () => {
  const tables = read('docs/glossary.md').split('\n## ').slice(1)
  const terms = tables.map((table) => [...table.matchAll(/^\| (?!term |---)(.+?) \|/gm)].map(([, term = '']) => term))
  expect(terms.flat().length).toBeGreaterThan(100)
  expect(terms.map(outOfOrder)).toEqual([[], []])
  expect(outOfOrder(['bill', 'Bill', 'case', 'band']), 'catches the sample').toEqual(['Bill', 'band'])
})
