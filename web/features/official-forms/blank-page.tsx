import { useQuery } from '@tanstack/react-query'
import { type MouseEvent, useState } from 'react'
import { messages } from '#contract/messages.ts'
import type { Mark, OfficialForm } from '#contract/official-forms/official-form.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery } from '#web/lib/query.ts'
import { QueryView } from '#web/ui/query-view.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { MarkBox } from './mark-box.tsx'
import { type Guides, isPlaced, type Place, placeAt, placeOf } from './mark-moves.ts'
import { valueLabel } from './value-options.ts'

interface BlankPageProps {
  form: OfficialForm
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
export function BlankPage({ form, page, marks, selected, onSelect, onAdd, onPlace, onRemove }: BlankPageProps) {
  const picture = useQuery(pictureQuery(form.id, page))
  const [guides, setGuides] = useState<Guides>({})
  const sides = form.pages[page - 1]
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
        errorTitle={messages.officialForms.noPicture}
        skeleton={<Skeleton className="absolute inset-0" />}
      >
        {({ data }) => <img src={data.picture} alt="" className="absolute inset-0 size-full" />}
      </QueryView>
      {picture.data && (
        <button
          type="button"
          aria-label={messages.officialForms.addOnPage(page)}
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
