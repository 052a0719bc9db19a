import { clsx } from 'clsx'
import { ImageOff, Maximize, ZoomIn, ZoomOut } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { t } from '#contract/texts.ts'
import { Button } from './button.tsx'

const MAX_ZOOM = 6

const STEP = 1.5

interface ZoomableImageProps {
  src: string
  alt: string
  /** By how many quarters of a circle the image is turned to the right. */
  turns?: number
  /** Fills the height of its container, instead of a height of its own. */
  fill?: boolean
}

/** An image with zoom by buttons, the keys + − 0 and double click; drag or scroll to pan. */
export function ZoomableImage({ src, alt, turns = 0, fill = false }: ZoomableImageProps) {
  const [zoom, setZoom] = useState(1)
  const [isBroken, setIsBroken] = useState(false)
  const frame = useRef<HTMLElement>(null)
  const zoomTo = (next: number) => {
    const box = frame.current
    const to = Math.min(MAX_ZOOM, Math.max(1, next))
    // Keeps the centre of the visible part in the centre.
    const x = box ? (box.scrollLeft + box.clientWidth / 2) / box.scrollWidth : 0.5
    const y = box ? (box.scrollTop + box.clientHeight / 2) / box.scrollHeight : 0.5
    setZoom(to)
    requestAnimationFrame(() => {
      box?.scrollTo(x * box.scrollWidth - box.clientWidth / 2, y * box.scrollHeight - box.clientHeight / 2)
    })
  }
  const press = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') zoomTo(zoom * STEP)
    else if (event.key === '-') zoomTo(zoom / STEP)
    else if (event.key === '0') zoomTo(1)
    else return
    event.preventDefault()
  }
  const drag = (event: PointerEvent) => {
    if (event.buttons === 1 && event.pointerType === 'mouse')
      frame.current?.scrollBy(-event.movementX, -event.movementY)
  }
  if (isBroken) {
    return (
      <p
        role="alert"
        className="flex flex-col items-center gap-3 rounded-lg bg-sunken px-6 py-16 text-center text-muted"
      >
        <ImageOff className="size-6" />
        {t.payments('imageFailed')}
      </p>
    )
  }
  return (
    <div className={fill ? 'flex h-full flex-col' : ''}>
      <section
        ref={frame}
        aria-label={t.payments('zoomableImage', { alt })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- an image larger than its frame must be scrollable by keyboard
        tabIndex={0}
        onKeyDown={press}
        onPointerMove={drag}
        onDoubleClick={() => zoomTo(zoom > 1 ? 1 : STEP * STEP)}
        className={clsx(
          fill ? 'min-h-0 flex-1' : 'h-[min(34rem,56dvh)]',
          'overflow-auto rounded-lg border bg-sunken focus-visible:-outline-offset-2',
          zoom > 1 ? 'cursor-grab active:cursor-grabbing' : 'cursor-zoom-in',
        )}
      >
        <div className="relative" style={{ width: `${zoom * 100}%`, height: `${zoom * 100}%`, containerType: 'size' }}>
          <img
            src={src}
            alt={alt}
            draggable={false}
            onError={() => setIsBroken(true)}
            style={turned(turns)}
            className="size-full select-none object-contain"
          />
        </div>
      </section>
      <div className="mt-3 flex items-center gap-2">
        <Button
          icon={ZoomOut}
          size="icon-sm"
          aria-label={t.payments('zoomOut')}
          disabled={zoom <= 1}
          onClick={() => zoomTo(zoom / STEP)}
        />
        <span className="tnum w-12 text-center text-muted text-sm" aria-live="polite">
          {Math.round(zoom * 100)} %
        </span>
        <Button
          icon={ZoomIn}
          size="icon-sm"
          aria-label={t.payments('zoomIn')}
          disabled={zoom >= MAX_ZOOM}
          onClick={() => zoomTo(zoom * STEP)}
        />
        <Button
          icon={Maximize}
          size="icon-sm"
          variant="ghost"
          aria-label={t.payments('zoomToFit')}
          disabled={zoom === 1}
          onClick={() => zoomTo(1)}
        />
      </div>
    </div>
  )
}

/** Turns an image; one that lies on its side has the width and height of its box exchanged. */
function turned(turns: number): CSSProperties {
  if (turns % 2 === 0) return { transform: `rotate(${turns * 90}deg)` }
  const middle = { position: 'absolute', left: '50%', top: '50%' } as const
  return { ...middle, width: '100cqh', height: '100cqw', transform: `translate(-50%, -50%) rotate(${turns * 90}deg)` }
}

interface Drawing {
  path: string
  side: number
}

/**
 * A text as a QR code; dark on white in both themes, which cameras read most reliably. What draws it loads with the first
 * one: few pages show any, and each of them has another way beside it.
 */
export function QrCode({ text, label, size = 180 }: { text: string; label: string; size?: number }) {
  const [drawing, setDrawing] = useState<Drawing | null>(null)
  useEffect(() => {
    let isOld = false
    draw(text).then(
      (drawn) => isOld || setDrawing(drawn),
      () => null,
    )
    return () => {
      isOld = true
    }
  }, [text])
  if (!drawing) return <svg aria-hidden="true" width={size} height={size} />
  const { path, side } = drawing
  return (
    <svg
      role="img"
      width={size}
      height={size}
      viewBox={`0 0 ${side} ${side}`}
      shapeRendering="crispEdges"
      className="forced-color-adjust-none block rounded-md"
    >
      <title>{label}</title>
      <rect width={side} height={side} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}

async function draw(text: string): Promise<Drawing> {
  const { encode } = await import('uqr')
  const { data, size: side } = encode(text, { ecc: 'M', border: 3 })
  const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
  return { path: squares.join(''), side }
}
