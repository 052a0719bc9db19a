import { expect, test } from 'vitest'
import { BrowserError } from '#contract/browser-errors/browser-error.ts'
import { describeError } from './send-error.ts'

function thrown(name: string, stack: string): Error {
  return Object.assign(new Error('Cannot read the case of Ravi Shah'), { name, stack })
}

test('an error is described by its class and the places in our scripts', () => {
  const stack = `TypeError: Cannot read the case of Ravi Shah
    at draw (https://portal.shah.example/assets/app-Ab3dE_f.js:1:2345)
    at https://portal.shah.example/assets/x9Yz_12.js:2:7
    at Ravi (chrome-extension://abc/inject.js:1:1)`
  const described = describeError('error', thrown('TypeError', stack), '/superadmin/cases/$id')
  expect(described).toEqual({
    kind: 'error',
    name: 'TypeError',
    stack: ['app-Ab3dE_f.js:1:2345', 'x9Yz_12.js:2:7'],
    route: '/superadmin/cases/$id',
    version: 'development',
  })
  expect(BrowserError.parse(described)).toEqual(described)
})

test('Firefox and Safari name places in another way', () => {
  const stack =
    'draw@https://portal.shah.example/assets/app-Ab3dE_f.js:1:2345\nhttps://portal.shah.example/assets/b.js:3:4'
  expect(describeError('render', thrown('Error', stack), '/').stack).toEqual(['app-Ab3dE_f.js:1:2345', 'b.js:3:4'])
})

test('whatever an error holds, the server takes its description', () => {
  const long = Array.from({ length: 40 }, (_, n) => `at f (https://x.example/assets/a.js:1:${n})`).join('\n')
  for (const error of [thrown('Ravi Shah 9822000004', ''), thrown('DOMException', long)]) {
    const described = describeError('rejection', error, '/superadmin/cases/01a21099-fafe?owner=Shah')
    expect(BrowserError.parse(described)).toEqual(described)
    expect(JSON.stringify(described)).not.toMatch(/Ravi|Shah|9822/)
  }
})
