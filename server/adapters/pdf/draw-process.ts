/** The program of a process that only draws pages of PDFs (started by server/adapters/pdfs.ts). */
import { answerTasks } from '../answer-tasks.ts'
import { drawPage, library } from './draw-page.ts'

void answerTasks(drawPage, () => library)
