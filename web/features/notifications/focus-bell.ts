/** The bell that is visible gets the focus back. */
export const focusBell = () =>
  [...document.querySelectorAll<HTMLElement>('[data-bell]')].find((bell) => bell.offsetParent)?.focus()
