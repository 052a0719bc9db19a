import { memoizeBySource } from './memoize-by-source.ts'

/**
 * Returns a function that computes an answer once for all concurrent callers with the same key. A caller that arrives
 * during a computation shares the next one, so that no answer is older than its request. For answers that take long.
 */
export function singleFlight<Source extends object, Answer>(): (
  source: Source,
  key: string,
  make: () => Promise<Answer>,
) => Promise<Answer> {
  const flightsOf = memoizeBySource((_: Source) => new Flights<Answer>())
  return (source, key, make) => flightsOf(source).join(key, make)
}

class Flights<Answer> {
  private readonly running = new Map<string, Promise<Answer>>()
  private readonly next = new Map<string, Promise<Answer>>()

  join(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const running = this.running.get(key)
    if (!running) return this.start(key, make)
    let next = this.next.get(key)
    if (!next) {
      const start = () => {
        this.next.delete(key)
        return this.start(key, make)
      }
      next = running.then(start, start)
      this.next.set(key, next)
    }
    return next
  }

  private start(key: string, make: () => Promise<Answer>): Promise<Answer> {
    const answer = make()
    this.running.set(key, answer)
    const forget = () => {
      if (this.running.get(key) === answer) this.running.delete(key)
    }
    answer.then(forget, forget)
    return answer
  }
}
