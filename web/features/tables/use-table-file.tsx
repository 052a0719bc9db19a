import { useState } from 'react'
import type { ImportColumn } from '#contract/imports/import-columns.ts'
import { t } from '#contract/texts.ts'
import { ApiError, type Question } from '#web/lib/errors.ts'
import { sendFile } from '#web/lib/uploads.ts'
import { ColumnsDialog } from './columns-dialog.tsx'
import { QuestionDialog } from './question-dialog.tsx'

/** What a person has said of a file: fields of a form. */
export type Fields = Record<string, string>

interface Asked extends Question {
  text: string
  answer: (value: string | null) => void
}

/** Thrown where a person closes a question: nothing is read, and nothing is reported. */
const closed = () => new DOMException('Aborted', 'AbortError')

/**
 * Sends files with tables. What the server cannot know is asked for, and the file is sent again with the answer; answers are
 * kept in `fields` for the next call. Returns the dialog of an open question. `columns` are those that a question for the
 * columns can choose from.
 */
export function useTableFile(columns: readonly ImportColumn[] = []) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const ask = (question: Question, text: string) =>
    new Promise<string | null>((answer) => setAsked({ ...question, text, answer })).finally(() => setAsked(null))
  const send = async (
    path: string,
    file: File,
    { params, fields = {} }: { params?: Record<string, string>; fields?: Fields } = {},
  ): Promise<{ data: unknown; fields: Fields }> => {
    try {
      return { data: await sendFile(path, file, { ...(params && { params }), fields }), fields }
    } catch (error) {
      if (!(error instanceof ApiError) || !error.question) throw error
      const value = await ask(error.question, error.message)
      if (value === null) throw closed()
      return send(path, file, { ...(params && { params }), fields: { ...fields, [error.question.field]: value } })
    }
  }
  const dialog =
    asked &&
    (asked.field === 'mapping' ? (
      <ColumnsQuestion {...asked} columns={columns} />
    ) : (
      <QuestionDialog key={asked.field} {...asked} />
    ))
  return [send, dialog] as const
}

/** The headings are the values that the server names, each with its example. */
const ColumnsQuestion = ({ values, examples, text, columns, answer }: Asked & { columns: readonly ImportColumn[] }) => (
  <ColumnsDialog
    title={t.tables('question')}
    description={text}
    headers={values.map((header, at) => ({ header, column: null, example: examples[at] ?? '' }))}
    columns={columns}
    onChosen={(mapping) => answer(JSON.stringify(mapping))}
    onClose={() => answer(null)}
  />
)
