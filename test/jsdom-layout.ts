// jsdom has no layout, and so nothing to scroll or to measure.
Element.prototype.scrollIntoView = () => undefined
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}
