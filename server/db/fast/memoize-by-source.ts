/**
 * Returns a function that makes one object per source on first use; the object is collected together with its source.
 */
export function memoizeBySource<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const cache = new WeakMap<Source, Made>()
  return (source) => {
    let cached = cache.get(source)
    if (!cached) {
      cached = make(source)
      cache.set(source, cached)
    }
    return cached
  }
}
