import type { BoardLink } from './board-links.ts'
import type { ChartTone } from './chart-colours.ts'

export interface ChartSeries {
  name: string
  tone: ChartTone
  /** One value per label; null for no value. */
  values: readonly (number | null)[]
}

export interface ChartData {
  kind: 'bars' | 'line'
  /** The labels along the axis; they are also the first column of the table. */
  labels: readonly string[]
  labelName: string
  /** Short labels for the axis, where `labels` are too long. */
  shortLabels?: readonly string[]
  /** True if the table starts with the last label, so that the most recent value comes first. */
  latestFirst?: boolean
  series: readonly ChartSeries[]
  format: (value: number) => string
  formatShort?: (value: number) => string
  linkOf: (label: number) => BoardLink
  /** The list behind one value, where each series has its own, by the indices of label and series. */
  linkOfValue?: (label: number, series: number) => BoardLink
}

/** The tops of stacked bars, the highest first, since later bars are drawn over earlier ones. */
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
