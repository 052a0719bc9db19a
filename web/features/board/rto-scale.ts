import type { FileAtRto, RtoRange } from '#contract/board/board.ts'

/** Below this number of approved files the range of an RTO is a first impression, and judges no file. */
const FILES_OF_RANGE = 5

export const judges = ({ cases }: Pick<RtoRange, 'cases'>): boolean => cases >= FILES_OF_RANGE

/** Whether a file has been at its RTO for longer than 9 of 10 files were. */
export const isBeyond = (range: Pick<RtoRange, 'cases' | 'ninetiethDays'>, days: number): boolean =>
  range.ninetiethDays !== null && judges(range) && days > range.ninetiethDays

/** The least top of the scale, in days. */
const LEAST_TOP = 10

/** Returns the days at the right end: of the longest file, but at most twice the longest range, so that one old file flattens nothing. */
export function topOf(ranges: readonly RtoRange[]): number {
  const longest = Math.max(0, ...ranges.map(({ ninetiethDays }) => ninetiethDays ?? 0))
  const oldest = Math.max(0, ...ranges.flatMap(({ open }) => open.map(({ days }) => days)))
  return Math.max(LEAST_TOP, longest, longest > 0 ? Math.min(oldest, 2 * longest) : oldest)
}

/** A file as a dot: its place from the left in percent, and the line above the others that it would cover. */
interface Dot {
  file: FileAtRto
  left: number
  lane: number
}

/** The least distance of two dots of a lane, in percent. */
const APART = 1.8

/** Dots of further lanes cover those of the last one. */
export const LANES = 5

/** Returns the dots of an RTO from left to right; those of nearly the same days stand above each other. */
export function dotsOf(open: readonly FileAtRto[], top: number): Dot[] {
  const ends: number[] = []
  return open
    .toSorted((a, b) => a.days - b.days)
    .map((file) => {
      const left = (100 * Math.min(file.days, top)) / top
      const free = ends.findIndex((end) => left - end >= APART)
      const lane = free >= 0 ? free : Math.min(ends.length, LANES - 1)
      ends[lane] = left
      return { file, left, lane }
    })
}
