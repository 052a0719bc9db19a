import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { optionalText } from '#contract/fields.ts'
import { maskedLines } from '#contract/masked-text.ts'
import { normalizeLine } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { TextField } from './text-field.tsx'
import { useZodForm } from './use-zod-form.ts'

const Texts = z.strictObject({ note: optionalText(1000, maskedLines), utr: optionalText(50, normalizeLine) })

function Fields() {
  const { control } = useZodForm(Texts, { note: '', utr: '' })
  return (
    <>
      <TextField control={control} name="note" label="Note" multiline />
      <TextField control={control} name="utr" label="UTR" />
    </>
  )
}

const type = (label: string, value: string) => {
  const box = screen.getByLabelText<HTMLInputElement>(label)
  fireEvent.change(box, { target: { value } })
  return box
}
const told = () => screen.queryByRole('status')?.textContent ?? ''
const undo = () => screen.queryByRole('button', { name: t.fields('undoMasking') })

test('a text says at once which number will be masked, and a writer who knows better keeps it', () => {
  render(<Fields />)
  type('Note', 'paid 2345 6789 0124, not 2345 6789 0124')
  expect(told()).toContain(t.fields('aadhaarMasked', { numbers: 'XXXX\u00a0XXXX\u00a00124' }))
  const note = type('Note', 'paid 2345 6789 0124')
  expect(Texts.parse({ note: note.value, utr: '' }).note).toBe('paid XXXX XXXX 0124')
  fireEvent.click(undo() ?? note)
  expect(note.value).toBe('paid #2345 6789 0124')
  expect(told()).toBe('')
  expect(document.activeElement).toBe(note)
  expect(Texts.parse({ note: note.value, utr: '' }).note).toBe('paid #2345 6789 0124')
  cleanup()
})

test('a number that the words beside it call Aadhaar has no undo, and a field of another number no notice', () => {
  render(<Fields />)
  type('Note', 'Aadhaar 2345 6789 0124')
  expect([told() === '', undo()]).toEqual([false, null])
  type('Note', 'call 919822012344')
  expect(told()).toBe('')
  type('UTR', '234567890124')
  expect(told()).toBe('')
  cleanup()
})
