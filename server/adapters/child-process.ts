import { execFile, fork, type ChildProcess as NodeProcess } from 'node:child_process'
import { readFileSync } from 'node:fs'
import type { Socket } from 'node:net'
import { setPriority } from 'node:os'
import { basename } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { Logger } from 'pino'
import type { ReaderUser } from './reader-user.ts'

/**
 * Why a task got no answer. `seconds` and `memory`: its process was ended at a bound. `crashed`: its process
 * ended by itself, which does not say that the file is damaged. `busy`: too many tasks wait, a process starts too
 * slowly, or the portal stops. `share`: the owner has used up its seconds. `machine`: a fault of the portal or its machine,
 * never of the file; `cause` says which, and a line of the log.
 */
export interface TaskFault {
  fault: 'seconds' | 'memory' | 'crashed' | 'busy' | 'share' | 'machine'
  cause?: string
}

export interface ChildBounds {
  seconds: number
  /** The resident memory of a process in bytes, above which it is ended. */
  memory: number
  idleSeconds: number
  /** Its priority, where that is below the one of all such processes; of node:os. */
  priority?: number
  /** Its environment, which has nothing else; by default it is empty. */
  env?: Readonly<Record<string, string>>
}

export type ReaderLog = Pick<Logger, 'warn' | 'error'>

/** A process that works on one task at a time. */
export interface ChildProcess<Task, Answer> {
  /** True until its first task begins. */
  isFresh: boolean
  run(task: Task): Promise<Answer | TaskFault>
  end(): void
}

interface Surroundings {
  bounds: ChildBounds
  log: ReaderLog
  user: ReaderUser | null
}

/** The timeout for loading a library, on a busy machine. */
const START_SECONDS = 60
/** The last characters that a process prints, which say why it ended. */
const MOST_PRINTED = 4_000
/** How often the memory of a process at work is looked at, in ms. */
const LOOK_EVERY = 100

/** Starts a process; `ended` is called once when it ends. */
export function startChild<Task, Answer>(
  program: URL,
  { bounds, log, user }: Surroundings,
  ended: () => void,
): ChildProcess<Task, Answer> {
  user?.openRoot()
  const child = fork(fileURLToPath(program), user?.ids() ?? [], {
    serialization: 'advanced', // sends typed arrays as such
    execArgv: [],
    env: { ...bounds.env }, // the process gets no secret
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(user && { cwd: user.root }),
  })
  if (bounds.priority !== undefined && child.pid !== undefined) setPriority(child.pid, bounds.priority)
  let printed = ''
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    printed = (printed + text).slice(-MOST_PRINTED)
  })
  /** Logs a fault that is not the file's. */
  const ofMachine = (cause: string): TaskFault => {
    log.error({ program: basename(program.pathname), cause }, 'a process for uploaded files cannot work')
    return { fault: 'machine', cause }
  }
  /** Ends the process, and first takes it out of the pool: its `exit` event comes later. */
  const end = () => {
    ended()
    child.kill('SIGKILL')
  }
  child.on('error', (error) => log.warn({ err: error }, 'a process for uploaded files failed'))
  child.once('exit', ended)
  let isLate = false
  const isReady = firstMessage(child, START_SECONDS, () => {
    isLate = true
    end()
  })
  let idleTimer: NodeJS.Timeout | undefined
  const runReady = async (task: Task): Promise<Answer | TaskFault> => {
    let fault: TaskFault['fault'] | undefined
    const endAt = (bound: 'seconds' | 'memory') => {
      fault ??= bound
      end()
    }
    const stopLooking = watchMemory(child, bounds.memory, () => endAt('memory'))
    try {
      const answer = firstMessage<Answer | TaskFault>(child, bounds.seconds, () => endAt('seconds'))
      child.send(task as object)
      const answered = await answer
      if (isMachineFault(answered)) {
        end()
        return ofMachine(answered.cause ?? '')
      }
      if (answered) return answered
      if (!fault && !child.killed) log.warn({ program: basename(program.pathname), printed }, 'a reader of files ended')
      return { fault: fault ?? (child.killed ? 'busy' : 'crashed') }
    } finally {
      stopLooking()
    }
  }
  const started: ChildProcess<Task, Answer> = {
    isFresh: true,
    end,
    async run(task) {
      clearTimeout(idleTimer)
      hold(child, true)
      try {
        if (!(await isReady))
          return isLate || child.killed ? { fault: 'busy' } : ofMachine(/^\w*Error\b.*$/m.exec(printed)?.[0] ?? printed)
        started.isFresh = false
        return await runReady(task)
      } finally {
        hold(child, false)
        idleTimer = setTimeout(end, bounds.idleSeconds * 1000).unref()
      }
    },
  }
  return started
}

const isMachineFault = (answer: unknown): answer is TaskFault =>
  typeof answer === 'object' && answer !== null && 'fault' in answer && answer.fault === 'machine'

/** Returns the next message, or null when the process ends first; calls `late` after `seconds`. */
function firstMessage<T>(child: NodeProcess, seconds: number, late: () => void): Promise<T | null> {
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

/** Looks at the memory of a process until the returned function is called. */
function watchMemory({ pid }: NodeProcess, most: number, exceeded: () => void): () => void {
  if (pid === undefined) return () => {}
  const timer = setInterval(() => {
    void residentBytes(pid).then((bytes) => bytes > most && exceeded())
  }, LOOK_EVERY)
  return () => clearInterval(timer)
}

/** Returns the resident memory of a process; 0 when it has ended. */
async function residentBytes(pid: number): Promise<number> {
  try {
    if (process.platform === 'linux')
      return kilobytes(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1])
    return kilobytes((await promisify(execFile)('ps', ['-o', 'rss=', '-p', String(pid)])).stdout)
  } catch {
    return 0
  }
}

const kilobytes = (text: string | undefined) => Number(text ?? 0) * 1024

/** Keeps our process alive while the child works, and not while it is idle. */
function hold(child: NodeProcess, isAtWork: boolean): void {
  const change = isAtWork ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
  ;(child.stderr as Socket | null)?.[change]()
}
