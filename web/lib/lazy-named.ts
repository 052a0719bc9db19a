import { type ComponentProps, createElement, lazy, type ReactNode, Suspense } from 'react'

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/**
 * A component whose code loads with its first render: `lazyNamed(async () => (await import('./x.tsx')).X)`. The
 * fallback takes its place meanwhile.
 */
export function lazyNamed<C extends Component>(load: () => Promise<C>, fallback: ReactNode = null) {
  const Lazy = lazy(async () => ({ default: await load() }))
  return (props: ComponentProps<C>) => createElement(Suspense, { fallback }, createElement(Lazy, props))
}
