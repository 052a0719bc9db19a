import { X } from 'lucide-react'
import { Close, Content, Description, Overlay, Portal, Root, Title } from 'radix-ui/dialog'
import type { ReactNode } from 'react'
import { t } from '#contract/texts.ts'
import { makeKeyboardScrollable } from './keyboard-scrollable.ts'
import { useBackButton } from './use-back-button.ts'

/** A panel at the right edge, for a row or a list beside the page; on a phone it covers the page. */
export function SidePanel({ open, onClose, onFocusBack, title, description, footer, children }: SidePanelProps) {
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
          className="fixed inset-y-0 right-0 z-40 flex w-full max-w-md animate-in flex-col overflow-y-auto tall:overflow-hidden bg-raised shadow-pop outline-none"
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
  children: ReactNode
}
