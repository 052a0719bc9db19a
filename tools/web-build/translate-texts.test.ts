// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of source text
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts as hindi } from '#contract/languages/hi/index.generated.ts'
import type { Translation } from '#contract/languages/in-force.ts'
import { messages } from '#contract/messages.ts'
import { readCatalogue } from './catalogue.ts'
import { readsOf, sentencesOf } from './translate-texts.ts'

const catalogue = await readCatalogue(join(import.meta.dirname, '../..'))
const IMPORT = "import { messages, originals as english } from '#contract/messages.ts'\n"
const read = (source: string) => readsOf('web/a.tsx', IMPORT + source, catalogue)?.split(IMPORT)[1]
const id = (name: string) => catalogue.idOf(name)

test.each([
  ['const a = () => messages.general.done', 'const a = () => $text(messages.general.done)'],
  ['const a = <p>{messages.general.done}</p>', 'const a = <p>{$text(messages.general.done)}</p>'],
  ['const a = messages.general.isRequired(name)', undefined],
  [
    'const a = english.general.isRequired(name)',
    `const a = $original("${id('general.isRequired')}", english.general.isRequired)(name)`,
  ],
  ['const a = english.general.done', 'const a = english.general.done'],
  [
    'const a = messages.reminders.kinds[kind]',
    `const a = $table("${id('reminders.kinds')}", messages.reminders.kinds)[kind]`,
  ],
  [
    'const { done, yes: y } = messages.general',
    'const done = $text(messages.general.done), y = $text(messages.general.yes)',
  ],
])('%s follows the language', (source, written) => {
  const found = read(source)
  if (written === undefined) expect(found ?? source).toBe(source)
  else expect(found?.replace(/, "general\.\w+"/g, '')).toBe(written)
})

test('the catalogue is named by messages.area.name and in no other way', () => {
  expect(() => read('const all = messages.general')).toThrow('messages.area.name')
  expect(() => read('const a = messages.general.noSuchText')).toThrow('general.noSuchText')
})

test('a sentence of the catalogue looks itself up', () => {
  const source = 'export const done = "Done"\nexport const isRequired = (label: string) => `${label} is required`'
  expect(sentencesOf('general.ts', source, catalogue)).toContain(
    `isRequired = /*#__PURE__*/ $sentence("${id('general.isRequired')}", (label: string) => \`\${label} is required\`)`,
  )
})

test('the module of a language has every text of it', async () => {
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
      const given = catalogue.isAmbiguous(full) ? translation.text(text, full) : translation.text(text)
      expect(given).toBe((hindi as unknown as Record<string, Record<string, unknown>>)[area]?.[name])
    }
})
