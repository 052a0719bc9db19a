import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Column } from './column.tsx'
import { PrintView } from './printed-table.tsx'

test('paper writes a text as its column says, and a short number on one line', () => {
  const columns: Column<{ plate: string; owner: string }>[] = [
    { id: 'plate', header: () => 'Plate', value: (row) => row.plate, paper: (text) => text.replaceAll('-', ' ') },
    { id: 'owner', header: () => 'Owner', value: (row) => row.owner },
  ]
  render(
    <PrintView
      title="Cases"
      filterSummary=""
      columns={columns}
      rows={[{ plate: 'MH-12-AB-1234', owner: 'Asha Patil' }]}
    />,
  )
  const [plate, owner] = screen.getAllByRole('cell', { hidden: true })
  expect([plate?.textContent, owner?.textContent]).toEqual(['MH 12 AB 1234', 'Asha Patil'])
  expect(plate?.querySelector('.whitespace-nowrap')).not.toBeNull()
})
