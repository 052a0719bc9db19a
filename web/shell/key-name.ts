const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** `Ctrl` or `⌘`, as the keyboard at hand has it. */
export const CTRL = isApple ? '⌘' : 'Ctrl'
