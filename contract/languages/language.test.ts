import { expect, test } from 'vitest'
import { acceptedLanguage } from './language.ts'

test.each([
  [undefined, 'en'],
  ['', 'en'],
  ['fr', 'en'],
  ['hi', 'hi'],
  ['mr-IN', 'mr'],
  ['MR', 'mr'],
  ['fr-FR, hi;q=0.5', 'hi'],
  ['en;q=0.5, mr;q=0.9, hi;q=0.8', 'mr'],
  ['hi;q=0.123,mr;q=0.124', 'mr'],
  ['en;q=0.5 , hi ; q=0.6', 'hi'],
  ['hi;level=1;q=0.1, mr;q=0.2', 'mr'],
  ['mr, hi', 'mr'],
  ['hi;q=0', 'en'],
  ['hi;q=0, mr;q=0.1', 'mr'],
  // A weight that cannot be read counts as 1.
  ['mr;q=0.9, hi;q=x', 'hi'],
  ['mr;q=0.9, hi;q=0.12345', 'hi'],
  ['mr;q=0.9, hi;xq=0.1', 'hi'],
])('a browser with %j reads %s', (header, language) => {
  expect(acceptedLanguage(header)).toBe(language)
})
