import { createElement, type FunctionComponent, type SVGProps } from 'react'

/** An icon, usually beside text; hidden from screen readers unless it has a name. */
export type LucideIcon = FunctionComponent<SVGProps<SVGSVGElement>>

/** A part of a drawing on a square of 24: the data of a path, or another element of SVG with its attributes. */
type Part = string | readonly [tag: string, attributes: Readonly<Record<string, string>>]

const NAMES = ['aria-label', 'aria-labelledby', 'aria-hidden', 'role', 'title'] as const

/** Returns the component of a Lucide icon, identical to that of Lucide's package; `name` is the one in its class. */
export function makeIcon(name: string, ...drawing: readonly Part[]): LucideIcon {
  const classes = `lucide lucide-${name}`
  const lines = drawing.map((part, key) =>
    typeof part === 'string' ? createElement('path', { key, d: part }) : createElement(part[0], { key, ...part[1] }),
  )
  return ({ className, children, ...others }) =>
    createElement(
      'svg',
      {
        xmlns: 'http://www.w3.org/2000/svg',
        width: 24,
        height: 24,
        viewBox: '0 0 24 24',
        fill: 'none',
        stroke: 'currentColor',
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        className: className ? `${classes} ${className}` : classes,
        ...(NAMES.some((name) => name in others) ? {} : { 'aria-hidden': 'true' }),
        ...others,
      },
      lines,
      children,
    )
}
