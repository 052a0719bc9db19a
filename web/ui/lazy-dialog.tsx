import { type ComponentType, lazy, Suspense, useDeferredValue, useState } from 'react'

/**
 * A dialog whose code comes when it is first opened: a page that may show five of them carries
 * none of them at first. Once there it stays, so that closing can run its course.
 *
 * It opens in a rendering of its own that yields to the browser, since it is much work at once (the whole page is styled
 * anew): the pressed button is painted before it, and closing never waits.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Body = lazy(async () => ({ default: (await load()) as ComponentType<{ open: boolean }> }))
  return function OpenedLazily(props: Props) {
    const wanted = useDeferredValue(props.open, false)
    const open = props.open && wanted
    const [used, setUsed] = useState(open)
    if (open && !used) setUsed(true)
    if (!used) return null
    return (
      <Suspense fallback={null}>
        <Body {...props} open={open} />
      </Suspense>
    )
  }
}
