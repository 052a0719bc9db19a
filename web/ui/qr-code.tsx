import { useEffect, useState } from 'react'

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
