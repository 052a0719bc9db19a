import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  changedText,
  optionalRupees,
  optionalText,
  requiredRupees,
  requiredText,
  webAddress,
} from '#contract/fields.ts'
import { PHONE_DIGITS, PINCODE_DIGITS } from '#contract/limits.ts'
import { maskedLines } from '#contract/masked-text.ts'
import { EditOffice } from '#contract/office/office.ts'
import { PaperChange } from '#contract/papers/paper.ts'
import { normalizeLine } from '#contract/text.ts'
import { t } from '#contract/texts.ts'
import { schemaRules } from './field.tsx'
import { useZodForm } from './form.tsx'
import { DigitsField, PasswordField, TextField } from './text-field.tsx'

function Fields() {
  const { control } = useZodForm(z.object({ phone: z.string(), pincode: z.string() }), { phone: '', pincode: '' })
  return (
    <>
      <DigitsField control={control} name="phone" label="Phone" maxLength={PHONE_DIGITS} />
      <DigitsField control={control} name="pincode" label="Pincode" maxLength={PINCODE_DIGITS} />
    </>
  )
}

test('a number that is pasted with +91 or 0 is the mobile number, in no other field', () => {
  render(<Fields />)
  const paste = (label: string, value: string) => {
    const box = screen.getByLabelText<HTMLInputElement>(label)
    fireEvent.change(box, { target: { value } })
    return box.value
  }
  expect(paste('Phone', '+91 98220-12345')).toBe('9822012345')
  expect(paste('Phone', '098220 12345')).toBe('9822012345')
  expect(paste('Pincode', '411 001 7')).toBe('411001')
  expect(paste('Pincode', '011001')).toBe('011001')
  cleanup()
})

test('a required field has the attribute, which browsers and screen readers know', () => {
  function Required() {
    const { control } = useZodForm(z.object({ pincode: z.string() }), { pincode: '' })
    return <DigitsField control={control} name="pincode" label="Pincode" required maxLength={PINCODE_DIGITS} />
  }
  render(<Required />)
  expect(screen.getByLabelText<HTMLInputElement>(/^Pincode/).required).toBe(true)
  cleanup()
})

describe('A text with an Aadhaar number', () => {
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
})

test.each([
  ['a text', requiredText('missing', 20), '', { required: true, maxLength: 20 }],
  ['a text that may be missing', optionalText(20), '', { required: false, maxLength: 20 }],
  ['a change of a text', changedText(20), '', { required: false, maxLength: 20 }],
  ['a web address', webAddress('wrong'), '', { required: true, maxLength: 2000 }],
  ['an e-mail address or nothing', EditOffice.shape.email, '', { required: false, maxLength: 254 }],
  ['a choice', z.enum(['one', 'two']), '', { required: true, maxLength: undefined }],
  ['an amount', requiredRupees('missing'), null, { required: true, maxLength: undefined }],
  ['an amount that may be missing', optionalRupees(), null, { required: false, maxLength: undefined }],
] as const)('the rules of %s', (_, schema, empty, rules) => {
  expect(schemaRules(z.strictObject({ field: schema }), 'field', empty)).toEqual(rules)
})

test('a schema may transform the whole form, and says nothing of other fields', () => {
  const form = z.strictObject({ title: requiredText('missing', 20) }).transform(({ title }) => ({ name: title }))
  expect(schemaRules(form, 'title', '')).toEqual({ required: true, maxLength: 20 })
  expect(schemaRules(form, 'name', '')).toBeUndefined()
  expect(schemaRules(undefined, 'title', '')).toBeUndefined()
})

const Secret = z.strictObject({ password: z.string().min(1).max(200), sac: z.string().max(6) })

function SecretFields() {
  const paper = useZodForm(PaperChange, { name: '', note: '' })
  const secret = useZodForm(Secret, { password: '', sac: '' })
  return (
    <>
      <TextField control={paper.control} name="name" label="Name" />
      <TextField control={paper.control} name="note" label="Note" multiline required />
      <PasswordField control={secret.control} name="password" label="Password" />
      <DigitsField control={secret.control} name="sac" label="SAC" maxLength={6} />
    </>
  )
}

test('a field follows the schema of its form, but for what is given; passwords and digits are never cut by the browser', () => {
  render(<SecretFields />)
  const facts = ['Name', 'Note', 'Password', 'SAC'].map((label) => {
    const field = screen.getByLabelText(label)
    return [field.hasAttribute('required'), field.getAttribute('maxlength')]
  })
  expect(facts).toEqual([
    [true, '100'],
    [true, '500'],
    [true, null],
    [false, null],
  ])
})
