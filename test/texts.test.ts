import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { englishTexts } from '#contract/texts/english.ts'
import { textOf } from '#contract/texts.ts'
import { quotedTexts } from './e2e/spec-texts/quoted.ts'
import { findTexts } from './texts/find-texts.ts'

/* Every text that a person reads comes from `contract/texts/` (docs/decisions/0166). */

const ROOT = join(import.meta.dirname, '..')

/** Texts for the people who run the portal, and the API's description: they stay where they are, in English. */
const forOperators = [
  'contract/long-lists.ts',
  'server/start/app.ts',
  'server/backup/**',
  'server/start/check-readers.ts',
  'server/start/config.ts',
  'server/db/pool-size.ts',
  'server/history/history-chain.ts',
  'server/http/openapi.ts',
  'server/telemetry/metrics.ts',
  'server/start/stop.ts',
]
/**
 * The same in each language of the portal: states of India, stored events of the history, names of Tally and of the GST
 * offline tool, labels of central forms, names of fonts, and the office's texts to owners in Hindi or English.
 */
const storedNames = [
  'contract/states.ts',
  'contract/office/gstin-states.ts',
  'contract/reminders/owner-texts.ts',
  'contract/tables/read-state.ts',
  'contract/tally/tally-values.ts',
  'reports/font-files.ts',
  'reports/script-fonts.ts',
  'server/features/exports/gstr1.ts',
  'server/features/official-forms/central-layouts.ts',
]
const storedEvents = ['Aadhaar revealed']

/** `area.name` of each text that a source names: `t.area('name'`, `'area.name'`, `text('name'` of `const text = t.area`. */
function textsNamedIn(source: string): string[] {
  const said = [...source.matchAll(/\b(?:t|english)\.(\w+)(?:\.rich|\.raw)?\(([^)]*)/g)].flatMap(
    ([, area, call = '']) => [...call.matchAll(/['`](\w+)/g)].map(([, name]) => `${area}.${name}`),
  )
  const keys = [...source.matchAll(/['`](\w+\.\w+)(?=['`.])/g)].map(([, key = '']) => key)
  return [...said, ...keys]
}

const textsOf = (file: string) => findTexts(file, readFileSync(join(ROOT, file), 'utf8'))

const files = globSync('{contract,server,reports,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.{ts,tsx}', '**/*.generated.ts', 'contract/texts/**', ...forOperators, ...storedNames],
})

test('no text that a person reads is a literal outside the catalogue', () => {
  const found = files.flatMap((file) =>
    textsOf(file)
      // The name of a text is said later.
      .filter(({ text }) => !storedEvents.includes(text) && textOf(text) === text)
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})

test('each text of the catalogue is shown somewhere', () => {
  const sources = globSync('{contract,server,reports,web}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.{ts,tsx}'],
  }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const used = new Set(sources.flatMap(textsNamedIn))
  const unused = Object.entries(englishTexts).flatMap(([area, texts]) =>
    Object.keys(texts).flatMap((name) => (used.has(`${area}.${name}`) ? [] : [`${area}.${name}`])),
  )
  expect(unused).toEqual([])
})

test('a success that the specification does not word is told in a sentence, whose words do not begin with capitals', () => {
  const worded = new Set(quotedTexts.map(([, text]) => text))
  const told = allEndpoints.map(({ message }) => textOf(message)).filter((text) => !worded.has(text))
  expect(told.filter((text) => /[^.] [A-Z][a-z]/.test(text))).toEqual([])
  expect(told.length).toBeGreaterThan(50)
})

test('a text is found where it is said or named', () => {
  const source =
    "show(t.bills('title'), t.cases(isOwn ? 'own' : 'other'))\nconflict('cases.stale')\nt.x(`states.${state}`)"
  expect(textsNamedIn(source)).toEqual(['bills.title', 'cases.own', 'cases.other', 'x.states', 'cases.stale'])
})

test.each([
  ['server/a.ts', "throw conflict('This case is paid already')", 'This case is paid already'],
  [
    'server/a.ts',
    "const texts = { 'a.hptId': 'HPT must be one of the active firms' }",
    'HPT must be one of the active firms',
  ],
  ['server/a.ts', 'const subject = `Your bill for ${month} is ready`', 'Your bill for {} is ready'],
  ['server/a.ts', 'const html = `<p>Copy this address: ${href}</p>`', '<p>Copy this address: {}</p>'],
  ['contract/a.ts', "z.string({ error: 'Enter a text' })", 'Enter a text'],
  ['contract/a.ts', "const labels = { firmName: { label: 'Firm' } }", 'Firm'],
  ['reports/a.ts', "listing(['', 'Total'])", 'Total'],
  ['web/a.ts', 'const days = `${from} to ${to}`', '{} to {}'],
  ['web/a.tsx', 'const a = <p>Paid</p>', 'Paid'],
  ['web/a.tsx', 'const a = <p>{count} cases</p>', '{} cases'],
  ['web/a.tsx', "const a = <p>{isPaid ? 'Paid' : null}</p>", 'Paid'],
  ['web/a.tsx', 'const a = <Field label="Name" />', 'Name'],
  ['web/a.tsx', 'const a = <button aria-label={`Close ${name}`} />', 'Close {}'],
  ['web/a.tsx', "toast({ title: 'Saved' })", 'Saved'],
])('the finder sees the text in %s: %s', (file, source, text) => {
  expect(findTexts(file, source).map((one) => one.text)).toEqual([text])
})

test.each([
  "import { a } from './Some words.ts'",
  "throw new Error('A sentence for the developer')",
  "log.info('A line of the log')",
  'const rows = sql`Select this from that`',
  'const a = <p className="Some Words here">{t.cases(\'created\')}</p>',
  "if (status === 'Created by hand') stop()",
  "type Tab = 'Under Verification'",
])('the finder leaves alone what no reader sees: %s', (source) => {
  expect(findTexts('web/a.tsx', source)).toEqual([])
})
