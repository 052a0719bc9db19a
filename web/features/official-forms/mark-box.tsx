import { type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { messages } from '#contract/messages.ts'
import { type Guides, moveMark, type Place, resizeMark, type Sides, wayOfKey } from './mark-moves.ts'

/** The distance in pixels within which a mark snaps, and beyond which a press is a drag. */
const REACH_PX = 5
const PRESS_PX = 3

interface MarkBoxProps {
  place: Place
  label: string
  sides: Sides
  others: readonly Place[]
  isSelected: boolean
  onSelect: () => void
  onPlace: (place: Place) => void
  onGuides: (guides: Guides) => void
  onRemove: () => void
}

interface Drag {
  from: Place
  startX: number
  startY: number
  /** Pixels of a point. */
  scale: number
  isWidth: boolean
  hasMoved: boolean
}

const percent = (part: number, whole: number) => `${(part / whole) * 100}%`

/**
 * A mark on its page. The pointer drags it, or its right edge by the handle; Alt switches snapping off. Arrow keys move
 * it, Delete removes it.
 */
export function MarkBox(props: MarkBoxProps) {
  const { place, label, sides, others, isSelected, onSelect, onPlace, onGuides, onRemove } = props
  const drag = useRef<Drag | null>(null)
  const start = (event: PointerEvent<HTMLElement>, isWidth: boolean) => {
    if (event.button !== 0) return
    const page = event.currentTarget.closest('[data-page]')?.getBoundingClientRect()
    event.currentTarget.setPointerCapture(event.pointerId)
    const scale = (page?.width ?? sides.width) / sides.width
    drag.current = { from: place, startX: event.clientX, startY: event.clientY, scale, isWidth, hasMoved: false }
    onSelect()
  }
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag
    if (!current) return
    const way = { x: event.clientX - current.startX, y: event.clientY - current.startY }
    current.hasMoved ||= Math.hypot(way.x, way.y) > PRESS_PX
    if (!current.hasMoved) return
    const { from, scale, isWidth } = current
    const around = { sides, others, reach: event.altKey ? 0 : REACH_PX / scale }
    const next = isWidth
      ? resizeMark(from, way.x / scale, around)
      : moveMark(from, { x: way.x / scale, y: way.y / scale }, around)
    onPlace(next.place)
    onGuides(next.guides)
  }
  const end = () => {
    drag.current = null
    onGuides({})
  }
  const press = (event: KeyboardEvent) => {
    const way = wayOfKey(event)
    if (way) onPlace(moveMark(place, way, { sides, others, reach: 0 }).place)
    else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
    else return
    event.preventDefault()
  }
  const dragging = { onPointerMove: move, onPointerUp: end, onPointerCancel: end, style: { touchAction: 'none' } }
  return (
    <div
      className="absolute"
      style={{
        left: percent(place.x, sides.width),
        top: percent(place.y, sides.height),
        width: percent(place.width, sides.width),
        height: percent(place.size, sides.height),
      }}
    >
      <button
        {...dragging}
        data-printed-size=""
        type="button"
        aria-label={messages.officialForms.markNamed(label)}
        aria-pressed={isSelected}
        onPointerDown={(event) => start(event, false)}
        onClick={onSelect}
        onFocus={onSelect}
        onKeyDown={press}
        className={`block size-full cursor-grab truncate border bg-accent-soft text-left text-accent-ink opacity-90 ${isSelected ? 'border-accent' : 'border-accent-line'}`}
        style={{ ...dragging.style, fontSize: `${(place.size / sides.width) * 85}cqw`, lineHeight: 1 }}
      >
        {label}
      </button>
      {isSelected && (
        <span
          {...dragging}
          aria-hidden="true"
          data-handle=""
          onPointerDown={(event) => start(event, true)}
          className="absolute inset-y-0 right-0 w-2 bg-accent"
          style={{ ...dragging.style, cursor: 'ew-resize' }}
        />
      )}
    </div>
  )
}
