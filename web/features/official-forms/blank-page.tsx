import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useRef, useState } from 'react'
import type { Mark, OfficialForm } from '#contract/official-forms/official-form.ts'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import {
  arrowStep,
  type Guides,
  isPlaced,
  moveMark,
  type Place,
  placeAt,
  placeOf,
  resizeMark,
  type Sides,
} from './mark-moves.ts'
import { valueLabel } from './mark-panel.tsx'

interface BlankPageProps {
  officialForm: OfficialForm
  /** From 1. */
  page: number
  marks: readonly Mark[]
  selected: number | null
  onSelect: (index: number) => void
  onAdd: (place: Place) => void
  onPlace: (index: number, place: Place) => void
  onRemove: (index: number) => void
}

/** A picture never changes: the blank of a form stays the same. */
const pictureQuery = (id: string, page: number) => ({
  ...apiQuery(officialFormEndpoints.picture, { params: { id, page } }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** A page of a blank with its marks; a click on the page adds one. */
export function BlankPage({ officialForm, page, marks, selected, onSelect, onAdd, onPlace, onRemove }: BlankPageProps) {
  const picture = useQuery(pictureQuery(officialForm.id, page))
  const [guides, setGuides] = useState<Guides>({})
  const sides = officialForm.pages[page - 1]
  if (!sides) return null
  const placed = marks
    .map((mark, index) => ({ index, label: valueLabel(mark.value), place: placeOf(mark), isHere: isPlaced(mark) }))
    .filter(({ place, isHere }) => isHere && place.page === page)
  const add = (event: MouseEvent<HTMLElement>) => {
    const { left, top, width } = event.currentTarget.getBoundingClientRect()
    const scale = width / sides.width
    // A press of a key has no place: the mark comes to the middle.
    const [x, y] =
      event.detail === 0
        ? [sides.width / 3, sides.height / 2]
        : [(event.clientX - left) / scale, (event.clientY - top) / scale]
    onAdd(placeAt(page, x, y, sides))
  }
  return (
    <div
      data-page={page}
      className="relative mb-4 bg-white shadow-card"
      // The texts of marks are fractions of its width.
      style={{ aspectRatio: `${sides.width} / ${sides.height}`, containerType: 'inline-size' }}
    >
      <QueryView
        query={picture}
        errorTitle={t.officialForms('noPicture')}
        skeleton={<Skeleton className="absolute inset-0" />}
      >
        {({ data }) => <img src={data.picture} alt="" className="absolute inset-0 size-full" />}
      </QueryView>
      {picture.data && (
        <button
          type="button"
          aria-label={t.officialForms('addOnPage', { page })}
          className="absolute inset-0 size-full"
          style={{ cursor: 'crosshair' }}
          onClick={add}
        />
      )}
      {guides.x !== undefined && (
        <div className="absolute inset-y-0 w-px bg-accent" style={{ left: `${(guides.x / sides.width) * 100}%` }} />
      )}
      {guides.y !== undefined && (
        <div
          className="absolute inset-x-0 border-accent border-b"
          style={{ top: `${(guides.y / sides.height) * 100}%` }}
        />
      )}
      {placed.map(({ index, label, place }) => (
        <MarkBox
          key={index}
          place={place}
          label={label}
          sides={sides}
          others={placed.filter((other) => other.index !== index).map((other) => other.place)}
          isSelected={index === selected}
          onSelect={() => onSelect(index)}
          onPlace={(next) => onPlace(index, next)}
          onGuides={setGuides}
          onRemove={() => onRemove(index)}
        />
      ))}
    </div>
  )
}

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
function MarkBox(props: MarkBoxProps) {
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
    const way = arrowStep(event)
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
        aria-label={t.officialForms('markNamed', { value: label })}
        aria-pressed={isSelected}
        onPointerDown={(event) => start(event, false)}
        onClick={onSelect}
        onFocus={onSelect}
        onKeyDown={press}
        className={clsx(
          'block size-full cursor-grab truncate border bg-accent-soft text-left text-accent-ink opacity-90',
          isSelected ? 'border-accent' : 'border-accent-line',
        )}
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
