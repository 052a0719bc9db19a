// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of source text
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findTexts } from './texts/find-texts.ts'

/* Every text that a person reads comes from `contract/messages/` (docs/decisions/0033). */

const ROOT = join(import.meta.dirname, '..')

/** Texts for the people who run the portal, and the API's description: they stay where they are, in English. */
const forOperators = [
  'server/app.ts',
  'server/backup/**',
  'server/config.ts',
  'server/history-chain.ts',
  'server/http/openapi.ts',
  'server/metrics.ts',
]
/** Names that are stored, and shown as they are stored: states of India, and events of the history. */
const storedNames = ['contract/reference/states.ts', 'contract/activity/activity-words.ts']
const storedEvents = ['Aadhaar revealed']

/** Rooms whose texts are still to be moved. A room that is done leaves this list for good. */
const toBeMoved = [
  'web/domain/**',
  'web/features/account/**',
  'web/features/activity/**',
  'web/features/bills/**',
  'web/features/board/**',
  'web/features/cases/*.ts',
  'web/features/cases/actions/**',
  'web/features/cases/detail/**',
  'web/features/cases/expiry/**',
  'web/features/cases/form/**',
  'web/features/cases/list/**',
  'web/features/clients/**',
  'web/features/documents/**',
  'web/features/employees/**',
  'web/features/identity/**',
  'web/features/mails/**',
  'web/features/payments/**',
  'web/features/reference/**',
  'web/features/search/**',
  'web/features/tasks/**',
  'web/features/transactions/**',
  'web/features/two-factor/**',
  'web/forms/**',
  'web/lib/**',
  'web/pages/**',
  'web/shell/**',
  'web/table/**',
  'web/ui/**',
]

const textsOf = (file: string) => findTexts(file, readFileSync(join(ROOT, file), 'utf8'))

const files = globSync('{contract,server,reports,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: [
    '**/*.test.{ts,tsx}',
    '**/*.generated.ts',
    'contract/messages/**',
    ...forOperators,
    ...storedNames,
    ...toBeMoved,
  ],
})

test('no text that a person reads is a literal outside the catalogue', () => {
  const found = files.flatMap((file) =>
    textsOf(file)
      .filter(({ text }) => !storedEvents.includes(text))
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})

test('a room that has no literal texts left is off the list', () => {
  const done = toBeMoved.filter((room) =>
    globSync(room, { cwd: ROOT, exclude: ['**/*.test.{ts,tsx}', '**/*.generated.ts'] })
      .filter((file) => /\.tsx?$/.test(file))
      .every((file) => textsOf(file).length === 0),
  )
  expect(done).toEqual([])
})

test.each([
  ['server/a.ts', "throw conflict('This case is paid already')", 'This case is paid already'],
  ['server/a.ts', 'const subject = `Your bill for ${month} is ready`', 'Your bill for {} is ready'],
  ['server/a.ts', 'const html = `<p>Copy this address: ${href}</p>`', '<p>Copy this address: {}</p>'],
  ['contract/a.ts', "z.string({ error: 'Enter a text' })", 'Enter a text'],
  ['contract/a.ts', "const labels = { firmName: { label: 'Firm' } }", 'Firm'],
  ['reports/a.ts', "listing(['', 'Total'])", 'Total'],
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
  'const a = <p className="Some Words here">{messages.cases.created}</p>',
  "if (status === 'Created by hand') stop()",
  "type Tab = 'Under Verification'",
])('the finder leaves alone what no reader sees: %s', (source) => {
  expect(findTexts('web/a.tsx', source)).toEqual([])
})
