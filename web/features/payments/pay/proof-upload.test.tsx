import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { messages } from '#contract/messages.ts'
import { currentToast } from '#web/lib/toast.ts'
import { ProofUpload, useProofUpload } from './proof-upload.tsx'

afterEach(cleanup)

const Proof = () => <ProofUpload url={null} upload={useProofUpload(() => undefined, true)} />

test.each([
  ['a desktop', 'none', false],
  ['a phone', 'screen and (max-width: 767.98px)', true],
  ['a tablet', '(pointer: coarse)', true],
])('the camera has an input where it has a button: %s', (_, device, hasCamera) => {
  vi.stubGlobal('matchMedia', (query: string) => ({
    ...{ matches: query === device, addEventListener() {}, removeEventListener() {} },
  }))
  const { container, queryByRole } = render(<Proof />)
  expect(container.querySelectorAll('input[type=file]')).toHaveLength(hasCamera ? 2 : 1)
  expect(queryByRole('button', { name: messages.payments.takePhoto }) !== null).toBe(hasCamera)
})

test('a wrong file is refused below the proof, and nowhere else', () => {
  const { container, getByRole } = render(<Proof />)
  const files = [new File(['no image'], 'a.txt', { type: 'text/plain' })]
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
  expect(getByRole('alert').textContent).toBe(messages.payments.imagesOnly)
  expect(currentToast.get()).toBeNull()
})

test('the focus stays with the proof when its image is chosen', () => {
  const { container, getByRole } = render(<Proof />)
  const chooseButton = getByRole('button', { name: messages.payments.chooseImage })
  chooseButton.focus()
  fireEvent.click(chooseButton)
  const files = [new File(['an image'], 'a.jpg', { type: 'image/jpeg' })]
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
  expect(document.activeElement).toBe(getByRole('button', { name: messages.session.cancel }))
})
