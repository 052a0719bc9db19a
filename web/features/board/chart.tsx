import { useCallback } from 'react'
import UPlot from 'uplot'
import { useMedia } from '#web/lib/media.ts'
import { useStore } from '#web/lib/store.ts'
import 'uplot/dist/uPlot.min.css'
import { theme } from '#web/lib/theme.ts'
import { useIsPrinting } from '#web/lib/use-is-printing.ts'
import type { ChartData, ChartSeries, ChartTone } from './chart-data.ts'

const HEIGHT = 190

export interface ChartProps {
  data: ChartData
  /** Receives the index of the label at the pointer, or null. */
  onPoint: (index: number | null) => void
  onPress: (index: number) => void
}

/**
 * A chart on a canvas, redrawn when its data or the theme change, and light on paper. Its table has the same content as text, and the links.
 */
export function Chart({ data, onPoint, onPress }: ChartProps) {
  const colours = `${useStore(theme)} ${useMedia('(prefers-color-scheme: dark)')}`
  const isPrinting = useIsPrinting()
  const place = useCallback(
    (element: HTMLElement | null) => {
      // `colours` is a dependency: a change of the theme redraws the chart.
      if (!element || !colours) return
      const drawNow = () => draw(element, data, onPoint)
      const plot = isPrinting ? inLightTheme(drawNow) : drawNow()
      plot.over.addEventListener('click', () => plot.cursor.idx != null && onPress(plot.cursor.idx))
      const observer = new ResizeObserver(() => plot.setSize({ width: element.clientWidth, height: HEIGHT }))
      observer.observe(element)
      return () => {
        observer.disconnect()
        plot.destroy()
      }
    },
    [data, onPoint, onPress, colours, isPrinting],
  )
  return (
    <div
      ref={place}
      className="forced-color-adjust-none w-full cursor-pointer"
      style={{ height: HEIGHT }}
      aria-hidden="true"
    />
  )
}

function draw(
  element: HTMLElement,
  { kind, labels, shortLabels = labels, series, format, formatShort }: ChartData,
  onPoint: ChartProps['onPoint'],
) {
  const colours = coloursAt(element)
  const lines = kind === 'bars' ? stack(series) : series.map(({ tone, values }) => ({ tone, tops: [...values] }))
  const bars = UPlot.paths.bars?.({ size: [0.62, 36], radius: 0.12 })
  const axis = { stroke: colours.text, font: colours.font, ticks: { show: false } }
  return new UPlot(
    {
      width: element.clientWidth,
      height: HEIGHT,
      legend: { show: false },
      cursor: { y: false, drag: { x: false, y: false }, points: { show: kind === 'line' } },
      scales: {
        // Half a bar of padding at both ends.
        x: { time: false, range: () => [-0.6, labels.length - 0.4] },
        y: { range: (_, __, max) => [0, Math.max(max * 1.08, 1)] },
      },
      axes: [
        {
          ...axis,
          grid: { show: false },
          space: 58,
          incrs: [1, 2, 3, 4, 5, 7, 10, 14],
          size: 30,
          values: (_, places) => places.map((place) => shortLabels[place] ?? ''),
        },
        {
          ...axis,
          size: 46,
          space: 36,
          grid: { stroke: colours.line, width: 1 },
          values: (_, values) => values.map((value) => (formatShort ?? format)(value)),
        },
      ],
      series: [
        {},
        ...lines.map(({ tone }) => {
          const colour = colours.tone(tone)
          return kind === 'bars' && bars
            ? { stroke: colours.surface, width: 1, fill: colour, paths: bars, points: { show: false } }
            : { stroke: colour, width: 2, spanGaps: true, points: { show: true, size: 6, fill: colour } }
        }),
      ],
      hooks: { setCursor: [({ cursor: { idx } }) => onPoint(idx ?? null)] },
    },
    [labels.map((_, index) => index), ...lines.map(({ tops }) => tops)],
    element,
  )
}

/** Draws in the colours that the page has on paper: a canvas is drawn before the styles of paper hold. */
function inLightTheme<T>(drawNow: () => T): T {
  const { dataset } = document.documentElement
  const { theme: chosen } = dataset
  dataset.theme = 'light'
  try {
    return drawNow()
  } finally {
    if (chosen) dataset.theme = chosen
    else delete dataset.theme
  }
}

/** The tops of stacked bars, the highest first, since later bars are drawn over earlier ones. */
function stack(series: readonly ChartSeries[]): { tone: ChartTone; tops: (number | null)[] }[] {
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

/** The CSS variable of each tone that a chart may use; a canvas cannot resolve CSS variables itself. */
const tokens: Record<ChartTone, string> = {
  accent: '--color-accent',
  info: '--color-info',
  good: '--color-good-fill',
  warn: '--color-warn-fill',
  bad: '--color-bad-fill',
}

/** The current colour values, in the light or dark theme, at an element. */
function coloursAt(element: HTMLElement) {
  const resolve = (token: string) => {
    // A new element per colour: changing an element's colour may start a transition from the previous one.
    const probe = document.createElement('span')
    probe.style.color = `var(${token})`
    element.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    text: resolve('--color-faint'),
    line: resolve('--color-line'),
    surface: resolve('--color-surface'),
    font: `11px ${getComputedStyle(element).fontFamily}`,
    tone: (tone: ChartTone) => resolve(tokens[tone]),
  }
}
