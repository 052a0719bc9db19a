import { expect, test } from 'vitest'
import { runChaos } from '#test/chaos/chaos.ts'
import { seeds } from '#test/chaos/seeds.ts'
import { print } from './drill-report.ts'

/* `npm run test:chaos` in short: every seed that failed once. */
const SECONDS = 30

for (const { seed, why } of seeds)
  test(`chaos of seed ${seed}: ${why}`, async () => {
    const { faults, violations, counts } = await runChaos(seed, SECONDS)
    print(`chaos, seed ${seed}`, { faults: faults.length, ...counts })
    expect(violations).toEqual([])
  })
