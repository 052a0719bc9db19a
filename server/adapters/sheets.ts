import { createReadStream } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import type { SheetRow } from '#contract/tables/find-table.ts'
import type { Bounds } from '../context/bounds.ts'
import type { ReaderLog, TaskFault } from './child-process.ts'
import { childProcesses, type FolderTask } from './child-processes.ts'
import type { Caller } from './fair-queue.ts'
import type { ReaderUsers } from './reader-user.ts'

export type SheetLimits = Pick<Bounds['sheet'], 'unpacked' | 'rows' | 'columns' | 'cell' | 'text'>

/** A task for a reading process: a file in a folder, and the name of the rows that it writes there. */
export interface SheetTask extends FolderTask {
  name: string
  target: string
  limits: SheetLimits
}

/**
 * Why a file is not read: `format` is not a sheet, `old`, `ods` and `mt940` are of other formats, `unpacked` has too many
 * bytes, `sheets` too many sheets, `cell` a text that is too long, `quote` one that is not closed, `full` the disk. `row` is
 * the row of the sheet at fault.
 */
export interface SheetFault {
  fault:
    | 'format'
    | 'old'
    | 'ods'
    | 'mt940'
    | 'encrypted'
    | 'macros'
    | 'unreadable'
    | 'unpacked'
    | 'sheets'
    | 'rows'
    | 'columns'
    | 'cell'
    | 'quote'
    | 'full'
    | TaskFault['fault']
  row?: number
}

/** A sheet that is not blank; `count` are its rows that are not. */
export interface SheetOfFile {
  name: string
  count: number
  /** Whether some of its rows or columns are hidden; they are read. */
  hasHidden: boolean
}

/** The sheets of a file that it shows, in its order. */
interface FileFacts<Sheet> {
  sheets: Sheet[]
  /** The names of hidden sheets, which are not read. */
  hidden: string[]
  /** Whether the letters are a guess: the text is no UTF-8. */
  isGuessed: boolean
  /** Whether a comma in a text can have moved the cells of its row: a CSV without quotation marks. */
  isUnquoted: boolean
}

export type ReadSheets = FileFacts<SheetOfFile> | SheetFault

/** A sheet with its rows that are not blank, each with its cells up to the last that is filled: days as YYYY-MM-DD, a formula as its stored result. */
export type OpenedSheet = SheetOfFile & { rows: () => AsyncIterable<SheetRow> }
export type OpenedFile = FileFacts<OpenedSheet>

/** Reads sheets of untrusted senders. */
export interface Sheets {
  /**
   * Reads a file of this machine: a workbook, a CSV or other text, or a page with tables; its content determines which. The
   * rows are written beside the file and read from there, one at a time.
   */
  read(path: string, caller: Caller): Promise<OpenedFile | SheetFault>
  /** Ends the process; the next sheet starts a new one. */
  close(): void
}

export function createSheets(bounds: Bounds['sheet'], log: ReaderLog, users: ReaderUsers | null = null): Sheets {
  const program = new URL('./sheet/sheet-process.ts', import.meta.url)
  const processes = childProcesses<SheetTask, ReadSheets>(program, bounds, log, users?.sheets)
  const { unpacked, rows, columns, cell, text } = bounds
  return {
    async read(path, caller) {
      const [folder, name] = [dirname(path), basename(path)]
      const task = { folder, name, target: `${name}.rows`, limits: { unpacked, rows, columns, cell, text } }
      const answer = await processes.run(() => task, caller)
      if ('fault' in answer) return answer
      const open = (sheet: SheetOfFile, at: number) => ({
        ...sheet,
        rows: () => rowsIn(join(folder, `${task.target}.${at}`)),
      })
      return { ...answer, sheets: answer.sheets.map(open) }
    },
    close: () => processes.close(),
  }
}

async function* rowsIn(path: string): AsyncGenerator<SheetRow> {
  const lines = createInterface({ input: createReadStream(path), crlfDelay: Number.POSITIVE_INFINITY })
  for await (const line of lines) yield JSON.parse(line)
}
