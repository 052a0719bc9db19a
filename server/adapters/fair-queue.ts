import { AsyncResource } from 'node:async_hooks'

/** The caller that waits for a task. */
export interface Caller {
  /** The client, account or network that the task counts for. */
  owner: string
  /** Aborted once nobody waits any more; its reason is the error of the task. */
  signal: AbortSignal
  /** What the task counts for, each with the most tasks that run at a time for it. */
  shares?: readonly Share[]
}

export interface Share {
  of: string
  most: number
}

interface WaitingTask<T> {
  shares: readonly Share[]
  /** The number of waiting tasks of the same owner when this one was queued. */
  rank: number
  start(): void
  refuse(answer: T): void
}

/**
 * Returns a queue that runs `atOnce` tasks at a time and holds up to `waiting` more; tasks beyond that
 * get `refused`. The owner with the fewest waiting tasks comes first, and may displace the last task
 * of the owner with the most. So an owner with many tasks delays others by at most the running tasks; one whose
 * share is used up delays nobody. A waiting task whose caller is gone is dropped; a running one goes on. A task that has waited runs in the language and the
 * trace of its caller, not of the one that made room.
 */
export function fairQueue<T>(options: { atOnce: number; waiting: number; refused: T }) {
  const queue: WaitingTask<T>[] = []
  const countOf = new Map<string, number>()
  const runningOf = new Map<string, number>()
  let running = 0

  const count = (shares: readonly Share[], by: 1 | -1) => {
    running += by
    for (const { of } of shares) addTo(runningOf, of, by)
  }
  const haveRoom = (shares: readonly Share[]) => shares.every(({ of, most }) => (runningOf.get(of) ?? 0) < most)
  const next = () => {
    if (running >= options.atOnce) return
    const first = findExtreme(
      queue.filter(({ shares }) => haveRoom(shares)),
      (task, best) => task.rank < best.rank,
    )
    if (!first) return
    count(first.shares, 1)
    removeTask(queue, first)
    first.start()
  }
  const enter = (waiting: WaitingTask<T>) => {
    queue.push(waiting)
    next()
    if (queue.length <= options.waiting) return
    // Among equal ranks the newest task, which is the new one itself unless another task has a higher
    // rank.
    const last = findExtreme(queue, (task, worst) => task.rank >= worst.rank)
    if (!last) return
    removeTask(queue, last)
    last.refuse(options.refused)
  }

  const run = async ({ owner, signal, shares = [] }: Caller, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const rank = countOf.get(owner) ?? 0
    addTo(countOf, owner, 1)
    try {
      return await new Promise<T>((resolve, reject) => {
        const run = async () => {
          signal.removeEventListener('abort', leave)
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          } finally {
            count(shares, -1)
            next()
          }
        }
        const refuse = (answer: T) => {
          signal.removeEventListener('abort', leave)
          resolve(answer)
        }
        const waiting = { shares, rank, start: AsyncResource.bind(() => void run()), refuse }
        const leave = () => {
          removeTask(queue, waiting)
          reject(signal.reason)
        }
        signal.addEventListener('abort', leave)
        enter(waiting)
      })
    } finally {
      addTo(countOf, owner, -1)
    }
  }
  /** Counts a task that needs not wait. Returns the function that ends it, to be called once, or null where it has to wait. */
  const begin = (shares: readonly Share[]): (() => void) | null => {
    if (running >= options.atOnce || !haveRoom(shares)) return null
    count(shares, 1)
    return () => {
      count(shares, -1)
      next()
    }
  }
  const isFree = () => running < options.atOnce && queue.length === 0
  return { run, begin, isFree }
}

function addTo(counts: Map<string, number>, name: string, by: 1 | -1): void {
  const count = (counts.get(name) ?? 0) + by
  if (count > 0) counts.set(name, count)
  else counts.delete(name)
}

/** Returns the element that is `better` than all others. */
function findExtreme<T>(tasks: readonly T[], better: (task: T, best: T) => boolean): T | undefined {
  return tasks.reduce<T | undefined>(
    (best, task) => (best === undefined || better(task, best) ? task : best),
    undefined,
  )
}

function removeTask<T>(tasks: T[], task: T): void {
  tasks.splice(tasks.indexOf(task), 1)
}
