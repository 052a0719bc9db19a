import { Content, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { useReturnFocus } from './return-focus.ts'
import { useBackButton } from './use-back-button.ts'

/** A panel that slides in from the left, 18rem wide. */
export function Sheet({ open, onOpenChange, title, children }: SheetProps) {
  const returnFocus = useReturnFocus(open)
  useBackButton(open)
  return (
    <Root open={open} onOpenChange={onOpenChange}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-in bg-veil" />
        <Content
          {...returnFocus}
          aria-describedby={undefined}
          className="fixed inset-y-0 left-0 z-40 w-(--sidebar-mobile) max-w-[88vw] animate-slide bg-rail shadow-pop outline-none"
        >
          <Title className="sr-only">{title}</Title>
          {children}
        </Content>
      </Portal>
    </Root>
  )
}

interface SheetProps {
  open: boolean
  onOpenChange: (open: boolean) => void
  /** For screen readers; the panel has a visible header of its own. */
  title: string
  children: ReactNode
}
