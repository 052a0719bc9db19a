import { AsyncResource } from 'node:async_hooks'

/** The caller that waits for a task. */
export interface Caller {
  /** The client, account or network that the task counts for. */
  owner: string
  /** Aborted once nobody waits any more; its reason is the error of the task. */
  signal: AbortSignal
}

/** For whom a task counts when its turn is found, and for what while it runs, each with the most tasks at a time. */
export interface Waiter {
  owner: string
  shares: readonly Share[]
}

export interface Share {
  of: string
  most: number
}

interface WaitingTask extends Pick<Waiter, 'shares'> {
  /** The number of the owner's tasks when this one was queued. */
  rank: number
  start(): void
  refuse(): void
}

/**
 * Returns a queue that runs `atOnce` tasks at a time and holds up to `waiting` more; tasks beyond that
 * get `refused`. The owner with the fewest waiting tasks comes first, and may displace the last task
 * of the owner with the most. So an owner with many tasks delays others by at most the running tasks; one whose
 * share is used up delays nobody. A waiting task whose caller is gone is dropped; a running one goes on. A task that has
 * waited runs in the language and the trace of its caller, not of the one that made room.
 */
export function fairQueue<T>(options: { atOnce: number; waiting: number; refused: T }) {
  const queue: WaitingTask[] = []
  const countOf = new Map<string, number>()
  const runningOf = new Map<string, number>()
  let running = 0

  const count = (shares: readonly Share[], by: 1 | -1) => {
    running += by
    for (const { of } of shares) addTo(runningOf, of, by)
  }
  const haveRoom = (shares: readonly Share[]) => shares.every(({ of, most }) => (runningOf.get(of) ?? 0) < most)
  const next = (): boolean => {
    if (running >= options.atOnce) return false
    const first = findExtreme(
      queue.filter(({ shares }) => haveRoom(shares)),
      (task, best) => task.rank < best.rank,
    )
    if (!first) return false
    count(first.shares, 1)
    removeTask(queue, first)
    first.start()
    return true
  }
  let isPlanned = false
  /** Fills the places that have become free: calls that begin together look their sessions up together. */
  const fillPlaces = () => {
    if (isPlanned || queue.length === 0) return
    isPlanned = true
    setImmediate(() => {
      isPlanned = false
      while (next());
    })
  }
  const enter = (waiting: WaitingTask) => {
    queue.push(waiting)
    next()
    if (queue.length <= options.waiting) return
    // Among equal ranks the newest task, which is the new one itself unless another task has a higher
    // rank.
    const last = findExtreme(queue, (task, worst) => task.rank >= worst.rank)
    if (!last) return
    removeTask(queue, last)
    last.refuse()
  }

  /**
   * Begins a task, at once or in its turn, by `start` with the function that ends it, to be called once; or refuses it. Returns
   * the function that takes it out again while it waits.
   */
  const wait = ({ owner, shares }: Waiter, start: (end: () => void) => void, refuse: () => void): (() => void) => {
    const rank = countOf.get(owner) ?? 0
    addTo(countOf, owner, 1)
    const forget = () => addTo(countOf, owner, -1)
    const end = () => {
      forget()
      count(shares, -1)
      fillPlaces()
    }
    const waiting: WaitingTask = {
      shares,
      rank,
      start: AsyncResource.bind(() => start(end)),
      refuse() {
        forget()
        refuse()
      },
    }
    enter(waiting)
    return () => {
      if (removeTask(queue, waiting)) forget()
    }
  }

  const run = ({ owner, signal }: Caller, work: () => Promise<T>): Promise<T> =>
    new Promise<T>((resolve, reject) => {
      signal.throwIfAborted()
      let takeOut = () => {}
      const leave = () => {
        takeOut()
        reject(signal.reason)
      }
      signal.addEventListener('abort', leave)
      const stay = () => signal.removeEventListener('abort', leave)
      const start = async (end: () => void) => {
        stay()
        try {
          resolve(await work())
        } catch (error) {
          reject(error)
        } finally {
          end()
        }
      }
      const refuse = () => {
        stay()
        resolve(options.refused)
      }
      takeOut = wait({ owner, shares: [] }, (end) => void start(end), refuse)
    })
  const isFree = () => running < options.atOnce && queue.length === 0
  return { run, wait, isFree }
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

/** Returns whether the task was there. */
function removeTask<T>(tasks: T[], task: T): boolean {
  const place = tasks.indexOf(task)
  if (place >= 0) tasks.splice(place, 1)
  return place >= 0
}
