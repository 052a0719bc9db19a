/** The program of a process that reads papers (started by server/adapters/paper-reader.ts). */
import { join } from 'node:path'
import { answerTasks } from '../answer-tasks.ts'
import type { PaperAnswer, ReadPaperTask } from '../paper-reader.ts'
import { library } from '../pdf/draw-page.ts'
import { readPaper } from './read-paper.ts'
import { canRecognise, NoRecogniser, textOfFile } from './text-of-file.ts'

async function read({ folder, name, kind, today }: ReadPaperTask): Promise<PaperAnswer> {
  try {
    const pages = await textOfFile(join(folder, name), kind)
    return pages ? readPaper(pages, today) : { fault: 'unreadable' }
  } catch (error) {
    if (error instanceof NoRecogniser) return { fault: 'absent' }
    throw error
  }
}

void answerTasks(read, () => Promise.all([library, canRecognise()]))
