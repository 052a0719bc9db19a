import { lazy } from 'react'

type Component = Awaited<ReturnType<Parameters<typeof lazy>[0]>>['default']

/** A component whose code loads with its first render: `lazyNamed(async () => (await import('./x.tsx')).X)`. */
export const lazyNamed = <C extends Component>(load: () => Promise<C>) => lazy(async () => ({ default: await load() }))
