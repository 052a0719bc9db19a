import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileName } from '#contract/exports/spreadsheets.ts'
import { writeWorkbook } from '#contract/exports/workbook.ts'
import type { importEndpoints as calls } from '#contract/imports/import.ts'
import { type ImportColumn, type ImportKind, importColumns } from '#contract/imports/import-columns.ts'
import { t } from '#contract/texts.ts'
import type { Deps } from '../../context/deps.ts'
import type { Db } from '../../db/connect.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { downloadedFile, type StreamAnswer } from '../../http/route.ts'
import { type ExportColumn, writeExport } from '../exports/export-file.ts'
import { isWithoutCells } from './check-rows.ts'
import { getImport } from './get-import.ts'
import type { Problem } from './import-plan.ts'
import { showCell } from './show-cells.ts'
import { stagedProblems, stagedRows } from './staged-rows.ts'

/** `GET /import/{kind}/template`: the names of the columns, an example of this office below, and notes on a second sheet. */
export async function getTemplate(
  { database: { db } }: Deps,
  { input: { kind }, today }: RequestContext<typeof calls.template>,
): Promise<StreamAnswer> {
  const columns = importColumns(kind)
  const examples = await examplesOf(db, kind)
  const notes = [
    { header: t.imports('noteColumn'), kind: 'text', width: 20 },
    { header: t.imports('noteMeaning'), kind: 'text', width: 30 },
    { header: t.imports('noteRequired'), kind: 'text', width: 12 },
    { header: t.imports('noteFormat'), kind: 'text', width: 60 },
  ] as const
  const content = writeWorkbook([
    {
      name: t.imports(`kinds.${kind}`),
      columns: columns.map(({ name, kind }) => ({ header: name, kind: kindOfColumn(kind), width: WIDTH })),
      rows: [columns.map(({ name, kind, example }) => exampleCell(kind, examples[name] ?? example))],
    },
    {
      name: t.imports('notes'),
      columns: notes,
      rows: columns.map((column) => [
        column.name,
        column.label,
        column.isRequired ? t.general('yes') : t.general('no'),
        formatOf(column),
      ]),
    },
  ])
  return downloadedFile(Readable.from(content), fileName(t.imports(`kinds.${kind}`), today), 'xlsx')
}

const WIDTH = 22
const kindOfColumn = (kind: ImportColumn['kind']) => (kind === 'rupees' || kind === 'day' ? kind : 'text')

function exampleCell(kind: ImportColumn['kind'], example: string): string | number {
  if (kind === 'day') return example.split('/').toReversed().join('-')
  return kind === 'rupees' && example !== '' ? Number(example) : example
}

/** Returns the examples of a case that this office could have: a firm and an RTO of its own lists. */
async function examplesOf(db: Db, kind: ImportKind): Promise<Record<string, string>> {
  if (kind !== 'cases') return {}
  const client = await db
    .selectFrom('clients')
    .select('firm_name')
    .where('is_verified', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const rto = await db
    .selectFrom('rtos')
    .select('display_name')
    .where('is_active', '=', true)
    .orderBy('id')
    .limit(1)
    .executeTakeFirst()
  const name = rto?.display_name ?? 'MH-12 - PUNE'
  return { firmName: client?.firm_name ?? t.imports('exampleFirm'), fromRTO: name, toRTO: name }
}

function formatOf({ kind, options = [] }: ImportColumn): string {
  const formats = {
    text: t.imports('formatText'),
    number: t.imports('formatText'),
    pincode: t.imports('formatText'),
    day: t.imports('formatDay'),
    rupees: t.imports('formatRupees'),
    flag: t.imports('formatFlag'),
    phone: t.imports('formatPhone'),
    aadhaar: t.imports('formatAadhaar'),
    financier: t.imports('formatFinancier'),
  }
  return kind === 'choice' ? t.imports('oneOf', { options: options.join(', ') }) : formats[kind]
}

interface ReportRow {
  row: number
  cells: Readonly<Record<string, string>>
  problems: readonly Problem[] | undefined
}

/** `GET /import/report/{id}`: each row of the sheet with its result and what was wrong with it. */
export async function getReport(deps: Deps, request: RequestContext<typeof calls.report>): Promise<StreamAnswer> {
  const { db } = deps.database
  const { id, kind, state, columns } = await getImport(db, request, request.input.id)
  const problems = await stagedProblems(db, id)
  const whenGood = {
    checked: t.imports('resultGood'),
    done: t.imports('committed'),
    undone: t.adjustments('takenBack'),
  }[state]
  const whenBad = state === 'checked' ? t.imports('resultBad') : t.imports('resultSkipped')
  const resultOf = ({ problems }: ReportRow) =>
    problems && !(state !== 'checked' && isWithoutCells(problems)) ? whenBad : whenGood
  const shown = importColumns(kind).filter(({ name }) => columns.includes(name))
  const headers: ExportColumn<ReportRow>[] = [
    { header: t.imports('reportRow'), kind: 'number', value: ({ row }) => row },
    { header: t.bank('result'), kind: 'text', value: resultOf },
    {
      header: t.imports('reportProblems'),
      kind: 'text',
      value: (one) => one.problems?.map(({ field, message }) => `${field}: ${message}`).join('; '),
    },
    ...shown.map(
      (column): ExportColumn<ReportRow> => ({
        header: column.name,
        kind: 'text',
        value: ({ cells }) => showCell(column, cells[column.name] ?? ''),
      }),
    ),
  ]
  const all = async function* () {
    for await (const chunk of stagedRows(db, deps.keys, id))
      for (const { row, cells } of chunk) yield { row, cells, problems: problems.get(row) }
  }
  const content = await deps.temporary.stream(async (folder) => {
    const path = join(folder, 'report')
    await writeExport(path, 'xlsx', t.imports(`kinds.${kind}`), headers, all())
    return path
  })
  return downloadedFile(content, `${fileName(t.imports(`kinds.${kind}`), request.today)}-report`, 'xlsx')
}
