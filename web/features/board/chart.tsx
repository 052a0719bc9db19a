import { clsx } from 'clsx'
import { type ChartData, swatches } from './chart-data.ts'

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
export function Chart({ data, onPoint, onPress }: ChartProps) {
  const { kind, labels, shortLabels = labels, series, format, formatShort = format } = data
  const totals = labels.map((_, at) => series.reduce((sum, { values }) => sum + (values[at] ?? 0), 0))
  const top = Math.max(1, ...totals) * 1.08
  const step = stepTo(top)
  const ticks = Array.from({ length: Math.floor(top / step) + 1 }, (_, n) => n * step)
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

/** Returns the distance of lines of which at most four stand below a value: 1, 2 or 5 times a power of ten. */
function stepTo(top: number): number {
  const power = 10 ** Math.floor(Math.log10(top / 4))
  return Math.max(1, [1, 2, 5, 10].map((times) => times * power).find((step) => top / step <= 4) ?? 1)
}
