import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Column } from './column.ts'
import { PrintView } from './print-view.tsx'

test('a plate and a state stand on paper as the screen shows them', () => {
  const columns: Column<{ vehicleNo: string; status: string }>[] = [
    { id: 'vehicleNo', header: () => 'Vehicle No', value: (row) => row.vehicleNo },
    { id: 'status', header: () => 'Status', value: (row) => row.status },
  ]
  render(
    <PrintView
      title="Cases"
      filterSummary=""
      columns={columns}
      rows={[{ vehicleNo: 'MH12AB1234', status: 'ready' }]}
    />,
  )
  const cells = screen.getAllByRole('cell', { hidden: true })
  expect(cells.map((cell) => cell.textContent)).toEqual(['MH 12 AB 1234', 'ready'])
  expect(cells[1]?.className).toContain('first-letter:uppercase')
})
