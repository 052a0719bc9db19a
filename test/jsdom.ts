import { configure } from '@testing-library/react'

// jsdom has no layout, and so nothing to scroll; what is measured has room.
Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 1440 })
Element.prototype.scrollIntoView = () => undefined
globalThis.scrollTo = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

configure({ asyncUtilTimeout: 10_000 }) // the library's 1 s is too short on a busy machine
