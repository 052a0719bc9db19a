import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { importColumns } from '#contract/imports/import-columns.ts'
import { t } from '#contract/texts.ts'
import { stubUploads } from '#test/fake-upload.ts'
import { NewImport } from './new-import.tsx'

const columns = importColumns('vehicles').map(({ name }) => ({ header: name, example: '', column: name }))
const table = { columns, sheets: [], headingRow: 1, notices: [], doubtful: [] }
stubUploads(({ answer }) => queueMicrotask(() => answer(table)))
afterEach(cleanup)

test('the kind can be chosen again after a file was', async () => {
  const { container } = render(<NewImport onChecked={() => undefined} />)
  const files = [new File(['City\nPune'], 'list.csv', { type: 'text/csv' })]
  fireEvent.change(container.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } })
  await screen.findByText(t.imports('columnsTitle', { file: 'list.csv' }))
  fireEvent.click(screen.getByRole('button', { name: t.ui('back') }))
  await waitFor(() => expect(screen.getByLabelText(t.imports('kind'))).toBeTruthy())
})

test('no other file is chosen while one is checked', async () => {
  const { container } = render(<NewImport onChecked={() => undefined} />)
  const files = [new File(['City\nPune'], 'list.csv', { type: 'text/csv' })]
  fireEvent.change(container.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } })
  await screen.findByText(t.imports('columnsTitle', { file: 'list.csv' }))
  const other = screen.getByRole('button', { name: t.imports('otherFile') })
  expect(other.ariaDisabled).toBeNull()
  fireEvent.click(screen.getByRole('button', { name: t.imports('check') }))
  expect(other.ariaDisabled).toBe('true')
})
