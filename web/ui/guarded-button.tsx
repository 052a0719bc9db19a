import { Content, Portal, Provider, Root, Trigger } from 'radix-ui/tooltip'
import { type ReactElement, type ReactNode, useState } from 'react'
import { t } from '#contract/texts.ts'
import { toast } from '#web/lib/toast.ts'
import { Button, type ButtonProps } from './button.tsx'

/**
 * A button that is disabled while `reason` is given: the reason is shown on hover and focus, and as a toast when the
 * button is pressed, since a phone has no hover. Where `onRefused` is given, a press does that instead.
 */
export function GuardedButton({ reason, onRefused, ...rest }: ButtonProps & { reason: string | null | undefined }) {
  if (!reason) return <Button {...rest} />
  return (
    <Tooltip content={reason}>
      <Button
        {...rest}
        disabled
        aria-description={reason}
        onRefused={onRefused ?? (() => toast({ kind: 'warning', title: reason }))}
      />
    </Tooltip>
  )
}

interface DialogButtonProps extends Pick<ButtonProps, 'icon' | 'variant' | 'size' | 'className'> {
  label: string
  /** Why the button is disabled. */
  reason?: string | null
  /** Returns the dialog that the button opens. */
  dialog: (close: () => void) => ReactNode
}

export function DialogButton({ label, reason, dialog, ...style }: DialogButtonProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <GuardedButton {...style} reason={reason} onClick={() => setOpen(true)}>
        {label}
      </GuardedButton>
      {isOpen && dialog(() => setOpen(false))}
    </>
  )
}

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
