/** The program of a process that writes, fills and joins PDFs (started by server/adapters/pdfs.ts). */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { UnprintableText } from '#reports/script-fonts.ts'
import { loadLanguages } from '../../context/language.ts'
import { answerTasks } from '../answer-tasks.ts'
import { isOfMachine, MachineFault } from '../local-files.ts'
import type { WriteAnswer, WriteTask } from '../pdfs.ts'
import { loadDecryption } from './decrypt-pdf.ts'
import { fillBlanks } from './fill-form.ts'
import { joinPdfs } from './join-pdfs.ts'
import { refusalIn } from './pdf-refusal.ts'
import { writeCases, writeReport } from './write-report.ts'

async function answer(task: WriteTask): Promise<WriteAnswer> {
  const pathOf = (name: string) => join(task.folder, name)
  try {
    const pdf = await write(task, pathOf)
    await writeFile(pathOf(task.target), pdf, { mode: 0o600 })
    return { written: task.target, bytes: pdf.length }
  } catch (error) {
    if (error instanceof UnprintableText) return { fault: 'unprintable', text: error.text, letters: error.letters }
    const fault = refusalIn(error)
    if (fault) return { fault }
    throw new MachineFault(reasonOf(error), { cause: error })
  }
}

async function write(task: WriteTask, pathOf: (name: string) => string): Promise<Uint8Array> {
  switch (task.kind) {
    case 'fill': {
      const blanks = task.forms.map(async ({ pdf, texts }) => ({ blank: await readFile(pathOf(pdf)), texts }))
      return fillBlanks(await Promise.all(blanks), task)
    }
    case 'join':
      return joinPdfs(
        task.files.map((file) => ({ ...file, path: pathOf(file.name) })),
        task,
      )
    case 'report':
      return writeReport(task)
    case 'cases':
      return writeCases(task)
  }
}

/** Returns what the log says of an error: of one in our own code where it stands, too. */
const reasonOf = (error: unknown) =>
  isOfMachine(error) || !(error instanceof Error)
    ? String(error)
    : String(error.stack?.split('\n').slice(0, 4).join(' '))

void answerTasks(answer, async () => {
  await loadDecryption()
  loadLanguages()
})
