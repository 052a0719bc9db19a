/** The program of a process that draws pages of PDFs and finds their words (started by server/adapters/pdfs.ts). */
import { answerTasks } from '../answer-tasks.ts'
import { type DrawnPage, type DrawTask, drawPage, library } from './draw-page.ts'
import { type ReadLines, type ReadLinesTask, readLines } from './read-lines.ts'

type Answer = DrawnPage | ReadLines | { fault: 'unreadable' | 'full' }

void answerTasks<DrawTask | ReadLinesTask, Answer>(
  (task) => ('picture' in task ? drawPage(task) : readLines(task)),
  () => library,
)
