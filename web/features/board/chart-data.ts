import type { BoardLink } from './board-links.ts'

/** The tones that a chart may use, each with the background of its legend square. */
export const swatches = {
  accent: 'bg-accent',
  info: 'bg-info',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
} as const

export type ChartTone = keyof typeof swatches

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
