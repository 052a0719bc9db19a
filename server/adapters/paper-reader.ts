import { basename, dirname } from 'node:path'
import type { Day } from '#contract/dates.ts'
import type { ReaderLog, TaskFault } from './child-process.ts'
import { childProcesses, type FolderTask, type ProcessBounds } from './child-processes.ts'
import type { Caller } from './fair-queue.ts'
import type { ReaderUsers } from './reader-user.ts'
import type { PaperReading } from './reading/read-paper.ts'

/** A validated file in a folder, to be read as a paper; days are judged from `today` on. */
export interface ReadPaperTask extends FolderTask {
  name: string
  kind: 'image' | 'pdf'
  today: Day
  /** True where a person compares the values with pictures of their places. */
  withPictures: boolean
}

/**
 * Why a paper was not read. `unreadable`: its file cannot be opened. `absent`: this machine has no program that recognises
 * text in pictures.
 */
export interface ReadingFault {
  fault: 'unreadable' | 'absent' | TaskFault['fault']
}

/** With the pictures of the fields in their order, where they were asked for. */
export type PaperAnswer = (PaperReading & { pictures?: readonly string[] }) | ReadingFault

/** Reads papers: of what kind they are, and what they say. */
export interface PaperReader {
  /** Reads a validated file, whose path is known once the task has its place. */
  read(
    prepare: () => Promise<{ path: string; kind: 'image' | 'pdf'; today: Day; withPictures?: boolean }>,
    caller: Caller,
  ): Promise<PaperAnswer>
  /** Ends the process; the next paper starts a new one. */
  close(): void
}

export function createPaperReader(
  bounds: ProcessBounds,
  log: ReaderLog,
  users: ReaderUsers | null = null,
): PaperReader {
  const program = new URL('./reading/reading-process.ts', import.meta.url)
  const processes = childProcesses<ReadPaperTask, PaperAnswer>(program, bounds, log, users?.papers)
  return {
    read: (prepare, caller) =>
      processes.run(async () => {
        const { path, withPictures = false, ...task } = await prepare()
        return { ...task, withPictures, folder: dirname(path), name: basename(path) }
      }, caller),
    close: () => processes.close(),
  }
}
