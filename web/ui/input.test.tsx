import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { Input } from './input.tsx'

afterEach(cleanup)

const upper = (text: string) => text.toUpperCase()

interface CityProps {
  filter?: (text: string) => string
  change?: (text: string) => string
}

function City({ filter = upper, change = (text) => text }: CityProps) {
  const [city, setCity] = useState('')
  return (
    <>
      <Input aria-label="City" value={city} filter={filter} onValueChange={(text) => setCity(change(text))} />
      <button type="button" onClick={() => setCity('PUNE')}>
        Pune
      </button>
      <output>{city}</output>
    </>
  )
}

const box = () => screen.getByRole<HTMLInputElement>('textbox')

const write = (value: string) => fireEvent.input(box(), { target: { value } })

const state = () => [box().value, screen.getByRole('status').textContent]

function composeAni() {
  fireEvent.compositionStart(box())
  for (const text of ['a', 'an', 'ani']) {
    write(text)
    // What is sent, drafted and searched meanwhile is the value of the field.
    expect(state()).toEqual([text, text.toUpperCase()])
  }
}

test('a composed word stays as it is typed until it ends, and its value is that of the field all the time', () => {
  render(<City />)
  composeAni()
  fireEvent.compositionEnd(box())
  expect(state()).toEqual(['ANI', 'ANI'])
  write('ANIx')
  expect(state()).toEqual(['ANIX', 'ANIX'])
})

test('a form that changes the text itself does not write into a word either', () => {
  render(<City filter={(text) => text} change={upper} />)
  composeAni()
  fireEvent.compositionEnd(box())
  expect(state()).toEqual(['ANI', 'ANI'])
})

test('Firefox sends the last input after the end of a word', () => {
  render(<City />)
  composeAni()
  fireEvent.compositionEnd(box())
  fireEvent.input(box())
  expect(state()).toEqual(['ANI', 'ANI'])
})

test('a word ends when its box loses the focus, also without an event', () => {
  render(<City />)
  composeAni()
  fireEvent.blur(box())
  expect(state()).toEqual(['ANI', 'ANI'])
})

test('an option that is chosen in the middle of a word replaces it', () => {
  render(<City />)
  composeAni()
  fireEvent.click(screen.getByRole('button'))
  expect(state()).toEqual(['PUNE', 'PUNE'])
  fireEvent.compositionEnd(box())
  expect(state()).toEqual(['PUNE', 'PUNE'])
})

test('what the browser cuts from a word at its end is cut from the value', () => {
  render(<City />)
  composeAni()
  const cut = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')
  cut?.set?.call(box(), 'an')
  fireEvent.compositionEnd(box())
  expect(state()).toEqual(['AN', 'AN'])
})

test('the caret stays where a word was composed', () => {
  render(<City />)
  write('mh1234')
  fireEvent.compositionStart(box())
  write('MHab1234')
  box().setSelectionRange(4, 4)
  fireEvent.compositionEnd(box())
  expect([box().value, box().selectionStart]).toEqual(['MHAB1234', 4])
})
