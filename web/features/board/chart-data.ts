import type { ChartTone } from './chart-colours.ts'

export interface ChartSeries {
  name: string
  tone: ChartTone
  /** One for each label; null where there is nothing to show. */
  values: readonly (number | null)[]
}

export interface ChartData {
  kind: 'bars' | 'line'
  /** Of the places along the axis, and what the first column of the table is. */
  labels: readonly string[]
  labelName: string
  /** What stands along the axis and in the table where the labels are too long. */
  marks?: readonly string[]
  /** True where the table begins with the last place: what was comes before what was long ago. */
  latestFirst?: boolean
  /** Bars of more than one series stand on each other. */
  series: readonly ChartSeries[]
  /** A value in words. */
  show: (value: number) => string
  /** A value beside the axis, short. */
  showShort?: (value: number) => string
}

/** The tops of bars that stand on each other, the highest first: what is drawn first lies behind. */
export function stack(series: readonly ChartSeries[]): { tone: ChartTone; tops: (number | null)[] }[] {
  const sums: number[] = []
  const stacked = series.map(({ tone, values }) => ({
    tone,
    tops: values.map((value, index) => {
      sums[index] = (sums[index] ?? 0) + (value ?? 0)
      return value === null ? null : (sums[index] ?? 0)
    }),
  }))
  return stacked.reverse()
}
