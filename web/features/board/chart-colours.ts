/** The token of each tone that a chart may use; a chart draws on a canvas, which knows no CSS variable. */
const tokens = {
  accent: '--color-accent',
  info: '--color-info',
  good: '--color-good-fill',
  warn: '--color-warn-fill',
  bad: '--color-bad-fill',
} as const

export type ChartTone = keyof typeof tokens

/** The background of each tone's square in a legend. */
export const swatches: Record<ChartTone, string> = {
  accent: 'bg-accent',
  info: 'bg-info',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
}

/** The colours as they hold now, in light or dark, at the place of an element. */
export function coloursAt(place: HTMLElement) {
  const resolve = (token: string) => {
    // A new element for each: one that changes its colour may be on its way from the last.
    const probe = document.createElement('span')
    probe.style.color = `var(${token})`
    place.append(probe)
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  }
  return {
    text: resolve('--color-faint'),
    line: resolve('--color-line'),
    surface: resolve('--color-surface'),
    font: `11px ${getComputedStyle(place).fontFamily}`,
    tone: (tone: ChartTone) => resolve(tokens[tone]),
  }
}
