/** Makes one object for each source when it is first asked for, and lets it go together with the source. */
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
