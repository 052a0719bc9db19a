import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/* Laws of the documents; each proves that it catches a bad sample. */

const ROOT = join(import.meta.dirname, '..')
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

/** Paths in backquotes, from the root of the repository; `*` matches any name. */
const PATH = /^(?:contract|server|web|reports|demo|test|tools|bench|docs|deploy)\/[\w./*-]*$/

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
  const documents = globSync(['*.md', 'docs/*.md', 'docs/decisions/*.md'], { cwd: ROOT })
  expect(documents.length).toBeGreaterThan(8)
  const broken = documents.flatMap((file) => missingPaths(read(file), dirname(file)).map((path) => `${file}: ${path}`))
  expect(broken).toEqual([])
  const sample = 'See `server/no-such-file.ts`, `server/features/*/none.ts` and [this](no-such.md), not `npm test`.'
  expect(missingPaths(sample, 'docs'), 'catches the sample').toHaveLength(3)
})

/** Lines of comments, and comments at the end of a line. */
const COMMENT = /^\s*(?:\/?\*|\/\/|--).*|\s\/\/ .*/gm
const PATH_IN_PROSE = /(?<![\w./@:#-])(?:contract|server|web|reports|demo|test|tools|bench|docs|deploy)\/[\w./*-]*\w/g

/** Returns the paths in comments that do not exist; a decision is named by its number, `docs/decisions/0024`. */
const missingInComments = (text: string): string[] =>
  (text.match(COMMENT) ?? [])
    .flatMap((comment) => comment.match(PATH_IN_PROSE) ?? [])
    .map((path) => (/decisions\/\d{4}$/.test(path) ? `${path}-*.md` : path))
    .filter((path) => !isThere(path))

test('comments name files and folders that exist', () => {
  const pattern = '{contract,server,web,demo,test,tools,reports,bench}/**/*.{ts,tsx,css,sql}'
  const sources = globSync(pattern, { cwd: ROOT, exclude: ['**/node_modules'] }) // the mutation run has its own in tools/
  expect(sources.length).toBeGreaterThan(1000)
  const broken = sources.flatMap((file) => missingInComments(read(file)).map((path) => `${file}: ${path}`))
  expect(broken).toEqual([])
  const sample = `/** As server/none.ts. */\nimport 'server/code.ts' // docs/decisions/${9999}\n-- web/lib/api.ts`
  expect(missingInComments(sample), 'catches the sample').toEqual(['server/none.ts', 'docs/decisions/9999-*.md'])
})

const slug = (title: string) => title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')

/** Returns the faults of a decision: its file is named after its title, it has three sections, half a page and a line of the index. */
function faultsOf(text: string, file: string, index: string): string[] {
  const [, number = '', title = ''] = /^# (\d+)\. (.+)$/m.exec(text) ?? []
  const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading]) => heading)
  return [
    ...(file === `${number.padStart(4, '0')}-${slug(title)}.md` ? [] : ['name']),
    ...(headings.join() === 'Context,Decision,Consequences' ? [] : ['sections']),
    ...(text.split(/\s+/).length <= 170 ? [] : ['length']),
    ...(index.includes(`- [${number}. ${title}](${file})\n`) ? [] : ['index']),
  ]
}

test('every decision is named after its title, short, and in the index', () => {
  const decisions = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT })
  const index = read('docs/decisions/README.md')
  expect(decisions.length).toBeGreaterThan(28)
  const faults = decisions.flatMap((file) =>
    faultsOf(read(file), basename(file), index).map((fault) => `${file}: ${fault}`),
  )
  expect(faults).toEqual([])
  const sample = `# 7. Bills\n\n## Context\n${' word'.repeat(200)}`
  expect(faultsOf(sample, '0007-old-title.md', ''), 'catches the sample').toHaveLength(4)
})

/** Returns the terms of a list that are out of alphabetical order, or repeated. */
const outOfOrder = (terms: readonly string[]) =>
  terms.filter((term, at) => at > 0 && (terms[at - 1] ?? '').localeCompare(term, 'en', { sensitivity: 'base' }) >= 0)

test('the terms of the glossary stand once, in the order of the alphabet', () => {
  const lists = read('docs/glossary.md').split('\n## ').slice(1)
  const terms = lists.map((list) => [...list.matchAll(/^- \*\*(.+?)\*\*: /gm)].map(([, term = '']) => term))
  expect(terms.flat().length).toBeGreaterThan(60)
  expect(terms.map(outOfOrder)).toEqual([[], []])
  expect(outOfOrder(['bill', 'Bill', 'case', 'band']), 'catches the sample').toEqual(['Bill', 'band'])
})
