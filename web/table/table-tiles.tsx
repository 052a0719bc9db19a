import type { ReactNode } from 'react'

/** As many columns as fit. */
export const tileGrid = 'grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-3 p-3 md:gap-4 md:p-4'

interface TilesProps<Row> {
  label: string
  rows: readonly { id: string; row: Row }[]
  tile: (row: Row) => ReactNode
}

export function TableTiles<Row>({ label, rows, tile }: TilesProps<Row>) {
  return (
    <ul aria-label={label} className={tileGrid}>
      {rows.map(({ id, row }) => (
        <li key={id} className="min-w-0">
          {tile(row)}
        </li>
      ))}
    </ul>
  )
}
