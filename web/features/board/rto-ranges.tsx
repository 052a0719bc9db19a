import { Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { useState } from 'react'
import type { RtoRange } from '#contract/board/board.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { showCount } from '#contract/count.ts'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { ShowMore } from '#web/ui/query-view.tsx'
import { ticksTo } from '#web/ui/scale.ts'
import { dotsOf, isBeyond, judges, topOf } from './rto-scale.ts'

/** The RTOs that are shown at first: those with the most files. */
const FIRST = 8

/** Height of a lane of dots, in px. */
const LANE = 12

const percent = (days: number, top: number) => `${(100 * days) / top}%`

/** Name, picture and words of an RTO; on a phone the picture has a line of its own. */
const row =
  'grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-2 @2xl:grid-cols-[11rem_minmax(0,1fr)_13rem]'
const picture = '@max-2xl:order-last @max-2xl:col-span-full px-1.5'

/** How long each RTO took, as a bar from the middle to 9 of 10 files, and the files that are there now as dots, each a link. */
export function RtoRanges({ ranges: all }: { ranges: readonly RtoRange[] }) {
  const [shown, setShown] = useState(FIRST)
  const ranges = all.slice(0, shown)
  const top = topOf(ranges)
  const ticks = ticksTo(top)
  return (
    <div className="@container px-5 py-4 print:px-0">
      <Legend />
      <ul className="grid gap-4 @2xl:gap-2" aria-label={t.board('rtoTitle')}>
        {ranges.map((range) => (
          <li key={range.toRTO} className={row}>
            <div className="min-w-0">
              <p className="wrap-anywhere font-medium" translate="no">
                {range.toRTO}
              </p>
              <p className="text-muted text-sm">{t.board('filesApproved', { count: range.cases })}</p>
            </div>
            <div className={picture}>
              <Plot range={range} top={top} ticks={ticks} />
            </div>
            <Words range={range} />
          </li>
        ))}
      </ul>
      <div aria-hidden="true" className={clsx(row, 'mt-1 text-2xs text-faint')}>
        <div className={clsx(picture, '@2xl:col-start-2')}>
          <div className="relative h-4">
            {ticks.map((tick) => (
              <span
                key={tick}
                className="tnum -translate-x-1/2 absolute whitespace-nowrap"
                style={{ left: percent(tick, top) }}
              >
                {t.board('shortDays', { days: tick })}
              </span>
            ))}
          </div>
        </div>
      </div>
      <ShowMore shown={ranges.length} total={all.length} onMore={() => setShown(all.length)} className="mt-2" />
    </div>
  )
}

const bar = 'forced-color-adjust-none rounded-sm border border-accent-line'
const dot = 'forced-color-adjust-none size-2 border border-surface'
/** A form of its own besides the colour. */
const shapes = { within: 'rounded-full bg-accent', beyond: 'rotate-45 bg-bad-fill' }

function Legend() {
  const entry = 'inline-flex items-center gap-1.5'
  return (
    <p className="mb-4 flex flex-wrap gap-x-5 gap-y-1 text-muted text-sm">
      <span className={entry}>
        <span aria-hidden="true" className={clsx(bar, 'h-3 w-6 bg-accent-line')} />
        {t.board('halfToNine')}
      </span>
      <span className={entry}>
        <span aria-hidden="true" className={clsx(dot, shapes.within)} />
        {t.board('fileThere')}
      </span>
      <span className={entry}>
        <span aria-hidden="true" className={clsx(dot, shapes.beyond)} />
        {t.board('fileBeyond')}
      </span>
    </p>
  )
}

interface PlotProps {
  range: RtoRange
  top: number
  ticks: readonly number[]
}

function Plot({ range, top, ticks }: PlotProps) {
  const { medianDays, ninetiethDays, open } = range
  const dots = dotsOf(open, top)
  const lanes = Math.max(2, ...dots.map(({ lane }) => lane + 1))
  return (
    <div className="relative" style={{ height: lanes * LANE + LANE }}>
      {ticks.map((tick) => (
        <span
          key={tick}
          aria-hidden="true"
          className="absolute inset-y-0 w-px bg-line"
          style={{ left: percent(tick, top) }}
        />
      ))}
      {medianDays !== null && ninetiethDays !== null && (
        <span
          aria-hidden="true"
          className={clsx(
            bar,
            'absolute inset-y-1 min-w-1',
            judges(range) ? 'bg-accent-line' : 'border-dashed bg-accent-soft',
          )}
          style={{ left: percent(medianDays, top), width: percent(ninetiethDays - medianDays, top) }}
        />
      )}
      <ul className="contents">
        {dots.map(({ file: { id, CaseNo, vehicleNo, days }, left, lane }) => {
          const beyond = isBeyond(range, days)
          const name = t.board(beyond ? 'dotBeyond' : 'dotWithin', {
            caseNo: CaseNo,
            plate: showPlate(vehicleNo),
            days,
          })
          return (
            <li key={id} className="contents">
              <Link
                to={paths.superadmin.caseDetail.pattern}
                params={{ caseNo: CaseNo }}
                state={{ id }}
                aria-label={name}
                title={name}
                className={clsx(
                  'absolute -translate-x-1/2 after:-inset-0.5 after:absolute hover:z-10 hover:scale-150 focus-visible:z-10',
                  dot,
                  beyond ? shapes.beyond : shapes.within,
                )}
                style={{ left: `${left}%`, bottom: lane * LANE + LANE - 4 }}
              />
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Words({ range }: { range: RtoRange }) {
  const { medianDays, ninetiethDays, open, openCount } = range
  const beyond = open.filter(({ days }) => isBeyond(range, days)).length
  return (
    <div className="tnum text-right text-sm @2xl:text-left">
      <p>
        {medianDays === null || ninetiethDays === null
          ? t.board('noneApproved')
          : t.board('rangeDays', { half: medianDays, nine: ninetiethDays })}
      </p>
      <p className="text-muted">
        {t.board('filesThere', { count: openCount, formatted: showCount(openCount) })}
        {beyond > 0 && (
          <span className="font-medium text-bad">{` · ${t.board('filesBeyond', { count: beyond })}`}</span>
        )}
      </p>
      {openCount > open.length && <p className="text-muted">{t.board('longestShown', { count: open.length })}</p>}
    </div>
  )
}
