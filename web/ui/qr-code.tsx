import { useMemo } from 'react'
import { encode } from 'uqr'

/** A text as a QR code; dark on white in both themes, which cameras read most reliably. */
export function QrCode({ text, label, size = 180 }: { text: string; label: string; size?: number }) {
  const { path, side } = useMemo(() => {
    const { data, size: side } = encode(text, { ecc: 'M', border: 3 })
    const squares = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : '')))
    return { path: squares.join(''), side }
  }, [text])
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
