import { expect, test } from 'vitest'
import { t } from '#contract/texts.ts'
import { withLanguage } from '../context/language.ts'
import { fairQueue } from './fair-queue.ts'

test('a task that has waited reads its texts in the language of its caller', async () => {
  const queue = fairQueue<string>({ atOnce: 1, waiting: 8, refused: '' })
  const caller = (owner: string) => ({ owner, signal: new AbortController().signal })
  const gate = Promise.withResolvers<void>()
  const read = async () => {
    await gate.promise
    return t.gst('total')
  }
  const texts = (['en', 'hi', 'mr', 'en'] as const).map((language, at) =>
    withLanguage(language, () => queue.run(caller(String(at)), read)),
  )
  gate.resolve()
  const [en, hi, mr, again] = await Promise.all(texts)
  expect(new Set([en, hi, mr]).size).toBe(3)
  expect(again).toBe(en)
})
