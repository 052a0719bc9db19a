import { readdirSync, readFileSync } from 'node:fs'

const statusOf = (pid: number | string): string => {
  try {
    return readFileSync(`/proc/${pid}/status`, 'utf8')
  } catch {
    return '' // it has ended
  }
}
const megabytesIn = (status: string) => Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024

/** Returns the resident memory of a process in MB. */
export const residentMegabytes = (pid: number | undefined): number => megabytesIn(statusOf(pid ?? 0))

/** Returns the resident memory of the largest child of a process in MB. */
export const largestChildMegabytes = (pid: number | undefined): number =>
  Math.max(
    0,
    ...readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(statusOf)
      .filter((status) => status.includes(`\nPPid:\t${pid}\n`))
      .map(megabytesIn),
  )

/** Returns the greatest value that is measured every few ms while work goes on. */
export async function greatestDuring(
  work: Promise<unknown>,
  milliseconds: number,
  measure: () => number,
): Promise<number> {
  let greatest = measure()
  const timer = setInterval(() => {
    greatest = Math.max(greatest, measure())
  }, milliseconds)
  await work.finally(() => clearInterval(timer))
  return greatest
}
