import { type ComponentType, lazy, Suspense, useDeferredValue, useState } from 'react'
import { DialogLoading } from './dialog-loading.tsx'

/**
 * A dialog whose code loads when it is first opened, so that a page with five dialogs loads none at first. It stays
 * mounted, so that its closing transition can run. It opens in a low-priority render, since opening is much work (the
 * whole page is restyled): the pressed button is painted first. Closing has normal priority. `open` is left out where it is
 * rendered only while it is open.
 */
export function lazyDialog<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  const Body = lazy(async () => ({ default: (await load()) as ComponentType<{ open: boolean }> }))
  return function OpenedLazily({ open: isWanted = true, ...props }: Omit<Props, 'open'> & { open?: boolean }) {
    const isOpening = useDeferredValue(isWanted, false)
    const open = isWanted && isOpening
    const [wasOpened, setWasOpened] = useState(open)
    if (open && !wasOpened) setWasOpened(true)
    if (!wasOpened) return null
    return (
      <Suspense fallback={open && <DialogLoading />}>
        <Body {...props} open={open} />
      </Suspense>
    )
  }
}
