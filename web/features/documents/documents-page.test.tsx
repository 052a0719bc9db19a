import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { OfficeDocument } from '#contract/documents/document.ts'
import { documentColumns } from './documents-page.tsx'

test('the link of a document reads as it is stored', () => {
  const row = { id: 'one', name: 'Form 29', url: 'https://www.x.org/f29.pdf' } as OfficeDocument
  render(documentColumns.map(({ id, cell }) => <div key={id}>{cell?.(row)}</div>))
  expect(screen.getByText(row.url).closest('a')?.href).toBe(row.url)
})
