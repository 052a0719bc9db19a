import { constants, getPriority, setPriority } from 'node:os'

/**
 * Answers the tasks of the portal in a process that it started (server/adapters/child-processes.ts).
 * Reading has a process of its own because only ending the process stops a reader, and because the
 * process shares no memory, secret or connection with the portal.
 */
export function answerTasks<Task, Answer>(answer: (task: Task) => Promise<Answer>): void {
  // Lists and forms come before files on a busy machine, but loading the libraries above has a timeout. Only root
  // may raise a priority again.
  const { PRIORITY_BELOW_NORMAL } = constants.priority
  if (getPriority() < PRIORITY_BELOW_NORMAL) setPriority(PRIORITY_BELOW_NORMAL)
  process.on('message', (task: Task) => void answer(task).then((answered) => process.send?.(answered)))
  // The portal has ended. A kill, because exit() would wait for a running reader.
  process.on('disconnect', () => process.kill(process.pid, 'SIGKILL'))
  // Ctrl-C at a terminal reaches this process as well; the portal ends it after the last file.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => {})
  process.send?.('ready')
}
