import { Action, Cancel, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/alert-dialog'
import type { ReactNode } from 'react'
import { type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { Button } from './button.tsx'
import { useBackButton, useDismissal, useReturnFocus } from './dialog-behaviour.ts'

/** A question before an action, with a button that does it and one that does not. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const {
    open = true,
    onClose,
    title,
    description,
    children,
    confirm,
    cancel,
    danger = false,
    waiting = false,
    onConfirm,
  } = props
  const { onCloseAutoFocus } = useReturnFocus(open)
  const [pending, setPending] = useState(false)
  const firstFocus = useRef<HTMLButtonElement>(null)
  const close = () => !pending && onClose()
  const { onKeyDown } = useDismissal({ onClose: close })
  useBackButton(open)
  const handleConfirm = async (event: MouseEvent) => {
    event.preventDefault()
    setPending(true)
    try {
      await onConfirm()
      onClose()
    } catch {
      // `onConfirm` has shown the failure; the dialog stays open for another try.
    } finally {
      setPending(false)
    }
  }
  return (
    <Root open={open} onOpenChange={(next) => !next && close()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-in bg-veil" />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-6">
          <Content
            onOpenAutoFocus={(event) => {
              event.preventDefault()
              firstFocus.current?.focus()
            }}
            onKeyDown={onKeyDown}
            onCloseAutoFocus={onCloseAutoFocus}
            className="pointer-events-auto max-h-[92dvh] w-full max-w-md animate-rise overflow-y-auto rounded-t-xl bg-raised shadow-pop outline-none md:rounded-xl"
          >
            <div className="px-5 pt-5 pb-6 md:px-6">
              <Title className="font-semibold text-lg tracking-tight">{title}</Title>
              <Description className="mt-1.5 text-muted">{description}</Description>
              {children}
            </div>
            <footer className="flex flex-col-reverse gap-2 border-t bg-sunken px-5 py-3.5 md:flex-row md:justify-end md:px-6">
              <Cancel asChild>
                <Button ref={danger ? firstFocus : null} disabled={pending}>
                  {cancel ?? t.session('cancel')}
                </Button>
              </Cancel>
              <Action asChild>
                <Button
                  ref={danger ? null : firstFocus}
                  variant={danger ? 'danger' : 'primary'}
                  pending={pending || waiting}
                  onClick={handleConfirm}
                  onKeyDown={ignoreRepeat}
                >
                  {confirm}
                </Button>
              </Action>
            </footer>
          </Content>
        </div>
      </Portal>
    </Root>
  )
}

/** The key that opened the dialog may still be down: only a new press of Enter confirms. */
function ignoreRepeat(event: KeyboardEvent) {
  if (event.repeat) event.preventDefault()
}

interface ConfirmDialogProps {
  /** Left out where the dialog is rendered only while it is open. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  description: ReactNode
  children?: ReactNode
  confirm: string
  cancel?: string
  /**
   * True for an action that destroys something: the confirming button is red, and Cancel has the focus first. Otherwise
   * the confirming button has it.
   */
  danger?: boolean
  /** True while something that the person should see first is loading: the confirming button ignores presses. */
  waiting?: boolean
  /** The dialog closes after it succeeds; a failure leaves it open. */
  onConfirm: () => unknown
}
