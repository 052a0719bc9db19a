import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import type { ReactElement, ReactNode } from 'react'
import { t } from '#contract/texts.ts'

/** Gives all tooltips their delay, 700 ms. For a moment after one, the next appears at once. */
export const TooltipProvider = Provider

/** A tooltip of its child on hover and focus. The child must be a single focusable element. */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay,
}: {
  content: ReactNode
  children: ReactElement
  side?: 'top' | 'right' | 'bottom' | 'left'
  /** In milliseconds, instead of the provider's. */
  delay?: number
}) {
  return (
    <Root delayDuration={delay}>
      <Trigger asChild>{children}</Trigger>
      <Portal>
        {/* A landmark, because all content must be inside one. */}
        <section aria-label={t.ui('tooltip')}>
          <Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="z-50 w-max max-w-72 animate-in rounded-md bg-ink px-2.5 py-1.5 text-canvas text-xs shadow-pop"
          >
            {content}
          </Content>
        </section>
      </Portal>
    </Root>
  )
}
