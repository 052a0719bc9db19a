/**
 * Returns a function that makes one object per source on first use; the object is collected together
 * with its source.
 */
export function perSource<Source extends object, Made>(make: (source: Source) => Made): (source: Source) => Made {
  const made = new WeakMap<Source, Made>()
  return (source) => {
    let own = made.get(source)
    if (!own) {
      own = make(source)
      made.set(source, own)
    }
    return own
  }
}
