import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { NewCase } from '#contract/cases/case-form.ts'
import { VerifyClient } from '#contract/clients/client.ts'
import { Form, useZodForm } from './form.tsx'
import { MoneyField } from './value-field.tsx'

const { incentiveAmount } = NewCase.shape.generalDetail.out.shape

const { otherCharges } = NewCase.shape.expenseDetail.out.shape

const Amounts = z.object({ incentiveAmount, otherCharges, creditLimit: VerifyClient.shape.creditLimit })

function Amount({ name, onSubmit }: { name: keyof z.input<typeof Amounts>; onSubmit: (values: unknown) => void }) {
  const form = useZodForm(Amounts, { incentiveAmount: null, otherCharges: null, creditLimit: 0 })
  return (
    <Form form={form} onSubmit={onSubmit}>
      <MoneyField control={form.control} name={name} label="Amount" />
      <button type="submit">Send</button>
    </Form>
  )
}

afterEach(cleanup)

/** Types a text into an amount field; returns the input's text, its error, and the submitted value. */
async function typeAmount(name: keyof z.input<typeof Amounts>, text: string) {
  const onSubmit = vi.fn()
  render(<Amount name={name} onSubmit={onSubmit} />)
  const box = screen.getByLabelText<HTMLInputElement>('Amount')
  fireEvent.change(box, { target: { value: text } })
  await act(async () => fireEvent.click(screen.getByText('Send')))
  const errorText = document.getElementById(box.getAttribute('aria-describedby') ?? '')?.textContent ?? ''
  return { shown: box.value, said: errorText, sent: onSubmit.mock.calls[0]?.[0]?.[name] }
}

const numeric = 'Only numeric values are allowed'

test.each([
  ['incentiveAmount', '.', numeric],
  ['incentiveAmount', '12.', numeric],
  ['incentiveAmount', '12.345', numeric],
  ['incentiveAmount', '1.2.3', numeric],
  ['incentiveAmount', '-5', numeric],
  ['creditLimit', '-5', 'Must not be negative'],
  ['creditLimit', '.', 'Credit Limit is required'],
  ['otherCharges', '-5', 'Must not be negative'],
  ['otherCharges', '5.', 'Enter an amount with at most two decimals'],
] as const)('%s: "%s" stays as typed and is refused', async (name, text, message) => {
  expect(await typeAmount(name, text)).toEqual({ shown: text, said: message, sent: undefined })
})

test.each([
  ['incentiveAmount', '1a2b.5x', '12.5', 12.5],
  ['incentiveAmount', '12.50', '12.50', 12.5],
  ['incentiveAmount', '', '', null],
  ['creditLimit', '₹ 75,000', '75000', 75_000],
  ['creditLimit', 'Rs. 1,250/-', '1250', 1250],
  ['otherCharges', 'INR 1,25,000.50', '125000.5', 125_000.5],
  ['creditLimit', '१२५०', '1250', 1250],
] as const)('%s: "%s" is taken', async (name, text, shown, sent) => {
  expect(await typeAmount(name, text)).toEqual({ shown, said: '', sent })
})
