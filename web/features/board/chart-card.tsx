import { Link, useNavigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ChartColumn, Table2 } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { Tooltip } from '#web/ui/guarded-button.tsx'
import { Chart } from './chart.tsx'
import { type ChartData, swatches } from './chart-data.ts'

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
  const Icon = asTable ? ChartColumn : Table2
  const navigate = useNavigate()
  const isBlank = data.series.every(({ values }) => values.every((value) => !value))
  return (
    <Card
      title={title}
      description={description}
      actions={
        !isBlank && (
          <Tooltip content={asTable ? t.board('showAsChart') : t.board('showAsTable')}>
            <Button
              icon={Icon}
              size="icon-sm"
              variant="ghost"
              aria-label={t.board('chartAsTable', { title })}
              aria-pressed={asTable}
              onClick={() => setAsTable(!asTable)}
            />
          </Tooltip>
        )
      }
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
