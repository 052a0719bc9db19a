import { fork } from 'node:child_process'
import { join } from 'node:path'

/** Sends a task to a program of this folder, a process of its own that delays no measurement; returns its answer. */
export const askProgram = <Answer>(name: 'crowd' | 'phones', task: object): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const program = fork(join(import.meta.dirname, `${name}.ts`), { serialization: 'advanced' })
    program.once('message', (answer: Answer) => {
      program.disconnect()
      resolve(answer)
    })
    program.once('exit', () => reject(new Error(`${name} ended`)))
    program.send(task)
  })
