import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { PHONE_DIGITS, PINCODE_DIGITS } from '#contract/limits.ts'
import { DigitsField } from './digits-field.tsx'
import { useZodForm } from './use-zod-form.ts'

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
