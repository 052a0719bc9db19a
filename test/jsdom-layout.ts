// jsdom has no layout, and so nothing to scroll; what is measured has room.
Object.defineProperty(Element.prototype, 'clientWidth', { configurable: true, get: () => 1440 })
Element.prototype.scrollIntoView = () => undefined
globalThis.scrollTo = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
