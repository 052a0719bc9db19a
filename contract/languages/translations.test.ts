import { expect, test } from 'vitest'
import * as english from '../messages/index.generated.ts'
import { texts as hindi } from './hi/index.generated.ts'
import { texts as marathi } from './mr/index.generated.ts'

type Areas = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** Returns the texts that are the same as in English, as `area.name`. */
const leftInEnglish = (texts: Areas) =>
  Object.entries(english as Areas).flatMap(([area, names]) =>
    Object.entries(names)
      .filter(([name, text]) => typeof text === 'string' && texts[area]?.[name] === text)
      .map(([name]) => `${area}.${name}`),
  )

test('a text that one language translates, the other translates, too', () => {
  expect(leftInEnglish(hindi)).toEqual(leftInEnglish(marathi))
})

test('one rate and one RTO are singular in Marathi', () => {
  expect(marathi.rates.readRows(1, 0)).toContain('1 दर वाचला.')
  expect(marathi.rates.readRows(2, 1)).toContain('2 दर वाचले, 1 दुरुस्त करायचा आहे.')
  expect(marathi.setUp.rtosAdded(1)).toBe('1 आरटीओ जोडला')
  expect(marathi.setUp.rtosAdded(2)).toBe('2 आरटीओ जोडले')
})
