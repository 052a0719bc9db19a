/**
 * Returns NODE_OPTIONS that shift the wall clock of a process by `ms`, and its version 7 ids with it.
 * Its monotonic clock stays right.
 */
export function skewedClock(ms: number): string {
  const code = `const Right = Date
    globalThis.Date = class extends Right {
      constructor(...given) { given.length > 0 ? super(...given) : super(Right.now() + ${ms}) }
      static now() { return Right.now() + ${ms} }
    }`
  return `--import data:text/javascript,${encodeURIComponent(code)}`
}
