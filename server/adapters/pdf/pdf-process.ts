/** The program of a process that only reads, writes, fills and joins PDFs (started by server/adapters/pdfs.ts). */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnprintableText } from '#reports/script-fonts.ts'
import { isDiskFull } from '../../disk.ts'
import { loadLanguages } from '../../language.ts'
import { answerTasks } from '../answer-tasks.ts'
import { isOfMachine, MachineFault } from '../machine-fault.ts'
import type { PdfAnswer, PdfTask } from '../pdfs.ts'
import { loadDecryption } from './decrypt-pdf.ts'
import { fillBlanks, readBlank } from './fill-form.ts'
import { joinPdfs } from './join-pdfs.ts'
import { PdfRefusal } from './pdf-refusal.ts'
import { checkPdf, rewritePdf } from './rewrite-pdf.ts'

async function answer(task: PdfTask): Promise<PdfAnswer> {
  const pathOf = (name: string) => join(task.folder, name)
  try {
    switch (task.kind) {
      case 'check':
        return await checkPdf({ ...task, path: pathOf(task.pdf) })
      case 'read blank': {
        const { pdf, content } = await rewritePdf({ ...task, path: pathOf(task.pdf) })
        return { blank: await readBlank(content), pdf }
      }
      case 'fill':
        await write(
          pathOf(task.target),
          await fillBlanks(
            await Promise.all(
              task.forms.map(async ({ pdf, texts }) => ({ blank: await readFile(pathOf(pdf)), texts })),
            ),
            task,
          ),
        )
        return { written: task.target }
      case 'join':
        await write(
          pathOf(task.target),
          await joinPdfs(
            task.files.map((file) => ({ ...file, path: pathOf(file.name) })),
            task,
          ),
        )
        return { written: task.target }
      case 'report': {
        // Loaded on demand: most processes only read.
        const { writeReport } = await import('./write-report.ts')
        await write(pathOf(task.target), await writeReport(task))
        return { written: task.target }
      }
      case 'cases': {
        const { writeCases } = await import('./write-report.ts')
        const reports = await writeCases(task)
        await write(pathOf(task.target), reports)
        return { bytes: reports.length }
      }
    }
  } catch (error) {
    if (isDiskFull(error)) return { fault: 'full' }
    if (error instanceof UnprintableText) return { fault: 'unprintable', text: error.text, letters: error.letters }
    if (error instanceof PdfRefusal) return { fault: error.fault }
    // What is filled, joined and written is ours.
    const isUploaded = task.kind === 'check' || task.kind === 'read blank'
    if (isUploaded && !isOfMachine(error)) return { fault: 'unreadable' }
    throw new MachineFault(reasonOf(error), { cause: error })
  }
}

/** Returns what the log says of an error: of one in our own code where it stands, too. */
const reasonOf = (error: unknown) =>
  isOfMachine(error) || !(error instanceof Error)
    ? String(error)
    : String(error.stack?.split('\n').slice(0, 4).join(' '))

const write = (path: string, bytes: Uint8Array) => writeFile(path, bytes, { mode: 0o600 })

/** Loads what most processes load on demand, while it can be read. */
async function loadAll(): Promise<void> {
  await import('./write-report.ts')
  await loadDecryption()
  loadLanguages()
}

void answerTasks(answer, loadAll)
