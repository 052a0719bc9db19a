interface Waiting<T> {
  /** How many of the same owner were there before it. */
  rank: number
  start(): void
  refuse(answer: T): void
}

/**
 * Runs `atOnce` works at a time and lets `waiting` more wait; `refused` is the answer to those beyond. Whoever has fewest
 * there comes first, and is let in in the place of the last of whoever has most: one who sends many keeps nobody else
 * waiting for more than the work that runs.
 */
export function fairQueue<T>(options: { atOnce: number; waiting: number; refused: T }) {
  const queue: Waiting<T>[] = []
  const countOf = new Map<string, number>()
  let running = 0

  const next = () => {
    if (running >= options.atOnce) return
    const first = extreme(queue, (one, best) => one.rank < best.rank)
    if (!first) return
    running += 1
    take(queue, first)
    first.start()
  }
  const enter = (waiting: Waiting<T>) => {
    queue.push(waiting)
    next()
    if (queue.length <= options.waiting) return
    // Of those with the same rank the latest, which is the newcomer itself unless another one has more.
    const last = extreme(queue, (one, worst) => one.rank >= worst.rank)
    if (!last) return
    take(queue, last)
    last.refuse(options.refused)
  }

  return async (owner: string, work: () => Promise<T>): Promise<T> => {
    const rank = countOf.get(owner) ?? 0
    countOf.set(owner, rank + 1)
    try {
      return await new Promise<T>((resolve, reject) => {
        const run = async () => {
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          } finally {
            running -= 1
            next()
          }
        }
        enter({ rank, start: () => void run(), refuse: resolve })
      })
    } finally {
      const left = (countOf.get(owner) ?? 1) - 1
      if (left > 0) countOf.set(owner, left)
      else countOf.delete(owner)
    }
  }
}

/** The one that is `better` than all that it was compared with. */
function extreme<T>(all: readonly T[], better: (one: T, best: T) => boolean): T | undefined {
  return all.reduce<T | undefined>((best, one) => (best === undefined || better(one, best) ? one : best), undefined)
}

function take<T>(all: T[], one: T): void {
  all.splice(all.indexOf(one), 1)
}
