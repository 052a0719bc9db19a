import { cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { Combobox } from './combobox.tsx'
import { Select } from './select.tsx'

const options = ['Apple', 'Banana', 'Blueberry', 'Cherry'].map((label) => ({ value: label.toLowerCase(), label }))

const scrolled = vi.fn()

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
    scrolled(this.textContent)
  }
})

afterEach(() => {
  cleanup()
  scrolled.mockClear()
})

function Fruit({ as: Box }: { as: typeof Select | typeof Combobox }) {
  const [value, setValue] = useState('')
  return (
    <>
      <Box aria-label="Fruit" value={value} onValueChange={setValue} options={options} />
      <output>{value}</output>
    </>
  )
}

const box = () => screen.getByRole('combobox')

const press = (...keys: string[]) => {
  for (const key of keys) fireEvent.keyDown(box(), { key })
}

const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent

const chosen = () => screen.getByRole('status').textContent

const isOpen = () => box().getAttribute('aria-expanded') === 'true'

test('arrows, Home and End move through a select and stop at its ends', () => {
  render(<Fruit as={Select} />)
  press('ArrowDown')
  expect([isOpen(), active()]).toEqual([true, 'Apple'])
  press('ArrowUp')
  expect(active()).toBe('Apple')
  press('End', 'ArrowDown')
  expect(active()).toBe('Cherry')
  press('Home', 'ArrowDown', 'Enter')
  expect([isOpen(), chosen()]).toEqual([false, 'banana'])
  press(' ')
  expect(active()).toBe('Banana')
  expect(screen.getByRole('option', { name: 'Banana' }).getAttribute('aria-selected')).toBe('true')
})

test('type-ahead selects an option, open or closed; a repeated letter cycles through the matches', () => {
  render(<Fruit as={Select} />)
  press('b')
  expect([isOpen(), chosen()]).toEqual([false, 'banana'])
  press('Enter', 'b')
  cleanup()
  render(<Fruit as={Select} />)
  press('Enter', 'b', 'l')
  expect(active()).toBe('Blueberry')
})

test('the active option is scrolled into view', () => {
  render(<Fruit as={Select} />)
  press('ArrowDown', 'End')
  expect(scrolled.mock.calls.flat()).toEqual(['Apple', 'Cherry'])
})

test('typing filters a combobox; arrows wrap; Home and End act on the text', () => {
  render(<Fruit as={Combobox} />)
  fireEvent.change(box(), { target: { value: 'b' } })
  expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Banana', 'Blueberry'])
  press('ArrowUp')
  expect(active()).toBe('Blueberry')
  press('ArrowDown', 'End')
  expect(active()).toBe('Banana')
  press('Enter')
  expect([isOpen(), chosen()]).toEqual([false, 'banana'])
})

test('the mouse highlights and selects an option without moving the focus', () => {
  render(<Fruit as={Combobox} />)
  fireEvent.click(box())
  const option = screen.getByRole('option', { name: 'Cherry' })
  fireEvent.mouseMove(option)
  expect(active()).toBe('Cherry')
  const down = createEvent.mouseDown(option)
  fireEvent(option, down)
  expect(down.defaultPrevented).toBe(true)
  fireEvent.click(option)
  expect(chosen()).toBe('cherry')
})

test('Escape closes only the list and keeps the value', () => {
  const onKeyDown = vi.fn()
  render(
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a dialog
    <div onKeyDown={onKeyDown}>
      <Fruit as={Combobox} />
    </div>,
  )
  fireEvent.change(box(), { target: { value: 'ch' } })
  press('Escape')
  expect([isOpen(), chosen(), onKeyDown.mock.calls.length]).toEqual([false, '', 0])
  press('Escape')
  expect(onKeyDown).toHaveBeenCalledTimes(1)
})

test('Tab and Ctrl keys that leave the box select the active option', () => {
  render(<Fruit as={Combobox} />)
  fireEvent.change(box(), { target: { value: 'ch' } })
  press('Tab')
  expect(chosen()).toBe('cherry')
  fireEvent.change(box(), { target: { value: 'blue' } })
  fireEvent.keyDown(box(), { key: 'Enter', ctrlKey: true })
  expect(chosen()).toBe('blueberry')
})
