// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of source text
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts as hindi } from '#contract/languages/hi/index.generated.ts'
import type { Translation } from '#contract/languages/in-force.ts'
import { messages } from '#contract/messages.ts'
import { readCatalogue } from './catalogue.ts'
import { readsOf, textAlone } from './translate-texts.ts'

const catalogue = await readCatalogue(join(import.meta.dirname, '../..'))
const IMPORT = "import { messages, originals as english } from '#contract/messages.ts'\n"
const written = (source: string) => readsOf('web/a.tsx', IMPORT + source, catalogue)
const read = (source: string) => written(source)?.split(IMPORT)[1]
const id = (name: string) => catalogue.idOf(name)

test.each([
  ['const a = () => messages.general.done', 'const a = () => $text(messages.general.done)'],
  ['const a = <p>{messages.general.done}</p>', 'const a = <p>{$text(messages.general.done)}</p>'],
  ['const a = messages.general.isRequired(name)', 'const a = $general_isRequired(name)'],
  [
    'const a = english.general.isRequired(name)',
    `const a = $original("${id('general.isRequired')}", $general_isRequired)(name)`,
  ],
  ['const a = english.general.done', 'const a = english.general.done'],
  ['const a = messages.reminders.kinds[kind]', `const a = $table("${id('reminders.kinds')}", $reminders_kinds)[kind]`],
  [
    'const { done, yes: y } = messages.general',
    'const done = $text(messages.general.done), y = $text(messages.general.yes)',
  ],
])('%s follows the language', (source, expected) => {
  expect(read(source)?.replace(/, "general\.\w+"/g, '')).toBe(expected)
})

test('a module imports each of its texts with values by itself', () => {
  expect(written('const a = messages.caseFields.notNumeric + messages.papers.stillNeeded("RC")')).toContain(
    "import { stillNeeded as $papers_stillNeeded } from '#contract/messages/papers.ts?only=stillNeeded'\n",
  )
})

test('the catalogue is named by messages.area.name and in no other way', () => {
  expect(() => read('const all = messages.general')).toThrow('messages.area.name')
  expect(() => read('const a = messages.general.noSuchText')).toThrow('general.noSuchText')
})

test('a sentence of the catalogue looks itself up', () => {
  const source = 'export const done = "Done"\nexport const isRequired = (label: string) => `${label} is required`'
  expect(textAlone('general.ts', source, catalogue, 'isRequired')).toContain(
    `isRequired = /*#__PURE__*/ $sentence("${id('general.isRequired')}", (label: string) => \`\${label} is required\`)`,
  )
})

test('a text that is imported by itself has no other beside it', () => {
  const source = 'const dot = "."\nexport const done = "Done"\nexport const isRequired = (label: string) => label + dot'
  const alone = textAlone('general.ts', source, catalogue, 'isRequired') ?? ''
  expect(alone.match(/export const \w+/g)).toEqual(['export const isRequired'])
  expect(alone).toContain('const dot = "."\nconst done = "Done"\n')
})

test('the module of a language has every text of it that a browser may read, and no other', async () => {
  const code = catalogue
    .moduleOf('hi')
    .replace(/^import .*$/gm, '')
    .replace(/^const values = .*$/m, 'const values = {}')
  const address = `data:text/javascript,${encodeURIComponent(code)}`
  const { translation } = (await import(address)) as { translation: Translation }
  for (const [area, texts] of Object.entries(messages))
    for (const [name, text] of Object.entries(texts)) {
      if (typeof text !== 'string') continue
      const full = `${area}.${name}`
      if (!catalogue.isInBrowser(full)) continue
      const given = catalogue.isAmbiguous(full) ? translation.text(text, full) : translation.text(text)
      expect(given).toBe((hindi as unknown as Record<string, Record<string, unknown>>)[area]?.[name])
    }
  expect(code).not.toContain(hindi.letters.invitedSubject)
  expect(code).toContain(hindi.general.done)
})
