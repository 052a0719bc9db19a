// biome-ignore-all lint/suspicious/noTemplateCurlyInString: samples of source text
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { texts as hindi } from '#contract/languages/hi/index.generated.ts'
import { messages } from '#contract/messages.ts'
import { exportTexts, importTexts } from './exchange.ts'

const ROOT = join(import.meta.dirname, '../..')

test.each(['hi', 'mr'])('every text is exported beside its translation, and comes back as it was: %s', (language) => {
  const texts = exportTexts(ROOT, language)
  const names = Object.entries(messages).flatMap(([area, own]) => Object.keys(own).map((name) => `${area}.${name}`))
  expect(Object.keys(texts).sort()).toEqual(names.sort())
  expect(Object.entries(texts).filter(([, { translation }]) => translation === '')).toEqual([])
  expect(importTexts(ROOT, language, texts)).toEqual({})
})

test('a changed translation is written into its module, a text with values as its source', () => {
  const texts = exportTexts(ROOT, 'hi')
  expect(texts['general.done']).toEqual({ english: messages.general.done, translation: hindi.general.done })
  const changed = importTexts(ROOT, 'hi', {
    'general.done': { english: '', translation: "हो 'गया'" },
    'general.isRequired': { english: '', translation: '(label: string) => `${label} दें`' },
  })
  expect(Object.keys(changed)).toEqual(['contract/languages/hi/general.ts'])
  expect(changed['contract/languages/hi/general.ts']).toContain("export const done = 'हो \\'गया\\''\n")
  expect(changed['contract/languages/hi/general.ts']).toContain('isRequired = (label: string) => `${label} दें`\n')
})

test('a name that is not in the catalogue is refused', () => {
  expect(() =>
    importTexts(ROOT, 'hi', {
      'general.no': { english: '', translation: '' },
      'a.b': { english: '', translation: '' },
    }),
  ).toThrow('a.b')
})
