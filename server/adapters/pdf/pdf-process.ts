/** The program of a process that only reads, writes, fills and copies PDFs (started by server/adapters/pdfs.ts). */
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import { answerTasks } from '../answer-tasks.ts'
import type { PdfAnswer, PdfTask } from '../pdfs.ts'
import { copyPages } from './copy-pages.ts'
import { fillForm, readBlank, SAMPLE } from './fill-form.ts'
import { joinPdfs } from './join-pdfs.ts'
import { writeNotice } from './notice-page.ts'
import { PdfRefusal } from './open-pdf.ts'
import { checkPdf, rewritePdf } from './rewrite-pdf.ts'

async function answer(task: PdfTask): Promise<PdfAnswer> {
  const pathOf = (name: string) => join(task.folder, name)
  try {
    switch (task.kind) {
      case 'check':
        return await checkPdf({ path: pathOf(task.pdf), maxBytes: task.maxBytes })
      case 'copy pages':
        return {
          copied: await copyPages({ ...task, path: pathOf(task.pdf), target: await newFile(pathOf(task.target)) }),
        }
      case 'write notice':
        return { copied: await writeNotice({ ...task, target: await newFile(pathOf(task.target)) }) }
      case 'read blank': {
        const { pdf, content } = await rewritePdf({ path: pathOf(task.pdf), maxBytes: task.maxBytes })
        return { blank: await readBlank(content), pdf }
      }
      case 'fill':
        await write(pathOf(task.target), await fillForm(await readFile(pathOf(task.pdf)), task.texts))
        return { written: task.target }
      case 'join':
        await write(pathOf(task.target), await joinPdfs(task.pdfs.map(pathOf)))
        return { written: task.target }
    }
  } catch (error) {
    return { fault: error instanceof PdfRefusal ? error.fault : 'unreadable' }
  }
}

/** Removes what a process that died may have left of a file. */
async function newFile(path: string): Promise<string> {
  await rm(path, { force: true })
  return path
}

const write = (path: string, bytes: Uint8Array) => writeFile(path, bytes, { mode: 0o600 })

/** Fills a form, which reads the files of the fonts. */
async function fillSample(): Promise<void> {
  const sample = await PDFDocument.create()
  sample.addPage()
  const text = { page: 1, x: 0, y: 0, width: 100, size: 12, text: SAMPLE }
  await fillForm(Buffer.from(await sample.save()), [text])
}

void answerTasks(answer, fillSample)
