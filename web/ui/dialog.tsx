import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { makeKeyboardScrollable } from './keyboard-scrollable.ts'
import { useReturnFocus } from './return-focus.ts'
import { useBackButton } from './use-back-button.ts'
import { useDismissal } from './use-dismissal.ts'

const widths = {
  sm: 'max-w-md md:max-h-[86dvh]',
  md: 'max-w-xl md:max-h-[86dvh]',
  lg: 'max-w-3xl md:max-h-[86dvh]',
  xl: 'max-w-6xl md:max-h-[86dvh]',
  /** Fills the window. */
  full: 'h-[92dvh] max-w-[90rem]',
}

/** The generic dialog: at the bottom on a phone, centred elsewhere. */
export function Dialog(props: DialogProps) {
  const { open = true, onClose, title, description, children, footer, size = 'sm', isModal, hasInput, onEscape } = props
  const returnFocus = useReturnFocus(open)
  const dismissal = useDismissal({ onClose, hasInput, onEscape })
  useBackButton(open)
  return (
    <Root open={open} modal={isModal} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        {/* A press beside a dialog that it does not close leaves the focus in its field. */}
        <Overlay className="fixed inset-0 z-40 animate-in bg-veil" onMouseDown={(event) => event.preventDefault()} />
        <div className="pointer-events-none fixed inset-0 z-40 flex items-end justify-center md:items-center md:p-6">
          <Content
            {...returnFocus}
            {...dismissal}
            {...(description ? {} : { 'aria-describedby': undefined })}
            className={clsx(
              'pointer-events-auto flex max-h-[92dvh] w-full',
              widths[size],
              'animate-rise flex-col overflow-y-auto tall:overflow-hidden rounded-t-xl bg-raised shadow-pop outline-none md:rounded-xl',
            )}
          >
            <header className="flex items-start gap-4 px-5 pt-5 pb-4 md:px-6">
              <div className="min-w-0 flex-1">
                <Title className="font-semibold text-lg tracking-tight">{title}</Title>
                {description && <Description className="mt-1 text-muted">{description}</Description>}
              </div>
              <Close
                aria-label={t.general('close')}
                className="-mt-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-md text-faint hover:bg-hover hover:text-ink max-md:size-10"
              >
                <X className="size-4" />
              </Close>
            </header>
            {children !== undefined && (
              <div
                ref={makeKeyboardScrollable}
                className="px-5 tall:min-h-0 tall:flex-1 tall:overflow-y-auto pb-5 focus-visible:-outline-offset-2 md:px-6"
              >
                {children}
              </div>
            )}
            {footer && (
              <footer className="flex shrink-0 flex-col-reverse gap-2 border-t bg-sunken px-5 py-3.5 md:flex-row md:justify-end md:px-6">
                {footer}
              </footer>
            )}
          </Content>
        </div>
      </Portal>
    </Root>
  )
}

interface DialogProps {
  /** Left out where the dialog is rendered only while it is open. */
  open?: boolean
  onClose: () => void
  title: ReactNode
  description?: ReactNode
  children?: ReactNode
  /** The buttons in the footer, the primary one last. */
  footer?: ReactNode
  size?: keyof typeof widths | undefined
  /** False for a dialog beside which the page stays in use. */
  isModal?: boolean | undefined
  /** True while the dialog has input that a click outside must not drop; typed text counts by itself. */
  hasInput?: boolean | undefined
  /** Called for Escape, before it closes the dialog; `preventDefault()` keeps it open. */
  onEscape?: ((event: KeyboardEvent) => void) | undefined
}
