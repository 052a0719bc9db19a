import { clsx } from 'clsx'
import { Copy, X } from 'lucide-react'
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import { type ReactNode, useId, useRef } from 'react'
import { t } from '#contract/texts.ts'
import { copyText } from '#web/lib/toast.ts'
import { Button } from './button.tsx'
import { makeKeyboardScrollable, useBackButton, useDismissal, useReturnFocus } from './dialog-behaviour.ts'
import { FieldLabel, Input, selectOnFocus } from './input.tsx'

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

interface SecretDialogProps {
  secret: string
  texts: Record<'title' | 'label' | 'copy' | 'copied' | 'refused' | 'close', string> & { description: ReactNode }
  /** False for a secret that can be shown again: then the page beside the dialog stays in use, and a click there closes it. */
  isOnce?: boolean
  onClose: () => void
  /** Shown above the secret. */
  children?: ReactNode
  /** Another way to pass it on, beside Copy. */
  action?: ReactNode
}

/** Shows a secret to copy. */
export function SecretDialog({ secret, texts, isOnce = true, onClose, children, action }: SecretDialogProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const copy = async () => {
    field.current?.select()
    await copyText(secret, { copied: texts.copied, refused: texts.refused })
  }
  return (
    <Dialog
      hasInput={isOnce}
      isModal={isOnce}
      size="md"
      onClose={onClose}
      title={texts.title}
      description={texts.description}
      footer={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          {action}
          <Button icon={Copy} variant="primary" autoFocus onClick={copy}>
            {texts.copy}
          </Button>
        </>
      }
    >
      {children}
      <FieldLabel htmlFor={id}>{texts.label}</FieldLabel>
      <Input ref={field} id={id} readOnly value={secret} className="font-mono text-sm" {...selectOnFocus} />
    </Dialog>
  )
}

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

/** A panel at the right edge, for a row or a list beside the page; on a phone it covers the page. */
export function SidePanel(props: SidePanelProps) {
  const { open, onClose, onFocusBack, title, description, footer, isWide = false, children } = props
  useBackButton(open)
  return (
    <Root open={open} onOpenChange={(next) => !next && onClose()}>
      <Portal>
        <Overlay className="fixed inset-0 z-40 animate-in bg-veil" />
        <Content
          // The panel itself, so that no button is pressed by chance.
          onOpenAutoFocus={(event) => {
            event.preventDefault()
            if (event.target instanceof HTMLElement) event.target.focus()
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault()
            onFocusBack()
          }}
          className={clsx(
            'fixed inset-y-0 right-0 z-40 flex w-full animate-in flex-col overflow-y-auto tall:overflow-hidden bg-raised shadow-pop outline-none',
            isWide ? 'max-w-3xl' : 'max-w-md',
          )}
        >
          <header className="flex items-start gap-4 border-b px-5 pt-5 pb-4">
            <div className="min-w-0 flex-1">
              <Title className="font-semibold text-lg tracking-tight">{title}</Title>
              <Description className="mt-1 text-muted" asChild>
                <div>{description}</div>
              </Description>
            </div>
            <Close
              aria-label={t.general('close')}
              className="-mt-1 -mr-1 grid size-8 shrink-0 place-items-center rounded-md text-faint hover:bg-hover hover:text-ink max-md:size-10"
            >
              <X className="size-4" />
            </Close>
          </header>
          <div
            ref={makeKeyboardScrollable}
            className="p-5 tall:min-h-0 tall:flex-1 tall:overflow-y-auto focus-visible:-outline-offset-2"
          >
            {children}
          </div>
          <footer className="flex shrink-0 flex-wrap gap-2 border-t bg-sunken px-5 py-3.5">{footer}</footer>
        </Content>
      </Portal>
    </Root>
  )
}

interface SidePanelProps {
  open: boolean
  onClose: () => void
  /** Sets the focus after the panel has closed. */
  onFocusBack: () => void
  title: ReactNode
  description: ReactNode
  footer: ReactNode
  /** For something large, such as a photo. */
  isWide?: boolean
  children: ReactNode
}
