/** The program of a process that only reads, writes, draws, fills and copies PDFs (started by server/adapters/pdfs.ts). */
import { answerTasks } from '../answer-tasks.ts'
import type { PdfAnswer, PdfTask } from '../pdfs.ts'
import { copyPages } from './copy-pages.ts'
import { drawPage } from './draw-page.ts'
import { fillForm, readBlank } from './fill-form.ts'
import { joinPdfs } from './join-pdfs.ts'
import { writeNotice } from './notice-page.ts'
import { PdfRefusal } from './open-pdf.ts'
import { checkPdf, rewritePdf } from './rewrite-pdf.ts'

async function answer(task: PdfTask): Promise<PdfAnswer> {
  try {
    switch (task.kind) {
      case 'check':
        return await checkPdf(task)
      case 'copy pages':
        return { copied: await copyPages(task) }
      case 'write notice':
        return { copied: await writeNotice(task) }
      case 'read blank': {
        const { pdf, content } = await rewritePdf(task)
        return { blank: await readBlank(content), pdf }
      }
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
