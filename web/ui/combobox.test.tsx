import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { Combobox, matchOptions } from './combobox.tsx'
import type { Option } from './listbox.tsx'

afterEach(cleanup)

const dealers = [
  { value: 'shah', label: 'Shah Motors' },
  { value: 'patil', label: 'Patil Auto' },
]

function Dealers({ initial = '', options = dealers }: { initial?: string; options?: Option[] }) {
  const [value, setValue] = useState(initial)
  return <Combobox aria-label="Dealer" value={value} onValueChange={setValue} options={options} />
}

const box = () => screen.getByRole<HTMLInputElement>('combobox')
const type = (value: string) => fireEvent.change(box(), { target: { value } })
/** The part of the text that the next letter replaces. */
const selected = () => box().value.slice(box().selectionStart ?? 0, box().selectionEnd ?? 0)

it('lists what matches the text; Enter chooses it, and the next letter replaces it', () => {
  render(<Dealers />)
  act(() => box().focus())
  type('pat')
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Patil Auto'])
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(box().value).toBe('Patil Auto')
  expect(selected()).toBe('Patil Auto')
})

it('takes an option whose whole label was typed when the box is left, and no part of one', () => {
  render(<Dealers />)
  act(() => box().focus())
  type(' patil auto')
  act(() => box().blur())
  expect(box().value).toBe('Patil Auto')
  act(() => box().focus())
  type('shah')
  act(() => box().blur())
  expect(box().value).toBe('Patil Auto')
})

it('keeps the selection of its text after a press, where the browser would put the caret at the pointer', () => {
  render(<Dealers initial="shah" />)
  expect(fireEvent.mouseDown(box())).toBe(false)
  expect(document.activeElement).toBe(box())
  expect(selected()).toBe('Shah Motors')
  // A second press places the caret.
  expect(fireEvent.mouseDown(box())).toBe(true)
})

it('selects a value that arrives while the box has the focus', () => {
  const { rerender } = render(<Dealers initial="shah" options={[]} />)
  act(() => box().focus())
  rerender(<Dealers initial="shah" />)
  expect(selected()).toBe('Shah Motors')
})

it('leaves the typed text alone when the options arrive', () => {
  const { rerender } = render(<Dealers initial="shah" options={[]} />)
  act(() => box().focus())
  type('pa')
  rerender(<Dealers initial="shah" />)
  expect(box().value).toBe('pa')
  expect(selected()).toBe('')
})

it('draws a part of a long list, and the next part where it is scrolled to or reached by keys', () => {
  const options = Array.from({ length: 1000 }, (_, at) => ({ value: `${at}`, label: `Dealer ${at}` }))
  render(<Dealers options={options} />)
  const drawn = () => screen.getAllByRole('option').length
  fireEvent.click(box())
  expect(drawn()).toBe(100)
  expect(screen.getAllByRole('option')[1]).toHaveProperty('ariaSetSize', '1000')
  fireEvent.scroll(screen.getByRole('listbox'))
  expect(drawn()).toBe(200)
  type('9')
  expect(drawn()).toBe(200)
  fireEvent.keyDown(box(), { key: 'Escape' })
  fireEvent.click(box())
  fireEvent.keyDown(box(), { key: 'ArrowUp' })
  expect(screen.getAllByRole('option').at(-1)?.textContent).toBe('Dealer 999')
  fireEvent.keyDown(box(), { key: 'Enter' })
  expect(box().value).toBe('Dealer 999')
})

const rtos = ['MH12 - PUNE', 'MH14 - PIMPRI', 'GJ01 - AHMEDABAD', 'MH-43 - NAVI MUMBAI'].map((label) => ({
  value: label,
  label,
}))
const found = (typed: string) => matchOptions(rtos, typed).map(({ label }) => label)

it('matches words in any order and spelling', () => {
  expect(found('mh 12')).toEqual(['MH12 - PUNE'])
  expect(found('pune mh')).toEqual(['MH12 - PUNE'])
  expect(found('mh43')).toEqual(['MH-43 - NAVI MUMBAI'])
  expect(found('M.H.43')).toEqual(['MH-43 - NAVI MUMBAI'])
  expect(found('')).toHaveLength(4)
  expect(found('m')[0]).toBe('MH12 - PUNE')
})
