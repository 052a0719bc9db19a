import { expect, test } from 'vitest'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { MAX_PINS } from '#contract/limits.ts'
import { officeOfFile } from '#test/office.ts'

const { office } = await officeOfFile()

test('pinned pages stay with their user, in their order, until they are changed', async () => {
  const [asha, ravi] = [await office.employee(), await office.employee()]
  const pages = ['/employee/queue', '/employee/reminders']
  expect(await office.ok(calls.editPins, { as: asha, body: { pages } })).toEqual({ pages })
  const pinnedOf = async (as: typeof asha) => (await office.ok(calls.myProfile, { as })).pinnedPages
  expect([await pinnedOf(asha), await pinnedOf(ravi)]).toEqual([pages, []])
  await office.ok(calls.editPins, { as: asha, body: { pages: [] } })
  expect(await pinnedOf(asha)).toEqual([])
})

test.each([
  ['more than the most', Array.from({ length: MAX_PINS + 1 }, (_, n) => `/employee/${'abcdefghij'[n]}`)],
  ['one page twice', ['/employee/queue', '/employee/queue']],
  ['another site', ['https://example.com']],
  ['a text that is no address', ['<b>1234 1234 1234</b>']],
])('pins refuse %s', async (_, pages) => {
  const client = await office.client()
  expect((await office.call(calls.editPins, { as: client, body: { pages } })).status).toBe(400)
})
