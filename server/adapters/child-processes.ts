import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import { fairQueue } from './fair-queue.ts'

/**
 * Why a task got no answer. `unreadable`: its process crashed. `seconds`: timeout. `busy`: too many
 * tasks wait, no process could start, or the portal stops.
 */
export interface TaskFault {
  fault: 'unreadable' | 'seconds' | 'busy'
}

/** Processes that read files of untrusted senders, one file at a time in each. */
export interface ChildProcesses<Task, Answer> {
  /** Runs a task. `owner` is the sender; senders with fewer waiting tasks come first. */
  run(task: Task, owner: string): Promise<Answer | TaskFault>
  /** Ends the processes; the next task starts a new one. */
  close(): void
}

export interface ProcessBounds {
  /** The timeout of a task. */
  seconds: number
  /** The number of processes. */
  atOnce: number
  waiting: number
  /** How long a process stays without work. */
  idleSeconds: number
}

/** The timeout for loading a library, on a busy machine. */
const START_SECONDS = 20

/**
 * Returns processes that run a program. A process is kept while there is work, ended when a task takes
 * too long, and started on demand. The program sends `ready`, and then one answer for each task.
 */
export function childProcesses<Task, Answer>(
  program: URL,
  bounds: ProcessBounds,
  log: Pick<Logger, 'warn'>,
): ChildProcesses<Task, Answer> {
  const idle: Worker<Task, Answer>[] = []
  const workers = new Set<Worker<Task, Answer>>()
  const open = () => {
    const worker = startWorker<Task, Answer>(program, bounds, log, () => {
      workers.delete(worker)
      if (idle.includes(worker)) idle.splice(idle.indexOf(worker), 1)
    })
    workers.add(worker)
    return worker
  }
  const queue = fairQueue<Answer | TaskFault>({ ...bounds, refused: { fault: 'busy' } })
  return {
    run: (task, owner) =>
      queue(owner, async () => {
        const worker = idle.pop() ?? open()
        const answer = await worker.run(task)
        if (workers.has(worker)) idle.push(worker)
        return answer
      }),
    close() {
      for (const worker of workers) worker.end()
    },
  }
}

interface Worker<Task, Answer> {
  run(task: Task): Promise<Answer | TaskFault>
  end(): void
}

function startWorker<Task, Answer>(
  program: URL,
  { seconds, idleSeconds }: ProcessBounds,
  log: Pick<Logger, 'warn'>,
  ended: () => void,
): Worker<Task, Answer> {
  const child = fork(fileURLToPath(program), {
    serialization: 'advanced', // sends Buffers as Buffers
    execArgv: [],
    env: {}, // the process gets no secret
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  /** Ends the process, and first takes it out of the pool: its `exit` event comes later. */
  const end = () => {
    ended()
    child.kill('SIGKILL')
  }
  child.on('error', (error) => log.warn({ err: error }, 'a process for uploaded files failed'))
  child.once('exit', ended)
  const isReady = firstMessage(child, START_SECONDS, end)
  let idleTimer: NodeJS.Timeout | undefined
  return {
    end,
    async run(task) {
      clearTimeout(idleTimer)
      hold(child, true)
      try {
        if (!(await isReady)) return { fault: 'busy' }
        let isLate = false
        const answer = firstMessage<Answer>(child, seconds, () => {
          isLate = true
          end()
        })
        child.send(task as object)
        // A reader that crashes means an unreadable file as well.
        return (await answer) ?? { fault: isLate ? 'seconds' : child.killed ? 'busy' : 'unreadable' }
      } finally {
        hold(child, false)
        idleTimer = setTimeout(end, idleSeconds * 1000).unref()
      }
    },
  }
}

/** Returns the next message, or null when the process ends first; calls `late` after `seconds`. */
function firstMessage<T>(child: ChildProcess, seconds: number, late: () => void): Promise<T | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(late, seconds * 1000)
    const settle = (message: T | null) => {
      clearTimeout(timer)
      child.off('message', settle)
      child.off('exit', onExit)
      resolve(message)
    }
    const onExit = () => settle(null)
    child.on('message', settle)
    child.on('exit', onExit)
  })
}

/** Keeps our process alive while the child works, and not while it is idle. */
function hold(child: ChildProcess, isAtWork: boolean): void {
  const change = isAtWork ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
