/** The program of a process that only reads sheets (started by server/adapters/sheets.ts). */
import { createWriteStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { setFlagsFromString } from 'node:v8'
import { answerTasks } from '../answer-tasks.ts'
import { isDiskFull, isOfMachine } from '../local-files.ts'
import type { ReadSheets, SheetOfFile, SheetTask } from '../sheets.ts'
import { boundedRows, SheetRefusal } from './bounded-rows.ts'
import { openSheets } from './open-sheets.ts'

// V8 would let the heap grow to four times its live size before a collection.
setFlagsFromString('--heap-growing-percent=100')

async function answer({ folder, name, target, limits }: SheetTask): Promise<ReadSheets> {
  try {
    const { sheets, ...file } = openSheets(await readFile(join(folder, name)), limits)
    if (sheets.length > MOST_SHEETS) throw new SheetRefusal('sheets')
    const bounded = boundedRows(limits)
    const read: SheetOfFile[] = []
    for (const { name, rows, hasHidden = false } of sheets) {
      let count = 0
      const lines = async function* () {
        for await (const row of bounded(rows())) {
          count += 1
          yield `${JSON.stringify(row)}\n`
        }
      }
      const path = join(folder, `${target}.${read.length}`)
      await pipeline(Readable.from(lines()), createWriteStream(path, { mode: 0o600 }))
      if (count > 0) read.push({ name, count, hasHidden })
    }
    return { ...file, sheets: read }
  } catch (error) {
    if (error instanceof SheetRefusal) return { fault: error.fault, ...(error.row && { row: error.row }) }
    if (isDiskFull(error)) return { fault: 'full' }
    if (isOfMachine(error)) throw error
    return { fault: 'unreadable' }
  }
}

/** The sheets of a file that are read; offices keep one for a month or a year. */
const MOST_SHEETS = 100

void answerTasks(answer)
