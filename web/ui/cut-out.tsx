import { useState } from 'react'

interface CutOutProps {
  /** The address of the whole image. */
  src: string
  /** What is shown of it, in shares of its width and height from its top left. */
  box: { x: number; y: number; width: number; height: number }
  alt: string
}

/** In rem; a wide piece is as wide as its place, and lower. */
const HEIGHT = 3.5

/** A piece of an image with some room around it. */
export function CutOut({ src, box, alt }: CutOutProps) {
  const [size, setSize] = useState<{ width: number; height: number } | null>(null)
  const room = box.height * 0.6
  const ratio = size ? size.width / size.height : 1
  const [x, y] = [Math.max(0, box.x - room / ratio), Math.max(0, box.y - room)]
  const width = Math.min(1, box.x + box.width + room / ratio) - x
  const height = Math.min(1, box.y + box.height + room) - y
  const shape = size ? (width * size.width) / (height * size.height) : 8
  return (
    <div
      className="relative overflow-hidden rounded-md border bg-white"
      style={{ aspectRatio: shape, width: `min(100%, ${HEIGHT * shape}rem)` }}
    >
      <img
        src={src}
        alt={alt}
        onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
          setSize({ width: naturalWidth, height: naturalHeight })
        }
        className="absolute top-0 left-0 h-auto max-w-none"
        style={{ width: `${100 / width}%`, transform: `translate(${-x * 100}%, ${-y * 100}%)` }}
      />
    </div>
  )
}
