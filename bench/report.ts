import { median } from './load.ts'
import { meetsTarget, showTarget, type Target } from './targets.ts'

/** One line of the result: the median over the rounds, the least and the most of them. */
export interface Result {
  name: string
  median: number
  min: number
  max: number
  bar?: Target
  kept: boolean
  note?: string
}

/** The rounds of one measurement as a figure; without a bar it is only printed. */
export function resultOf(name: string, rounds: number[], { bar, note }: { bar?: Target; note?: string } = {}): Result {
  const middle = median(rounds)
  return {
    name,
    median: middle,
    min: Math.min(...rounds),
    max: Math.max(...rounds),
    kept: bar === undefined || meetsTarget(bar, middle),
    ...(bar && { bar }),
    ...(note !== undefined && { note }),
  }
}

const show = (figure: number) => (figure >= 100 ? figure.toFixed(0) : figure.toFixed(2))

/** The figures as a table of text. */
export function tableOf(title: string, figures: Result[]): string {
  const rows = figures.map(({ name, median: middle, min, max, bar, kept, note }) => [
    name,
    show(middle),
    show(min),
    show(max),
    bar ? `${showTarget(bar)} ${kept ? '✓' : '✗ missed'}` : '',
    note ?? '',
  ])
  const all = [['', 'median', 'min', 'max', 'bar', ''], ...rows]
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
