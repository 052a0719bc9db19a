/** The program of a process that only reads sheets (started by server/adapters/sheets.ts). */
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { isDiskFull } from '../../disk.ts'
import { answerTasks } from '../answer-tasks.ts'
import { isOfMachine } from '../machine-fault.ts'
import type { ReadSheet, SheetTask } from '../sheets.ts'
import { boundedRows, SheetRefusal } from './bounded-rows.ts'
import { rowsOfFile } from './rows-of-file.ts'

// V8 would let the heap grow to four times its live size before a collection (docs/decisions/0016).
setFlagsFromString('--heap-growing-percent=100')

async function answer({ folder, name, target, limits }: SheetTask): Promise<ReadSheet> {
  try {
    let rows = 0
    const lines = async function* () {
      for await (const row of boundedRows(rowsOfFile(await readFile(join(folder, name)), limits), limits)) {
        rows += 1
        yield `${JSON.stringify(row)}\n`
      }
    }
    await pipeline(Readable.from(lines()), createWriteStream(join(folder, target), { mode: 0o600 }))
    return { rows }
  } catch (error) {
    if (error instanceof SheetRefusal) return { fault: error.fault, ...(error.row && { row: error.row }) }
    if (isDiskFull(error)) return { fault: 'full' }
    if (isOfMachine(error)) throw error
    return { fault: 'unreadable' }
  }
}

void answerTasks(answer)
