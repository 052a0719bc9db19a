import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { Logger } from 'pino'
import type { Bounds } from '../bounds.ts'
import { fairQueue } from './fair-queue.ts'

/** A task for a decoding process: the image and its maximum number of pixels. */
export interface DecodeTask {
  bytes: Buffer
  pixels: number
}

/**
 * Why decoding failed. `pixels`: too many pixels. `seconds`: timeout. `busy`: too many images wait, no
 * process could start, or the portal stops.
 */
type Fault = 'pixels' | 'unreadable' | 'seconds' | 'busy'

export type CleanedImage = { jpeg: Buffer } | { fault: Fault }

/** Decodes images of untrusted senders. */
export interface Images {
  /**
   * Re-encodes an image as a JPEG of at most 2400 px: upright, on white, without metadata. `owner` is
   * the sender; senders with fewer waiting images come first.
   */
  clean(bytes: Buffer, owner: string): Promise<CleanedImage>
  /** Ends the processes; the next image starts a new one. */
  close(): void
}

const PROGRAM = fileURLToPath(new URL('./image-process.ts', import.meta.url))
/** The timeout for loading the image library, on a busy machine. */
const START_SECONDS = 20

/**
 * Returns a decoder that works in child processes, one image at a time in each. A process is kept
 * while there is work, ended when an image takes too long, and started on demand.
 */
export function createImages(bounds: Bounds['image'], log: Pick<Logger, 'warn'>): Images {
  const idle: DecodingProcess[] = []
  const processes = new Set<DecodingProcess>()
  const open = () => {
    const decoder = startProcess(bounds, log, () => {
      processes.delete(decoder)
      if (idle.includes(decoder)) idle.splice(idle.indexOf(decoder), 1)
    })
    processes.add(decoder)
    return decoder
  }
  const queue = fairQueue<CleanedImage>({ atOnce: bounds.atOnce, waiting: bounds.waiting, refused: { fault: 'busy' } })
  return {
    clean: (bytes, owner) =>
      queue(owner, async () => {
        const decoder = idle.pop() ?? open()
        const answer = await decoder.decode(bytes)
        if (processes.has(decoder)) idle.push(decoder)
        return answer
      }),
    close() {
      for (const decoder of processes) decoder.end()
    },
  }
}

interface DecodingProcess {
  decode(bytes: Buffer): Promise<CleanedImage>
  end(): void
}

function startProcess(
  { seconds, pixels, idleSeconds }: Bounds['image'],
  log: Pick<Logger, 'warn'>,
  ended: () => void,
): DecodingProcess {
  const child = fork(PROGRAM, {
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
  child.on('error', (error) => log.warn({ err: error }, 'a process for images failed'))
  child.once('exit', ended)
  const isReady = firstMessage(child, START_SECONDS, end)
  let idleTimer: NodeJS.Timeout | undefined
  return {
    end,
    async decode(bytes) {
      clearTimeout(idleTimer)
      hold(child, true)
      try {
        if (!(await isReady)) return { fault: 'busy' }
        let isLate = false
        const answer = firstMessage<CleanedImage>(child, seconds, () => {
          isLate = true
          end()
        })
        child.send({ bytes, pixels } satisfies DecodeTask)
        const cleaned = await answer
        if (cleaned) return cleaned
        // A decoder that crashes means an unreadable image as well.
        return { fault: isLate ? 'seconds' : child.killed ? 'busy' : 'unreadable' }
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

/** Keeps our process alive while the child decodes, and not while it is idle. */
function hold(child: ChildProcess, isAtWork: boolean): void {
  const change = isAtWork ? 'ref' : 'unref'
  child[change]()
  child.channel?.[change]()
}
