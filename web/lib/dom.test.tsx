import { act, render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { allowPageTranslation } from './dom.ts'

allowPageTranslation()

function fontWith(content: Node | string): HTMLElement {
  const font = document.createElement('font')
  font.append(document.createElement('font'))
  font.firstElementChild?.append(content)
  return font
}

/** What translators do with a text. */
const ways: Record<string, (text: Text) => void> = {
  'gives way to its translation': (text) => text.replaceWith(fontWith(text.data)),
  'goes after its translation has come': (text) => {
    text.before(fontWith(text.data))
    text.remove()
  },
  'is wrapped': (text) => {
    const font = document.createElement('font')
    text.replaceWith(font)
    font.append(text)
  },
}

const textsOf = (root: Node) => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  return texts
}

function Sentence({ before, count, order = ['x', 'y'] }: { before?: string; count: number | null; order?: string[] }) {
  return (
    <p>
      {before && <b>{before}</b>}
      {count !== null && count}
      {' of '}
      {order.map((one) => [one, <i key={one} />])}
    </p>
  )
}

test.each(Object.entries(ways))('a page whose text %s changes as any other', async (_, translate) => {
  const { container, rerender } = render(<Sentence count={1} />)
  const show = async (props: Parameters<typeof Sentence>[0], text: string) => {
    await act(async () => rerender(<Sentence {...props} />))
    expect(container.textContent).toBe(text)
    for (const one of textsOf(container)) if (!one.parentElement?.closest('font')) translate(one)
  }
  await show({ count: 1 }, '1 of xy')
  await show({ count: 2 }, '2 of xy')
  await show({ count: 3, before: 'Now ' }, 'Now 3 of xy')
  await show({ count: null, before: 'Now ' }, 'Now  of xy')
  await show({ count: 4, order: ['z', 'y', 'x'] }, '4 of zyx')
  await show({ count: 5, order: [] }, '5 of ')
  await show({ count: 5, order: ['x', 'y'] }, '5 of xy')
})

test('a text that is shown in its original again goes on', async () => {
  const { container, rerender } = render(<Sentence count={1} />)
  const [text] = textsOf(container)
  const font = fontWith('eins')
  text?.replaceWith(font)
  expect(container.textContent).toBe('eins of xy')
  font.replaceWith(text as Text)
  await act(async () => rerender(<Sentence count={2} before="Now " />))
  expect(container.textContent).toBe('Now 2 of xy')
})
