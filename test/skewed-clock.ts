/** NODE_OPTIONS of a process whose wall clock goes `ms` wrong, ids of version 7 with it. Its monotonic clock goes right. */
export function skewedClock(ms: number): string {
  const code = `const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + ${ms}) }
      static now() { return Right.now() + ${ms} }
    }`
  return `--import data:text/javascript,${encodeURIComponent(code)}`
}
