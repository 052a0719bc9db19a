import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactNode } from 'react'

/** Once around everything that has tooltips; delays of spec/1 point 9. */
export function TooltipProvider({ children }: { children: ReactNode }) {
  return (
    <Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </Provider>
  )
}

/** A hint beside its child on hover and focus. The child must be one element that can be focused. */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay,
}: {
  content: ReactNode
  children: ReactNode
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** Milliseconds, in place of the usual 700. */
  delay?: number
}) {
  return (
    <Root {...(delay === undefined ? {} : { delayDuration: delay })}>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        {/* A landmark of its own: nothing on a page lies outside of one. */}
        <section aria-label="Hint">
          <Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 max-w-72 animate-in rounded-md bg-ink px-2.5 py-1.5 text-canvas text-xs shadow-pop"
          >
            {content}
          </Content>
        </section>
      </Portal>
    </Root>
  )
}
