import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { runChaos } from './chaos.ts'

/*
 * `npm run test:chaos -- SEED [--seconds 180]`: two processes, one database, faults and clocks of the seed's choice.
 * Ends with 1, and names the seed, when a promise was broken.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seconds: { type: 'string', default: '180' } },
})
const seed = positionals[0] === undefined ? randomInt(1, 1_000_000) : Number(positionals[0])
const seconds = Number(values.seconds)
if (!Number.isInteger(seed) || !(seconds > 0)) {
  console.error('Usage: npm run test:chaos -- SEED [--seconds 180]; the seed is a whole number')
  process.exit(1)
}
console.log(`Seed ${seed}, ${seconds} s`)
const { faults, violations, counts } = await runChaos(seed, seconds)
for (const line of faults) console.log(line)
for (const [what, count] of Object.entries(counts)) console.log(`${String(count).padStart(8)}  ${what}`)
if (violations.length === 0) console.log(`Every promise was kept under ${faults.length} faults.`)
else {
  for (const line of violations) console.error(line)
  console.error(`${violations.length} promises were broken. Again: npm run test:chaos -- ${seed} --seconds ${seconds}`)
  process.exitCode = 1
}
