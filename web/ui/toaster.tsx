import { clsx } from 'clsx'
import { CircleAlert, CircleCheck, Info, TriangleAlert, X } from 'lucide-react'
import { Action, Close, Provider, Root, Viewport } from 'radix-ui/toast'
import { type FocusEvent as ReactFocusEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { preventFocusLoss } from '#web/lib/dom.ts'
import { useStore } from '#web/lib/store.ts'
import { currentToast, dismissToast, TOAST_MS, type ToastKind, UNDO_MS } from '#web/lib/toast.ts'

const kindStyles: Record<ToastKind, { icon: typeof Info; ink: string; box: string }> = {
  success: { icon: CircleCheck, ink: 'text-good', box: 'border-good-line bg-good-soft' },
  error: { icon: CircleAlert, ink: 'text-bad', box: 'border-bad-line bg-bad-soft' },
  warning: { icon: TriangleAlert, ink: 'text-warn', box: 'border-warn-line bg-warn-soft' },
  info: { icon: Info, ink: 'text-info', box: 'border-info-line bg-info-soft' },
}

/** The toast area at top centre: one toast at a time, for 3 s. */
export function Toaster() {
  // Takes Radix's own copy of a toast's text: the toast is announced where it is shown (`web/app/root.tsx`).
  const [nowhere] = useState(() => document.createElement('div'))
  const currentlyShown = useStore(currentToast)
  const kindStyle = kindStyles[currentlyShown?.kind ?? 'info']
  const Icon = kindStyle.icon
  const viewport = useRef<HTMLOListElement>(null)
  useResumeAfter(currentlyShown?.id, viewport)
  const [recordFocus, returnFocus] = usePreviousFocus()
  return (
    <Provider
      duration={TOAST_MS}
      swipeDirection="up"
      swipeThreshold={50}
      label={t.ui('notification')}
      announcerContainer={nowhere}
    >
      {currentlyShown && (
        <Root
          key={currentlyShown.id}
          data-kind={currentlyShown.kind}
          duration={currentlyShown.undo ? UNDO_MS : TOAST_MS}
          // No Tab stop before its buttons.
          tabIndex={undefined}
          onOpenChange={(open) => {
            if (open) return
            returnFocus()
            dismissToast(currentlyShown.id)
          }}
          className={clsx(
            'pointer-events-auto flex w-full animate-drop items-start gap-3 rounded-lg border p-3.5 shadow-pop data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)',
            kindStyle.box,
          )}
        >
          <Icon className={clsx('mt-0.5 size-5 shrink-0', kindStyle.ink)} />
          <div className="min-w-0 flex-1">
            <p className={clsx('font-semibold', kindStyle.ink)}>{currentlyShown.title}</p>
            {currentlyShown.description && <p className="mt-0.5 break-words">{currentlyShown.description}</p>}
          </div>
          {currentlyShown.undo && (
            <Action
              altText={t.ui('undo')}
              data-undo=""
              onClick={currentlyShown.undo}
              className="-my-1 shrink-0 rounded-md px-2 py-1 font-semibold text-accent-ink hover:underline"
            >
              {t.ui('undo')}
            </Action>
          )}
          <Close
            aria-label={t.ui('dismissNotification')}
            className="-m-1 grid size-7 shrink-0 place-items-center rounded-md text-muted hover:text-ink"
          >
            <X className="size-4" />
          </Close>
        </Root>
      )}
      <div
        role="status"
        aria-live="assertive"
        className="-translate-x-1/2 pointer-events-none fixed top-4 left-1/2 max-md:top-16 z-50 w-[min(26rem,calc(100vw-2rem))]"
      >
        <Viewport ref={viewport} label={t.ui('notificationArea')} onFocus={recordFocus} className="outline-none" />
      </div>
    </Provider>
  )
}

/**
 * Resumes the timer of toasts when a toast is removed. Radix pauses all toasts while one has the focus or the pointer,
 * and does not resume when that toast is removed: the next one would never close.
 */
function useResumeAfter(id: number | undefined, viewport: RefObject<HTMLOListElement | null>): void {
  useEffect(() => {
    const area = viewport.current
    if (id === undefined || !area) return
    return () => void area.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
  }, [id, viewport])
}

/**
 * Records the focused element before a toast, and returns the focus to it: Radix leaves it in the empty toast area. F8, which
 * leads to the area, leads on to Undo.
 */
function usePreviousFocus() {
  const previousFocus = useRef<EventTarget | null>(null)
  const recordFocus = ({ target, currentTarget, relatedTarget }: ReactFocusEvent<HTMLElement>) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) previousFocus.current = relatedTarget
    if (target === currentTarget) currentTarget.querySelector<HTMLElement>('[data-undo]')?.focus()
  }
  const restoreFocus = () => {
    const { current } = previousFocus
    previousFocus.current = null
    if (!(current instanceof HTMLElement)) return
    if (!current.isConnected && document.activeElement instanceof HTMLElement) document.activeElement.blur()
    current.focus({ preventScroll: true })
    preventFocusLoss()
  }
  return [recordFocus, restoreFocus] as const
}
