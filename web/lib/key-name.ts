const isApple = /Mac|iPhone|iPad/.test(navigator.platform)

export const CTRL = isApple ? '⌘' : 'Ctrl'
