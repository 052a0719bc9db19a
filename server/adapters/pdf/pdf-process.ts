/** The program of a process that only reads and fills PDFs (started by server/adapters/pdfs.ts). */
import { answerTasks } from '../answer-tasks.ts'
import type { PdfAnswer, PdfTask } from '../pdfs.ts'
import { fillForm, readBlank } from './fill-form.ts'
import { PdfRefusal } from './open-pdf.ts'

async function answer(task: PdfTask): Promise<PdfAnswer> {
  try {
    if (task.kind === 'read blank') return { blank: await readBlank(task.bytes) }
    return { pdf: Buffer.from(await fillForm(task.bytes, task.texts)) }
  } catch (error) {
    return { fault: error instanceof PdfRefusal ? error.fault : 'unreadable' }
  }
}

answerTasks(answer)
