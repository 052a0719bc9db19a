import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { NewImport } from './new-import.tsx'

/** Answers an upload with the headers of its sheet. */
class AnsweredUpload {
  status = 200
  response = { data: [{ header: 'City', example: 'Pune', column: null }] }
  upload = {}
  onload = () => undefined
  open() {}
  setRequestHeader() {}
  getResponseHeader() {
    return null
  }
  send() {
    queueMicrotask(() => this.onload())
  }
}
vi.stubGlobal('XMLHttpRequest', AnsweredUpload)
afterEach(cleanup)

test('the kind can be chosen again after a file was', async () => {
  const { container } = render(<NewImport onChecked={() => undefined} />)
  const files = [new File(['City\nPune'], 'list.csv', { type: 'text/csv' })]
  fireEvent.change(container.querySelector('input[type="file"]') as HTMLInputElement, { target: { files } })
  await screen.findByText(messages.imports.columnsTitle('list.csv'))
  fireEvent.click(screen.getByRole('button', { name: messages.ui.back }))
  await waitFor(() => expect(screen.getByLabelText(messages.imports.kind)).toBeTruthy())
})
