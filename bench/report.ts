import { median } from './load.ts'
import { meetsTarget, showTarget, type Target } from './targets.ts'

/** One line of the result: median, minimum and maximum over the rounds. */
export interface Result {
  name: string
  median: number
  min: number
  max: number
  target?: Target
  isMet: boolean
  note?: string
}

/** Returns the result of the rounds of a measurement; without a target it is only printed. */
export function resultOf(
  name: string,
  rounds: number[],
  { target, note }: { target?: Target | undefined; note?: string } = {},
): Result {
  const middle = median(rounds)
  return {
    name,
    median: middle,
    min: Math.min(...rounds),
    max: Math.max(...rounds),
    isMet: target === undefined || meetsTarget(target, middle),
    ...(target && { target }),
    ...(note !== undefined && { note }),
  }
}

const show = (figure: number) => (figure >= 100 ? figure.toFixed(0) : figure.toFixed(2))

/** Formats the results as a text table. */
export function tableOf(title: string, results: Result[]): string {
  const rows = results.map(({ name, median: middle, min, max, target, isMet, note }) => [
    name,
    show(middle),
    show(min),
    show(max),
    target ? `${showTarget(target)} ${isMet ? '✓' : '✗ missed'}` : '',
    note ?? '',
  ])
  const all = [['', 'median', 'min', 'max', 'target', ''], ...rows]
  const widths = all[0]?.map((_, column) => Math.max(...all.map((row) => row[column]?.length ?? 0))) ?? []
  const lines = all.map((row) =>
    row
      .map((cell, column) =>
        column > 0 && column < 4 ? cell.padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0),
      )
      .join('  ')
      .trimEnd(),
  )
  return [title, ...lines].join('\n')
}
