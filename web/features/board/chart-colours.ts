/** The CSS variable of each tone that a chart may use; a canvas cannot resolve CSS variables itself. */
const tokens = {
  accent: '--color-accent',
  info: '--color-info',
  good: '--color-good-fill',
  warn: '--color-warn-fill',
  bad: '--color-bad-fill',
} as const

export type ChartTone = keyof typeof tokens

export const swatches: Record<ChartTone, string> = {
  accent: 'bg-accent',
  info: 'bg-info',
  good: 'bg-good-fill',
  warn: 'bg-warn-fill',
  bad: 'bg-bad-fill',
}

/** The current colour values, in the light or dark theme, at an element. */
export function coloursAt(element: HTMLElement) {
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
