import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

const FILE = join(import.meta.dirname, '../../test-results/drills.txt')

/** Prints what a drill measured, in one line that comes again in the table at the end. */
export function print(drill: string, figures: Record<string, string | number>): void {
  const text = Object.entries(figures)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ')
  const line = `${drill.padEnd(34)} ${text}`
  console.log(line)
  mkdirSync(join(FILE, '..'), { recursive: true })
  appendFileSync(FILE, `${line}\n`)
}

/** Once per run of the drills: forgets the figures of the run before, and prints the table of this one. */
export function setup(): () => void {
  rmSync(FILE, { force: true })
  return () => {
    if (existsSync(FILE)) console.log(`\n${readFileSync(FILE, 'utf8')}`)
  }
}

/** Repeats an act, with a pause in ms, while work goes on; returns how long each took, in ms. Fails as the work does. */
export async function timesDuring(
  work: Promise<unknown>,
  pause: number,
  act: () => Promise<unknown>,
): Promise<number[]> {
  const times: number[] = []
  let isOver = false
  const end = () => {
    isOver = true
  }
  work.then(end, end)
  while (!isOver) {
    const begin = performance.now()
    await act()
    times.push(performance.now() - begin)
    await sleep(pause)
  }
  await work
  return times
}

/** The 99th percentile, by the nearest rank. */
export const p99 = (values: readonly number[]): number =>
  Math.round(values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.99) - 1] ?? 0)

export const greatest = (values: readonly number[]): number => Math.round(Math.max(0, ...values))
