import { type ComponentType, lazy, Suspense, useState } from 'react'

/** Delay in ms after which a page has what it shows: until then the script of a dialog would take the network from it. */
const REST_MS = 5000

/**
 * A dialog whose script is no part of the page's, nor is what checks its input. The script loads while the page rests, so
 * that a press opens the dialog at once and the next key is the dialog's; `lazy` alone would show nothing at first.
 */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  let Loaded: ComponentType<Props> | undefined
  const loadOnce = async () => {
    Loaded ??= await load()
    return { default: Loaded }
  }
  const Lazy = lazy(loadOnce)
  // A failure is told when the dialog is opened.
  setTimeout(() => void loadOnce().catch(() => undefined), REST_MS)
  return function LazyDialog(props: Props) {
    const [Dialog] = useState<ComponentType<Props>>(() => Loaded ?? Lazy)
    return (
      <Suspense>
        <Dialog {...props} />
      </Suspense>
    )
  }
}
