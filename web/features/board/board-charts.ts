import type { Board } from '#contract/board/board.ts'
import { expiryTypes } from '#contract/cases/case-fields.ts'
import { addDays, showDay } from '#contract/dates.ts'
import { messages } from '#contract/messages.ts'
import { showRupees } from '#contract/money.ts'
import { assignmentsOfWeek, expiriesOfWeek, paymentsOfDays } from './board-links.ts'
import type { ChartTone } from './chart-colours.ts'
import type { ChartData } from './chart-data.ts'

const short = new Intl.NumberFormat('en-IN', { notation: 'compact', maximumFractionDigits: 1 })
const showCount = (value: number) => value.toLocaleString('en-IN')
const showDays = (value: number) =>
  messages.board.shortDays(value.toLocaleString('en-IN', { maximumFractionDigits: 1 }))

/** A day without its year, `21 Nov`; the other labels show the year. */
const dayOfYear = (day: string) => showDay(day).slice(0, 6)
const weekOfYear = (week: string) => messages.filter.period(dayOfYear(week), dayOfYear(addDays(week, 6)))

export const receivedChart = ({ received }: Board['money']): ChartData => ({
  kind: 'bars',
  labelName: messages.board.day,
  latestFirst: true,
  labels: received.map(({ day }) => dayOfYear(day)),
  series: [{ name: messages.board.received, tone: 'good', values: received.map(({ amount }) => amount) }],
  format: showRupees,
  formatShort: (value) => short.format(value),
  linkOf: (label) => paymentsOfDays(received[label]?.day),
})

const tones: Record<(typeof expiryTypes)[number], ChartTone> = {
  PUC: 'good',
  INSURANCE: 'info',
  FITNESS: 'accent',
  TAX: 'warn',
  PERMIT: 'bad',
}

export const expiryChart = ({ expiries }: Board): ChartData => ({
  kind: 'bars',
  labelName: messages.board.weekFrom,
  labels: expiries.map(({ week }) => weekOfYear(week)),
  shortLabels: expiries.map(({ week }) => dayOfYear(week)),
  series: expiryTypes.map((type) => ({ name: type, tone: tones[type], values: expiries.map((week) => week[type]) })),
  format: showCount,
  formatShort: (value) => short.format(value),
  linkOf: (label) => expiriesOfWeek(expiries[label]?.week ?? ''),
  linkOfValue: (label, series) => expiriesOfWeek(expiries[label]?.week ?? '', expiryTypes[series]),
})

export const turnaroundChart = ({ turnaround }: Board): ChartData => ({
  kind: 'line',
  latestFirst: true,
  labelName: messages.board.weekFrom,
  labels: turnaround.map(({ week }) => weekOfYear(week)),
  shortLabels: turnaround.map(({ week }) => dayOfYear(week)),
  series: [{ name: messages.board.medianDays, tone: 'accent', values: turnaround.map(({ days }) => days) }],
  format: showDays,
  linkOf: (label) => assignmentsOfWeek(turnaround[label]?.week ?? ''),
})
