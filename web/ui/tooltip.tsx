import {
  cloneElement,
  type FocusEvent,
  type PointerEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import { createPortal } from 'react-dom'
import { messages } from '#contract/messages.ts'
import { keepPositioned, type Side } from './position-panel.ts'

// By spec/1 point 9, in ms. For a moment after one tooltip, the next appears at once.
const DELAY_MS = 700
const SKIP_MS = 300
/** The time in ms to move the pointer from the element to the tooltip. */
const GRACE_MS = 100

let lastShown = Number.NEGATIVE_INFINITY

type Handlers = Partial<
  Record<'onPointerEnter' | 'onPointerLeave' | 'onPointerDown', (event: PointerEvent<HTMLElement>) => void> &
    Record<'onFocus' | 'onBlur', (event: FocusEvent<HTMLElement>) => void>
> & { 'aria-describedby'?: string | undefined }

/** A tooltip of its child on hover and focus. The child must be a single focusable element. */
export function Tooltip({
  content,
  children,
  side = 'top',
  delay = DELAY_MS,
}: {
  content: ReactNode
  children: ReactElement<Handlers>
  side?: Side
  /** In milliseconds; 700 by default. */
  delay?: number
}) {
  const id = useId()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const timer = useRef<number | undefined>(undefined)
  const childProps = children.props
  useEffect(() => () => window.clearTimeout(timer.current), [])

  const schedule = (ms: number, action: () => void) => {
    window.clearTimeout(timer.current)
    timer.current = window.setTimeout(action, ms)
  }
  const show = (element: HTMLElement) => {
    window.clearTimeout(timer.current)
    setAnchor(element)
  }
  const hide = () => {
    window.clearTimeout(timer.current)
    if (anchor) lastShown = performance.now()
    setAnchor(null)
  }

  const trigger = cloneElement(children, {
    'aria-describedby': [childProps['aria-describedby'], anchor ? id : ''].filter(Boolean).join(' ') || undefined,
    onPointerEnter: (event) => {
      childProps.onPointerEnter?.(event)
      const element = event.currentTarget
      const skipsDelay = performance.now() - lastShown < SKIP_MS
      if (event.pointerType !== 'touch') schedule(skipsDelay ? 0 : delay, () => show(element))
    },
    onPointerLeave: (event) => {
      childProps.onPointerLeave?.(event)
      schedule(GRACE_MS, hide)
    },
    onPointerDown: (event) => {
      childProps.onPointerDown?.(event)
      hide()
    },
    onFocus: (event) => {
      childProps.onFocus?.(event)
      if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget)
    },
    onBlur: (event) => {
      childProps.onBlur?.(event)
      hide()
    },
  })
  return (
    <>
      {trigger}
      {anchor && (
        <Hint
          id={id}
          beside={anchor}
          side={side}
          onHide={hide}
          onEnter={() => window.clearTimeout(timer.current)}
          onLeave={() => schedule(GRACE_MS, hide)}
        >
          {content}
        </Hint>
      )}
    </>
  )
}

interface HintProps {
  id: string
  beside: HTMLElement
  side: Side
  onHide: () => void
  onEnter: () => void
  onLeave: () => void
  children: ReactNode
}

function Hint({ id, beside: anchor, side, onHide, onEnter, onLeave, children }: HintProps) {
  const box = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => (box.current ? keepPositioned(box.current, anchor, side, 'center') : undefined), [anchor, side])
  useEffect(() => {
    const press = (event: KeyboardEvent) => event.key === 'Escape' && onHide()
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onHide])
  return createPortal(
    // A landmark, because all content must be inside one.
    <section aria-label={messages.ui.tooltip}>
      <div
        ref={box}
        id={id}
        role="tooltip"
        onPointerEnter={onEnter}
        onPointerLeave={onLeave}
        className="pointer-events-auto fixed z-50 w-max max-w-72 animate-in rounded-md bg-ink px-2.5 py-1.5 text-canvas text-xs shadow-pop"
      >
        {children}
      </div>
    </section>,
    document.body,
  )
}
