import { setTimeout as sleep } from 'node:timers/promises'
import type { SeededRandom } from '#demo/seeded-random.ts'
import type { Report } from './report.ts'
import type { ServerMember } from './server-member.ts'

/** How far two clocks may be apart all the time, and how far one may leap: less than what holds bills back. In milliseconds. */
const SKEW = 4_000
const LEAP = 120_000

interface Fault {
  name: string
  /** Milliseconds. */
  least: number
  most: number
  begin(): unknown
  end?(): unknown
}

/** What can happen to one process. It is up, its line free, before and after each. */
const memberFaults = (member: ServerMember, dice: SeededRandom, report: Report): readonly Fault[] => [
  { name: 'is killed', least: 50, most: 1_500, begin: member.kill, end: member.start },
  { name: 'is killed and started at once', least: 0, most: 0, begin: member.kill, end: member.start },
  {
    name: 'is stopped',
    least: 50,
    most: 800,
    async begin() {
      const code = await member.stop()
      if (code !== 0) report.broken(`${member.name} ended with ${code} after SIGTERM`)
    },
    end: member.start,
  },
  ...(['cut', 'hang'] as const).map((line) => ({
    name: `has its database line ${line}`,
    least: 50,
    most: line === 'cut' ? 1_500 : 4_500,
    begin: () => member.line.set(line),
    end: () => member.line.set('pass'),
  })),
  {
    name: 'hangs and is killed meanwhile',
    least: 200,
    most: 1_500,
    async begin() {
      member.line.set('hang')
      await sleep(dice.between(50, 500))
      await member.kill()
    },
    async end() {
      member.line.set('pass')
      await member.start()
    },
  },
  {
    name: 'has a slow database line',
    least: 500,
    most: 3_000,
    begin: () => member.line.set({ slowMs: 30 }),
    end: () => member.line.set('pass'),
  },
  { name: 'is off by seconds', least: 0, most: 0, begin: () => member.setClock(Math.round(dice.between(-SKEW, SKEW))) },
  {
    name: 'has its clock leap',
    least: 200,
    most: 3_000,
    begin: () => member.setClock(Math.round(dice.between(-LEAP, LEAP))),
    end: () => member.setClock(Math.round(dice.between(-SKEW, SKEW))),
  },
]

/** One fault after the other, with pauses, until it is over. Every choice is of the dice. */
async function inject(
  who: string,
  faults: readonly Fault[],
  dice: SeededRandom,
  report: Report,
  pause: number,
): Promise<void> {
  // The first comes while the bills of the month are raised, a second after the start.
  for (let wait = dice.between(300, 1_500); ; wait = dice.between(pause / 3, pause)) {
    await sleep(wait)
    if (report.isOver()) return
    const { name, least, most, begin, end } = dice.pick(faults)
    const ms = dice.between(least, most)
    report.fault(`${who} ${name}${most > 0 ? ` for ${Math.round(ms)} ms` : ''}`)
    await begin()
    await sleep(ms)
    await end?.()
  }
}

/** Disturbs both processes and their database until the run is over; then all is well again. */
export async function injectFaults(
  members: readonly ServerMember[],
  database: { stop(): Promise<unknown>; start(): Promise<unknown> },
  diceOf: (name: string) => SeededRandom,
  report: Report,
): Promise<void> {
  const restart = { name: 'is restarted', least: 0, most: 600, begin: database.stop, end: database.start }
  await Promise.all([
    inject('the database', [restart], diceOf('database'), report, 30_000),
    ...members.map((member) => {
      const dice = diceOf(member.name)
      return inject(member.name, memberFaults(member, dice, report), dice, report, 8_000)
    }),
  ])
}
