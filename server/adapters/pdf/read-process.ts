/** The program of a process that only reads uploaded PDFs (started by server/adapters/pdfs.ts). */
import { join } from 'node:path'
import { answerTasks } from '../answer-tasks.ts'
import { isOfMachine } from '../local-files.ts'
import type { ReadAnswer, ReadTask } from '../pdfs.ts'
import { loadDecryption } from './decrypt-pdf.ts'
import { readBlank } from './fill-form.ts'
import { refusalIn } from './pdf-refusal.ts'
import { checkPdf, rewritePdf } from './rewrite-pdf.ts'

async function answer(task: ReadTask): Promise<ReadAnswer> {
  const upload = { ...task, path: join(task.folder, task.pdf) }
  try {
    if (task.kind === 'check') return await checkPdf(upload)
    const { pdf, content } = await rewritePdf(upload)
    return { blank: await readBlank(content), pdf }
  } catch (error) {
    const fault = refusalIn(error)
    if (!fault && isOfMachine(error)) throw error
    return { fault: fault ?? 'unreadable' }
  }
}

void answerTasks(answer, loadDecryption)
