import { afterAll, expect, test } from 'vitest'
import { identityEndpoints as calls } from '#contract/identity/identity.ts'
import { breadth } from '#test/breadth.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())

const ROUNDS = breadth(30, 60)
const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0

/** The medians of two requests, sent in turns so that both meet the same noise. */
async function compare(one: () => Promise<unknown>, other: () => Promise<unknown>, rounds: number) {
  const [first, second]: [number[], number[]] = [[], []]
  for (let round = 0; round < rounds + 5; round += 1) {
    for (const [act, times] of [
      [one, first],
      [other, second],
    ] as const) {
      const begin = performance.now()
      await act()
      if (round >= 5) times.push(performance.now() - begin)
    }
  }
  return [median(first), median(second)] as const
}

test('sign-in and reset take as long for an unknown address as for a known one', async () => {
  const { email } = await office.employee()
  const unknown = 'nobody@office.test'
  const signIn = (to: string) => () => office.call(calls.signIn, { body: { email: to, password: 'not this one' } })
  const reset = (to: string) => () => office.call(calls.resendCredentials, { body: { email: to } })
  // A machine that does other work shows a difference by chance, but not each time.
  const bar = 15
  let apart = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && apart >= bar; attempt += 1) {
    const signIns = await compare(signIn(email), signIn(unknown), ROUNDS)
    const resets = await compare(reset(email), reset(unknown), ROUNDS)
    const shown = (name: string, [x, y]: readonly [number, number]) => `${name}: ${x.toFixed(2)} and ${y.toFixed(2)} ms`
    console.log(`known and unknown, medians: ${shown('sign-in', signIns)}, ${shown('reset', resets)}`)
    apart = Math.max(Math.abs(signIns[0] - signIns[1]), Math.abs(resets[0] - resets[1]))
  }
  expect(apart).toBeLessThan(bar)
})
