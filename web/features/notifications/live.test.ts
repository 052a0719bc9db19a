import { expect, test } from 'vitest'
import { readEvents } from './live.ts'
import { isOutdated } from './live-changes.ts'
import { keysOfRows } from './new-rows.tsx'

test('events are read in any pieces, without comment lines', async () => {
  const text = ': open\n\nevent: changed\ndata: {"id":"₹"}\n\n:\n\nevent: notification\ndata: {}\n\nevent: cut'
  const bytes = new TextEncoder().encode(text)
  const pieces = Array.from({ length: Math.ceil(bytes.length / 7) }, (_, at) => bytes.slice(at * 7, at * 7 + 7))
  const read = async () => ({ done: pieces.length === 0, value: pieces.shift() })
  const body = { getReader: () => ({ read }) } as unknown as ReadableStream<Uint8Array>
  const events = []
  for await (const event of readEvents(body)) events.push(event)
  expect(events).toEqual([
    { event: 'changed', data: '{"id":"₹"}' },
    { event: 'notification', data: '{}' },
  ])
})

test.each([
  ['the case itself', 'case', '/case/details/:id', { params: { id: 'one' } }, true],
  ['another case', 'case', '/case/details/:id', { params: { id: 'two' } }, false],
  ['the cases of a person', 'case', '/case/employee-detail/:id', { params: { id: 'two' } }, true],
  ['a list of cases', 'case', '/case/all', { body: {} }, true],
  ['the work that waits', 'payment', '/queue/counts', {}, true],
  ['bills', 'payment', '/bill/client/:id', { params: { id: 'client' } }, true],
  ['what is due, as an expiry may have changed', 'case', '/reminder/week', {}, true],
  ['the statement', 'payment', '/client/statement/:id', { params: { id: 'client' } }, true],
  ['the credit that is left', 'payment', '/auth/get-my-profile', {}, true],
  ['the vouchers', 'payment', '/tally/vouchers', {}, true],
  ['something else', 'case', '/document/all', {}, false],
  ['an unknown subject', 'moon', '/case/all', {}, false],
] as const)('a change makes outdated, or not: %s', (_what, subject, path, args, expected) => {
  expect(isOutdated({ subject, id: 'one' }, path, args)).toBe(expected)
})

test.each([
  ['one', true],
  ['two', false],
])('a case that is read by its number is known by its answer: %s', (id, expected) => {
  const change = { subject: 'case', id: 'one' }
  expect(isOutdated(change, '/case/details/:id', { params: { id: 'VRP-5' } }, { data: { id } })).toBe(expected)
})

const page = { total: 2 }
test.each([
  ['by their id', { data: [{ id: 'a' }, { id: 'b' }], meta: page }, ['a', 'b']],
  ['a paper by its case', { data: [{ caseId: 'a', paperId: null, name: 'NOC' }], meta: page }, ['a NOC']],
  ['a reminder by its vehicle', { data: [{ vehicleId: 'a', kind: 'PUC' }], meta: page }, ['a PUC']],
  ['none of a thing', { data: { id: 'a' } }, null],
  ['none of a list that is whole', { data: [{ id: 'a' }] }, null],
  ['none of a history', { data: [{ at: 'now' }], meta: page }, null],
])('a row is known by its id: %s', (_what, answer, expected) => {
  expect(keysOfRows(answer)).toEqual(expected)
})
