import type { FocusEvent, MouseEvent } from 'react'

/**
 * The attributes of an input whose text typing replaces: it is selected with the focus. After the focus by a press WebKit
 * puts the caret at the pointer, so that a press gives the focus here instead.
 */
export const selectOnFocus = {
  onFocus: ({ currentTarget }: FocusEvent<HTMLInputElement>) => currentTarget.select(),
  onMouseDown: (event: MouseEvent<HTMLInputElement>) => {
    if (event.currentTarget === document.activeElement) return
    event.preventDefault()
    event.currentTarget.focus()
  },
}
