import { createElement, type FunctionComponent, type SVGProps } from 'react'

/** A picture that text can stand beside; hidden from screen readers unless it has a name. */
export type LucideIcon = FunctionComponent<SVGProps<SVGSVGElement>>

/** The lines of a drawing on a square of 24, as elements of SVG with their attributes. */
type Drawing = readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[]

const NAMES = ['aria-label', 'aria-labelledby', 'aria-hidden', 'role', 'title'] as const

/** Returns the component of a drawing of Lucide, as its own package draws it. */
export function makeIcon(classes: string, drawing: Drawing): LucideIcon {
  const lines = drawing.map(([tag, attributes], key) => createElement(tag, { key, ...attributes }))
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
