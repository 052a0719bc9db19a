import { type ComponentType, lazy, Suspense, useState } from 'react'

/**
 * A dialog whose code comes when it is first opened: a page that may show five of them carries
 * none of them at first. Once there it stays, so that closing can run its course.
 */
export function openedLazily<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Body = lazy(async () => ({ default: (await load()) as ComponentType<{ open: boolean }> }))
  // biome-ignore lint/correctness/noComponentHookFactories: called once per module, never while rendering
  return function OpenedLazily(props: Props) {
    const [used, setUsed] = useState(props.open)
    if (props.open && !used) setUsed(true)
    if (!used) return null
    return (
      <Suspense fallback={null}>
        <Body {...props} />
      </Suspense>
    )
  }
}
