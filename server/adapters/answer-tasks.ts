import { constants, getPriority, setPriority } from 'node:os'
import type { TaskFault } from './child-process.ts'
import { isOfMachine } from './local-files.ts'

/**
 * Answers the tasks of the portal in a process that it started (server/adapters/child-process.ts).
 * Reading has a process of its own because only ending the process stops a reader, and because the
 * process shares no memory, secret or connection with the portal. `load` reads all files of the program that
 * it would read later: where the portal runs as root, the process then becomes another user. An `answer` that
 * rejects ends the process, since the library may be harmed; where the machine is at fault, it says so first.
 */
export async function answerTasks<Task, Answer>(
  answer: (task: Task) => Promise<Answer>,
  load: () => Promise<unknown> = async () => {},
): Promise<void> {
  // Lists and forms come before files on a busy machine, but loading the libraries above has a timeout. Only root
  // may raise a priority again.
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)
  const end = () => void process.kill(process.pid, 'SIGKILL')
  const fail = (error: unknown) => {
    const fault: TaskFault = { fault: 'machine', cause: String(error) }
    if (isOfMachine(error)) process.send?.(fault)
    else process.stderr.write(String(error), end)
  }
  process.on('message', (task: Task) => void answer(task).then((answered) => process.send?.(answered), fail))
  // The portal has ended. A kill, because exit() would wait for a running reader.
  process.on('disconnect', end)
  // Ctrl-C at a terminal, or a signal to a whole tree, reaches this process as well; the portal ends it after the last file.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {})
  const [uid, gid] = process.argv.slice(2).map(Number)
  if (uid !== undefined && gid !== undefined) {
    await load()
    process.setgroups?.([])
    process.setgid?.(gid)
    process.setuid?.(uid)
  }
  process.send?.('ready')
}
