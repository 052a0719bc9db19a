/** The program of a process that only reads, draws, fills and copies PDFs (started by server/adapters/pdfs.ts). */
import { readFile } from 'node:fs/promises'
import { answerTasks } from '../answer-tasks.ts'
import type { PdfAnswer, PdfTask } from '../pdfs.ts'
import { copyPages } from './copy-pages.ts'
import { drawPage } from './draw-page.ts'
import { fillForm, readBlank } from './fill-form.ts'
import { joinPdfs } from './join-pdfs.ts'
import { openPdf, PdfRefusal } from './open-pdf.ts'

async function answer(task: PdfTask): Promise<PdfAnswer> {
  try {
    switch (task.kind) {
      case 'check':
        return { pageCount: (await openPdf(await readFile(task.path))).getPageCount() }
      case 'copy pages':
        return { copied: await copyPages(task) }
      case 'read blank':
        return { blank: await readBlank(await readFile(task.path)) }
      case 'draw page':
        return await drawPage(task.bytes, task.page)
      case 'fill':
        return { pdf: Buffer.from(await fillForm(task.bytes, task.texts)) }
      case 'join':
        return { pdf: Buffer.from(await joinPdfs(task.files)) }
    }
  } catch (error) {
    return { fault: error instanceof PdfRefusal ? error.fault : 'unreadable' }
  }
}

answerTasks(answer)
