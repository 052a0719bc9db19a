import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tooltip } from '#web/ui/guarded-button.tsx'
import { ticksTo } from '#web/ui/scale.ts'
import type { BoardLink } from './board-figures.tsx'

interface ChartCardProps {
  title: string
  description: string
  data: ChartData
  children?: ReactNode
}

/** A chart with a legend that shows the values at the pointer, and a table that can replace it. */
export function ChartCard({ title, description, data, children }: ChartCardProps) {
  const [asTable, setAsTable] = useState(false)
  const [pointedIndex, setPointedIndex] = useState<number | null>(null)
  const navigate = useNavigate()
  const isBlank = data.series.every(({ values }) => values.every((value) => !value))
  return (
    <Card
      title={title}
      description={description}
      actions={!isBlank && <TableToggle title={title} asTable={asTable} onChange={setAsTable} />}
    >
      <div className={children ? 'grid items-center gap-6 lg:grid-cols-2' : ''}>
        {children}
        {isBlank ? (
          <p data-blank="" className="text-muted">
            {t.board('nothingToDraw')}
          </p>
        ) : asTable ? (
          <ChartTable data={data} title={title} />
        ) : (
          <div className="min-w-0">
            <Legend data={data} at={pointedIndex} />
            <Chart data={data} onPoint={setPointedIndex} onPress={(index) => void navigate(data.linkOf(index))} />
          </div>
        )}
      </div>
    </Card>
  )
}

interface TableToggleProps {
  title: string
  asTable: boolean
  onChange: (asTable: boolean) => void
}

/** Puts the table of a chart in its place, and back. */
export const TableToggle = ({ title, asTable, onChange }: TableToggleProps) => (
  <Tooltip content={asTable ? t.board('showAsChart') : t.board('showAsTable')}>
    <Button
      icon={asTable ? ChartColumn : Table2}
      size="icon-sm"
      variant="ghost"
      aria-label={t.board('chartAsTable', { title })}
      aria-pressed={asTable}
      onClick={() => onChange(!asTable)}
    />
  </Tooltip>
)

function Legend({ data: { labels, series, format }, at: pointedIndex }: { data: ChartData; at: number | null }) {
  return (
    <p className="mb-2 flex min-h-5 flex-wrap items-center gap-x-4 gap-y-1 text-muted text-sm">
      {series.map(({ name, tone, values }) => {
        const value = pointedIndex === null ? null : values[pointedIndex]
        return (
          <span key={name} className="inline-flex items-center gap-1.5">
            <span className={clsx('forced-color-adjust-none size-2.5 rounded-sm', swatches[tone])} aria-hidden="true" />
            {name}
            {value !== null && value !== undefined && <b className="tnum font-semibold text-ink">{format(value)}</b>}
          </span>
        )
      })}
      {pointedIndex !== null && <span className="ml-auto text-faint">{labels[pointedIndex]}</span>}
    </p>
  )
}

const link = 'rounded-sm text-accent-ink underline-offset-4 hover:underline'

