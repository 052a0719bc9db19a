import { HOUR } from '#contract/durations.ts'
import { type ChildBounds, type ChildProcess, type ReaderLog, startChild, type TaskFault } from './child-process.ts'
import { type Caller, fairQueue } from './fair-queue.ts'
import type { ReaderUser } from './reader-user.ts'

/** Owners above which those with an untouched share are forgotten. */
const MANY_OWNERS = 1000

/**
 * Counts the work of each owner. An owner may use `seconds` an hour; what was used comes back evenly, so that an owner
 * who used it up soon gets some of it back.
 */
function ownerShares(seconds: number) {
  const used = new Map<string, { seconds: number; at: number }>()
  const usedBy = (owner: string) => {
    const last = used.get(owner)
    return last ? Math.max(0, last.seconds - ((Date.now() - last.at) / HOUR) * seconds) : 0
  }
  const forget = () => {
    for (const owner of used.keys()) if (usedBy(owner) === 0) used.delete(owner)
  }
  return {
    isUsedUp: (owner: string): boolean => usedBy(owner) >= seconds,
    add(owner: string, work: number): void {
      if (used.size > MANY_OWNERS) forget()
      used.set(owner, { seconds: usedBy(owner) + work, at: Date.now() })
    },
  }
}

/** A task names the folder of its files; a process with a separate user can reach no other. */
export interface FolderTask {
  folder: string
}

/** Processes that read files of untrusted senders, one file at a time in each. */
export interface ChildProcesses<Task, Answer> {
  /**
   * Runs a task. `prepare` makes it once the task has its place, so that no file is read for a task that is
   * refused or whose caller is gone. Owners with fewer waiting tasks come first.
   */
  run(prepare: () => Task | Promise<Task>, caller: Caller): Promise<Answer | TaskFault>
  /** Returns whether a task would start at once. */
  isFree(): boolean
  /** Ends the processes; the next task starts a new one. */
  close(): void
}

export interface ProcessBounds extends ChildBounds {
  atOnce: number
  waiting: number
  /** The seconds of work for one owner in an hour. */
  share: number
}

/**
 * Returns processes that run a program. A process is kept while there is work, ended when a task takes
 * too long or too much memory, and started on demand. The program sends `ready`, and then one answer for each task.
 */
export function childProcesses<Task extends FolderTask, Answer>(
  program: URL,
  bounds: ProcessBounds,
  log: ReaderLog,
  user: ReaderUser | null = null,
): ChildProcesses<Task, Answer> {
  const idle: ChildProcess<Task, Answer>[] = []
  const children = new Set<ChildProcess<Task, Answer>>()
  const open = () => {
    const child = startChild<Task, Answer>(program, { bounds, log, user }, () => {
      children.delete(child)
      if (idle.includes(child)) idle.splice(idle.indexOf(child), 1)
    })
    children.add(child)
    return child
  }
  const shares = ownerShares(bounds.share)
  const queue = fairQueue<Answer | TaskFault>({ ...bounds, refused: { fault: 'busy' } })

  const runOnce = async (task: Task) => {
    const child = idle.pop() ?? open()
    const { isFresh } = child
    const answer = await child.run(task)
    if (children.has(child)) idle.push(child)
    return { answer, isFresh }
  }
  /** A process that died may have been harmed by an earlier file, so a new one tries again. */
  const runTask = async (task: Task) => {
    const { answer, isFresh } = await runOnce(task)
    return isFresh || !hasDied(answer) ? answer : (await runOnce(task)).answer
  }
  return {
    async run(prepare, caller) {
      const { owner, signal } = caller
      if (shares.isUsedUp(owner)) return { fault: 'share' }
      return queue.run(caller, async () => {
        if (shares.isUsedUp(owner)) return { fault: 'share' }
        const task = await prepare()
        signal.throwIfAborted()
        const begin = performance.now()
        await user?.lend(task.folder)
        try {
          return await runTask(user ? { ...task, folder: user.pathOf(task.folder) } : task)
        } finally {
          await user?.takeBack(task.folder)
          shares.add(owner, (performance.now() - begin) / 1000)
        }
      })
    },
    isFree: queue.isFree,
    close() {
      for (const child of children) child.end()
    },
  }
}

const hasDied = (answer: unknown): boolean => {
  const fault = typeof answer === 'object' && answer !== null && 'fault' in answer ? answer.fault : null
  return fault === 'crashed' || fault === 'memory'
}
