import { AsyncResource } from 'node:async_hooks'

/** The caller that waits for a task. */
export interface Caller {
  /** The client, account or network that the task counts for. */
  owner: string
  /** Aborted once nobody waits any more; its reason is the error of the task. */
  signal: AbortSignal
}

interface WaitingTask<T> {
  /** The number of waiting tasks of the same owner when this one was queued. */
  rank: number
  start(): void
  refuse(answer: T): void
}

/**
 * Returns a queue that runs `atOnce` tasks at a time and holds up to `waiting` more; tasks beyond that
 * get `refused`. The owner with the fewest waiting tasks comes first, and may displace the last task
 * of the owner with the most. So an owner with many tasks delays others by at most the running tasks. A
 * waiting task whose caller is gone is dropped; a running one goes on. A task that has waited runs in the language and the
 * trace of its caller, not of the one that made room.
 */
export function fairQueue<T>(options: { atOnce: number; waiting: number; refused: T }) {
  const queue: WaitingTask<T>[] = []
  const countOf = new Map<string, number>()
  let running = 0

  const next = () => {
    if (running >= options.atOnce) return
    const first = findExtreme(queue, (task, best) => task.rank < best.rank)
    if (!first) return
    running += 1
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

  const run = async ({ owner, signal }: Caller, work: () => Promise<T>): Promise<T> => {
    signal.throwIfAborted()
    const rank = countOf.get(owner) ?? 0
    countOf.set(owner, rank + 1)
    try {
      return await new Promise<T>((resolve, reject) => {
        const run = async () => {
          signal.removeEventListener('abort', leave)
          try {
            resolve(await work())
          } catch (error) {
            reject(error)
          } finally {
            running -= 1
            next()
          }
        }
        const refuse = (answer: T) => {
          signal.removeEventListener('abort', leave)
          resolve(answer)
        }
        const waiting = { rank, start: AsyncResource.bind(() => void run()), refuse }
        const leave = () => {
          removeTask(queue, waiting)
          reject(signal.reason)
        }
        signal.addEventListener('abort', leave)
        enter(waiting)
      })
    } finally {
      const left = (countOf.get(owner) ?? 1) - 1
      if (left > 0) countOf.set(owner, left)
      else countOf.delete(owner)
    }
  }
  const isFree = () => running < options.atOnce && queue.length === 0
  return { run, isFree }
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
