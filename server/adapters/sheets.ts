import { createReadStream } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Bounds } from '../bounds.ts'
import type { ReaderLog, TaskFault } from './child-process.ts'
import { childProcesses, type FolderTask } from './child-processes.ts'
import type { Caller } from './fair-queue.ts'
import type { ReaderUser } from './reader-user.ts'

/** A row that is not blank: its number in the sheet, from 1, and its cells up to the last that is filled. */
export interface SheetRow {
  row: number
  /** Days as YYYY-MM-DD, times as HH:mm, yes or no as TRUE or FALSE; a formula as its stored result. */
  cells: string[]
}

export type SheetLimits = Pick<Bounds['sheet'], 'unpacked' | 'rows' | 'columns' | 'cell' | 'text'>

/** A task for a reading process: a file in a folder, and the name of the rows that it writes there. */
export interface SheetTask extends FolderTask {
  name: string
  target: string
  limits: SheetLimits
}

/**
 * Why a sheet is not read: `format` is not a sheet, `old` is one of a format before XLSX, `encoding` a CSV that is not UTF-8, `unpacked` too many
 * bytes, `cell` a text that is too long, `quote` one that is not closed, `full` the disk. `row` is the row of the sheet at fault.
 */
export interface SheetFault {
  fault:
    | 'format'
    | 'old'
    | 'encrypted'
    | 'macros'
    | 'unreadable'
    | 'encoding'
    | 'unpacked'
    | 'rows'
    | 'columns'
    | 'cell'
    | 'quote'
    | 'full'
    | TaskFault['fault']
  row?: number
}

/** How many rows were written, or why none. */
export type ReadSheet = { rows: number } | SheetFault

/** Reads sheets of untrusted senders. */
export interface Sheets {
  /**
   * Reads the first sheet that an XLSX file shows, or a CSV file, in a file of this machine; its content determines
   * which. The rows are written beside the file and read from there, one at a time.
   */
  read(path: string, caller: Caller): Promise<{ count: number; rows: AsyncIterable<SheetRow> } | SheetFault>
  /** Ends the process; the next sheet starts a new one. */
  close(): void
}

export function createSheets(bounds: Bounds['sheet'], log: ReaderLog, user: ReaderUser | null = null): Sheets {
  const program = new URL('./sheet/sheet-process.ts', import.meta.url)
  const processes = childProcesses<SheetTask, ReadSheet>(program, bounds, log, user)
  const { unpacked, rows, columns, cell, text } = bounds
  return {
    async read(path, caller) {
      const [folder, name] = [dirname(path), basename(path)]
      const task = { folder, name, target: `${name}.rows`, limits: { unpacked, rows, columns, cell, text } }
      const answer = await processes.run(() => task, caller)
      return 'fault' in answer ? answer : { count: answer.rows, rows: rowsIn(join(folder, task.target)) }
    },
    close: () => processes.close(),
  }
}

async function* rowsIn(path: string): AsyncGenerator<SheetRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) yield JSON.parse(line)
}