function ChartTable({ data, title }: { data: ChartData; title: string }) {
  const { labels, shortLabels = labels, labelName, latestFirst = false, series, format, linkOf, linkOfValue } = data
  const rows = latestFirst ? [...labels.keys()].reverse() : [...labels.keys()]
  const caption = useId()
  const head = 'sticky top-0 bg-surface py-1.5 font-medium text-muted text-xs max-sm:text-2xs'
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrollable content must be reachable by keyboard
    <section className="max-h-[218px] overflow-auto" tabIndex={0} aria-labelledby={caption}>
      <table className="w-full text-sm">
        <caption id={caption} className="sr-only">
          {title}
        </caption>
        <thead>
          <tr className="border-b">
            <th scope="col" className={clsx(head, 'whitespace-nowrap pr-2 text-left')}>
              {labelName}
            </th>
            {series.map(({ name }) => (
              <th key={name} scope="col" className={clsx(head, 'pl-1 text-right sm:pl-2')}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((index) => (
            <tr key={labels[index]} className="border-b last:border-0">
              <th scope="row" className="whitespace-nowrap py-1.5 pr-2 text-left font-normal">
                <Link {...linkOf(index)} className={link}>
                  {shortLabels[index]}
                </Link>
              </th>
              {series.map(({ name, values }, at) => {
                const value = values[index] ?? null
                return (
                  <td key={name} className="tnum whitespace-nowrap py-1.5 pl-2 text-right">
                    {value === null ? (
                      '-'
                    ) : value > 0 && linkOfValue ? (
                      <Link {...linkOfValue(index, at)} className={link}>
                        {format(value)}
                      </Link>
                    ) : (
                      format(value)
                    )}
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

const HEIGHT = 190

/** The room of the labels, in px. */
const [LEFT, BELOW] = [46, 30]

/** The most labels below the chart. */
const LABELS = 6

interface ChartProps {
  data: ChartData
  /** Receives the index of the label at the pointer, or null. */
  onPoint: (index: number | null) => void
  onPress: (index: number) => void
}

/** A chart in HTML, which takes its colours from the theme and on paper as all else. Its table has the same content as text, and the links. */
function Chart({ data, onPoint, onPress }: ChartProps) {
  const { kind, labels, shortLabels = labels, series, format, formatShort = format } = data
  const totals = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  const top = Math.max(1, ...totals) * 1.08
  const ticks = ticksTo(top)
  const height = (value: number) => `${(100 * value) / top}%`
  const every = Math.ceil(labels.length / LABELS)
  return (
    <div
      aria-hidden="true"
      className="forced-color-adjust-none relative text-2xs text-faint"
      style={{ height: HEIGHT, paddingLeft: LEFT, paddingBottom: BELOW }}
    >
      <div className="relative flex h-full" onPointerLeave={() => onPoint(null)}>
        {ticks.map((tick) => (
          <div key={tick} className="absolute inset-x-0 border-b" style={{ bottom: height(tick) }}>
            <span
              className="tnum absolute whitespace-nowrap"
              style={{ right: '100%', top: '-0.5rem', paddingRight: 6 }}
            >
              {formatShort(tick)}
            </span>
          </div>
        ))}
        {kind === 'line' && <Line data={data} top={top} />}
        {labels.map((label, at) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the table has the links
          <div
            key={label}
            data-label=""
            className="relative flex h-full min-w-0 flex-1 cursor-pointer flex-col-reverse items-center"
            onPointerEnter={() => onPoint(at)}
            onClick={() => onPress(at)}
          >
            {kind === 'bars' &&
              series.map(({ name, tone, values }) => (
                <span
                  key={name}
                  className={clsx('shrink-0', swatches[tone])}
                  style={{ width: '62%', maxWidth: 36, height: height(values[at] ?? 0) }}
                />
              ))}
            {at % every === 0 && (
              <span className="absolute whitespace-nowrap" style={{ top: '100%', paddingTop: 6 }}>
                {shortLabels[at]}
              </span>
            )}
          </div>
        ))}
      </div>
    </div>
  )
}

/** The values that there are, from point to point. */
function Line({ data: { labels, series }, top }: { data: ChartData; top: number }) {
  return series.map(({ name, tone, values }) => {
    const points = values.flatMap((value, at) => (value === null ? [] : [`${at + 0.5} ${top - value}`]))
    return (
      <svg
        key={name}
        aria-hidden="true"
        className="absolute inset-0 size-full"
        viewBox={`0 0 ${labels.length} ${top}`}
        preserveAspectRatio="none"
        style={{ fill: 'none', stroke: `var(--color-${tone})`, strokeLinecap: 'round', overflow: 'visible' }}
      >
        <path d={`M${points.join('L')}`} vectorEffect="non-scaling-stroke" strokeWidth="2" />
        <path d={points.map((point) => `M${point}h0`).join('')} vectorEffect="non-scaling-stroke" strokeWidth="6" />
      </svg>
    )
  })
}

/** The tones that a chart may use, each with the background of its legend square. */
const swatches = {
  accent: 'bg-accent',
  info: 'bg-info',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
} as const

export type ChartTone = keyof typeof swatches

interface ChartSeries {
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
