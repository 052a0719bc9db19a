import { cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { MAX_UPLOAD_BYTES } from '#contract/files/file-kind.ts'
import { t } from '#contract/texts.ts'
import { stubUploads } from '#test/fake-upload.ts'
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
  expect(queryByRole('button', { name: t.payments('takePhoto') }) !== null).toBe(hasCamera)
})

const choose = (container: HTMLElement, file: File) =>
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files: [file] } })
const PNG = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

test.each(['text/plain', 'image/png'])(
  'a wrong file of type %s is refused below the proof, and nowhere else',
  async (type) => {
    const { container, findByRole } = render(<Proof />)
    choose(container, new File(['no image'], 'a.png', { type }))
    expect((await findByRole('alert')).textContent).toBe(t.payments('imagesOnly'))
    expect(currentToast.get()).toBeNull()
  },
)

test('a file that is too large takes the place of one that failed before', async () => {
  stubUploads(({ fail }) => queueMicrotask(fail))
  const { container, findByRole, findByText, queryByRole, queryByAltText } = render(<Proof />)
  choose(container, new File([PNG], 'broken.png', { type: 'image/png' }))
  await findByRole('button', { name: t.general('tryAgain') })
  expect(queryByAltText(t.payments('proofPreviewAlt'))).toBeTruthy()
  choose(
    container,
    new File([PNG, new Uint8Array(MAX_UPLOAD_BYTES)], 'large.png', { type: 'application/octet-stream' }),
  )
  await findByText(t.payments('tooLarge'))
  expect(queryByRole('button', { name: t.general('tryAgain') })).toBeNull()
  expect(queryByAltText(t.payments('proofPreviewAlt'))).toBeNull()
})

test('the focus stays with the proof when its image is chosen', () => {
  const { container, getByRole } = render(<Proof />)
  const chooseButton = getByRole('button', { name: t.payments('chooseImage') })
  chooseButton.focus()
  fireEvent.click(chooseButton)
  const files = [new File(['an image'], 'a.jpg', { type: 'image/jpeg' })]
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files } })
  expect(document.activeElement).toBe(getByRole('button', { name: t.session('cancel') }))
})
