const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

/** `Ctrl` or, on Apple keyboards, `⌘`. */
export const CTRL = isApple ? '⌘' : 'Ctrl'
