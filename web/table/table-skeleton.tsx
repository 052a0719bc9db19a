import { clsx } from 'clsx'
import { Skeleton } from '#web/ui/skeleton.tsx'
import { tileGrid } from './table-tiles.tsx'

const widths = ['w-20', 'w-24', 'w-16', 'w-24', 'w-14']
const rows = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

export function SkeletonRows({ columns }: { columns: number }) {
  const cells = Array.from({ length: columns }, (_, index) => widths[index % widths.length] ?? 'w-24')
  return rows.map((row, index) => (
    <tr key={row}>
      {cells.map((width, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- placeholders never move
        <td key={at} className="px-(--cell) py-3.5 first:pl-5 last:pr-5">
          <Skeleton className={clsx('h-4', widths[(index + at) % widths.length] ?? width)} />
        </td>
      ))}
    </tr>
  ))
}

export function SkeletonCards() {
  return rows.slice(0, 4).map((row) => (
    <div key={row} className="grid gap-2.5 border-b p-4 last:border-0">
      <Skeleton className="h-5 w-40" />
      <Skeleton className="h-4 w-full" />
      <Skeleton className="h-4 w-3/4" />
    </div>
  ))
}

export function SkeletonTiles() {
  return (
    <div className={tileGrid}>
      {rows.slice(0, 6).map((row) => (
        <div key={row} className="grid gap-3 rounded-lg border p-4">
          <Skeleton className="h-5 w-28" />
          <Skeleton className="h-4 w-40" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-2/3" />
        </div>
      ))}
    </div>
  )
}
