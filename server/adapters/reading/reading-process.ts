/** The program of a process that reads papers (started by server/adapters/paper-reader.ts). */
import { join } from 'node:path'
import { answerTasks } from '../answer-tasks.ts'
import type { PaperAnswer, ReadPaperTask } from '../paper-reader.ts'
import { library } from '../pdf/draw-page.ts'
import { cutOuts } from './cut-outs.ts'
import { readPaper } from './read-paper.ts'
import { canRecognise, NoRecogniser, textOfFile } from './text-of-file.ts'

async function read({ folder, name, kind, today, withPictures }: ReadPaperTask): Promise<PaperAnswer> {
  try {
    const path = join(folder, name)
    const pages = await textOfFile(path, kind)
    if (!pages) return { fault: 'unreadable' }
    const reading = readPaper(pages, today)
    return withPictures ? { ...reading, pictures: await cutOuts(path, kind, reading.fields) } : reading
  } catch (error) {
    if (error instanceof NoRecogniser) return { fault: 'absent' }
    throw error
  }
}

void answerTasks(read, () => Promise.all([library, canRecognise()]))
