import { clsx } from 'clsx'
import { Eraser } from 'lucide-react'
import { type PointerEvent, useRef } from 'react'
import type { Signature } from '#contract/originals/original.ts'
import { MAX_POINTS, MAX_STROKES, SIGNATURE_HEIGHT, SIGNATURE_WIDTH } from '#contract/originals/original-values.ts'
import { t } from '#contract/texts.ts'
import { Button } from '#web/ui/button.tsx'

type Point = [left: number, top: number]

const AREA = `0 0 ${SIGNATURE_WIDTH} ${SIGNATURE_HEIGHT}`

/** The distance of two points of a stroke below which the second is left out. */
const STEP = 3

/** The path of some strokes; one point is a dot. */
const pathOf = (strokes: Signature) =>
  strokes.map((points) => `M${(points.length > 1 ? points : [...points, ...points]).join('L')}`).join('')

const within = (value: number, most: number) => Math.round(Math.min(most, Math.max(0, value)))

function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
  const x = ((event.clientX - left) / width) * SIGNATURE_WIDTH
  const y = ((event.clientY - top) / height) * SIGNATURE_HEIGHT
  return [within(x, SIGNATURE_WIDTH), within(y, SIGNATURE_HEIGHT)]
}

interface SignaturePadProps {
  strokes: Signature
  onChange: (strokes: Signature) => void
  isInvalid: boolean
  describedBy: string | undefined
}

/** The area in which a person signs with a finger, a pen or the mouse. Who cannot draw gives a photo or signs on paper. */
export function SignaturePad({ strokes, onChange, isInvalid, describedBy }: SignaturePadProps) {
  const isDrawing = useRef(false)
  const count = strokes.flat().length
  const begin = (event: PointerEvent<SVGSVGElement>) => {
    if (event.button !== 0 || strokes.length >= MAX_STROKES || count >= MAX_POINTS) return
    event.currentTarget.setPointerCapture(event.pointerId)
    isDrawing.current = true
    onChange([...strokes, [pointOf(event)]])
  }
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const last = strokes.at(-1)
    if (!isDrawing.current || !last || count >= MAX_POINTS) return
    const [x, y] = pointOf(event)
    const [lastX = 0, lastY = 0] = last.at(-1) ?? []
    if (Math.hypot(x - lastX, y - lastY) >= STEP) onChange([...strokes.slice(0, -1), [...last, [x, y]]])
  }
  const end = () => {
    isDrawing.current = false
  }
  return (
    <div>
      <svg
        role="img"
        aria-label={t.originals('draw')}
        aria-describedby={describedBy}
        viewBox={AREA}
        preserveAspectRatio="none"
        onPointerDown={begin}
        onPointerMove={draw}
        onPointerUp={end}
        onPointerCancel={end}
        className={clsx(
          'block aspect-3/1 w-full cursor-crosshair touch-none select-none rounded-lg border border-dashed bg-white',
          isInvalid ? 'border-bad-fill' : 'border-control',
        )}
      >
        <Ink path={pathOf(strokes)} />
      </svg>
      <div className="mt-1.5 flex items-center justify-between gap-3 text-faint text-sm">
        <span>{t.originals('draw')}</span>
        <Button icon={Eraser} size="sm" variant="ghost" disabled={strokes.length === 0} onClick={() => onChange([])}>
          {t.originals('clear')}
        </Button>
      </div>
    </div>
  )
}

const Ink = ({ path }: { path: string }) => (
  <path d={path} fill="none" stroke="#14213d" strokeWidth={4} strokeLinecap="round" strokeLinejoin="round" />
)

/** A signature as it was drawn. */
export const SignatureImage = ({ path, name }: { path: string; name: string }) => (
  <svg
    role="img"
    aria-label={t.originals('signatureOf', { name })}
    viewBox={AREA}
    className="mt-1 block aspect-3/1 w-full max-w-72 rounded-md border bg-white"
  >
    <Ink path={path} />
  </svg>
)
