import type {
  Content,
  ContentStack,
  ContentTable,
  ContentText,
  CustomTableLayout,
  TableCell,
  TDocumentDefinitions,
} from 'pdfmake/interfaces.js'
import { languageInForce, t } from '#contract/texts.ts'
import { type Letterhead, letterhead } from './letterhead.ts'
import { accent, FONT, GAP, ink, line, muted, wash } from './report-style.ts'
import { runOf, withParts } from './script-runs.ts'

export interface Report extends TDocumentDefinitions {
  content: Content[]
  footer: (page: number, pages: number) => Content
}

/** Returns a report: letterhead, content, and a footer with page numbers. */
export function report(head: Letterhead, content: Content[]): Report {
  const about = head.factTable.map(([label, value]) => `${label} ${value}`).join(' · ')
  return {
    pageSize: 'A4',
    pageMargins: [40, 34, 40, 44],
    info: { title: `${head.title} · ${about}`, author: head.office.profile.name, creator: head.office.profile.name },
    language: `${languageInForce()}-IN`,
    displayTitle: true,
    defaultStyle: { font: FONT, fontSize: 8.5, color: ink, lineHeight: 1.05 },
    content: [letterhead(head), ...spaced(content)],
    footer: (page, pages) => ({
      margin: [40, 12, 40, 0],
      fontSize: 7.5,
      color: muted,
      columns: [{ text: about }, { text: t.report('pageOf', { page, pages }), alignment: 'right' }],
    }),
  }
}

/**
 * Returns reports as one document, which has its fonts once; each begins on a page of its own, and its foot counts its own
 * pages.
 */
export function joinReports(title: string, reports: readonly Report[]): TDocumentDefinitions {
  const [first] = reports
  if (reports.length === 1 || !first) return first ?? { content: [] }
  const parts: ContentStack[] = reports.map(({ content }, at) =>
    at === 0 ? { stack: content } : { stack: content, pageBreak: 'before' },
  )
  return {
    ...first,
    info: { ...first.info, title },
    content: parts,
    footer(page, pages) {
      // The library notes the places of a part when it has laid the part out.
      const starts = parts.map((part) => (part as Placed).positions?.[0]?.pageNumber ?? 1)
      const at = starts.findLastIndex((start) => start <= page)
      const start = starts[at] ?? 1
      return reports[at]?.footer(page - start + 1, (starts[at + 1] ?? pages + 1) - start) ?? ''
    },
  }
}

type Placed = ContentStack & { positions?: { pageNumber: number }[] }

/** Adds space after every part but the last, where it could cause an empty page. */
const spaced = (parts: readonly Content[]): Content[] =>
  parts.map((part, index) => ({ stack: [part], margin: [0, 0, 0, index === parts.length - 1 ? 0 : GAP] }))

export interface ReportFact {
  label: string
  value: string | null | undefined
  /** True for a row of its own, for long texts. */
  wide?: boolean
}

const PAD_X = 6
const PAD_Y = 2.6
const rules: CustomTableLayout = {
  hLineWidth: () => 0.5,
  hLineColor: () => line,
  vLineWidth: () => 0,
  paddingTop: () => PAD_Y,
  paddingBottom: () => PAD_Y,
  paddingLeft: () => PAD_X,
  paddingRight: () => PAD_X,
}
/** Without a line above the heading. */
const headed: CustomTableLayout = { ...rules, hLineWidth: (index) => (index === 0 ? 0 : 0.5) }
/** With lines between the rows only. */
const inner: CustomTableLayout = {
  ...rules,
  hLineWidth: (index, { table }) => (index === 0 || index === table.body.length ? 0 : 0.5),
}

/** Prepares a text, or a dash, for printing: breaks runs that are wider than their cell. */
const onPaper = (text: string | null | undefined): string => broken(text, runOf(16))

/** The same in its own row, so that an address or a UPI id can be copied as a whole. */
const onWidePaper = (text: string | null | undefined): string => broken(text, runOf(60))

const broken = (text: string | null | undefined, run: RegExp): string =>
  withParts(text?.replace(/[^\S\u00a0]+/g, ' ').replace(run, '$&\u200b') ?? '') || '-'

/** Returns a heading with names and values below it, two per row. Missing values are a dash. */
export function facts(title: string, rows: readonly ReportFact[]): Content {
  const body: TableCell[][] = []
  let half: TableCell[] | null = null
  const label = (text: string): TableCell => ({ text, color: muted })
  const value = (text: string | null | undefined): TableCell => ({ text: onPaper(text), bold: Boolean(text) })
  const flush = () => {
    if (half) body.push([...half, { text: '' }, { text: '' }])
    half = null
  }
  for (const row of rows) {
    if (row.wide) {
      flush()
      body.push([label(row.label), { text: onWidePaper(row.value), bold: Boolean(row.value), colSpan: 3 }, {}, {}])
    } else if (half) {
      body.push([...half, label(row.label), value(row.value)])
      half = null
    } else {
      half = [label(row.label), value(row.value)]
    }
  }
  flush()
  return block(title, { table: { widths: [88, '*', 88, '*'], body, dontBreakRows: true }, layout: rules })
}

/** Returns a heading with names and amounts below it, and their total with a note. */
export function amountTable(
  title: string,
  rows: readonly (readonly [string, string])[],
  total: readonly [string, string],
  note?: string,
): Content {
  const row = ([label, value]: readonly [string, string]): TableCell[] => [
    { text: label, color: muted },
    { text: value, alignment: 'right', bold: true },
  ]
  const totalLabel = [{ text: total[0], bold: true }, ...(note ? [{ text: `  ${note}`, color: muted }] : [])]
  const foot: TableCell[] = [
    { text: totalLabel, fillColor: wash },
    { text: total[1], alignment: 'right', bold: true, fillColor: wash },
  ]
  return block(title, { table: { widths: ['*', 130], body: [...rows.map(row), foot] }, layout: rules })
}

const heading = (text: string): ContentText => ({ text, bold: true, fontSize: 10, color: accent })

/** Keeps a heading together with its table. */
const block = (title: string, table: ContentTable): Content => ({
  stack: [{ ...heading(title), margin: [0, 0, 0, 3] }, table],
  unbreakable: true,
})

export const keepOnOnePage = (parts: readonly Content[]): Content => ({ stack: spaced(parts), unbreakable: true })

/** Places two blocks side by side, on one page. */
export const sideBySide = (left: Content, right: Content): Content => ({
  columns: [
    { width: '*', stack: [left] },
    { width: '*', stack: [right] },
  ],
  columnGap: 18,
  unbreakable: true,
})

/** Returns names and values, one per row, for half the width of a page. */
export function narrowFactTable(title: string, rows: readonly ReportFact[]): Content {
  const body = rows.map((row): TableCell[] => [
    { text: row.label, color: muted },
    { text: onPaper(row.value), bold: Boolean(row.value) },
  ])
  return block(title, { table: { widths: [62, '*'], body }, layout: rules })
}

export interface ListingColumn {
  header: string
  width: number | '*' | 'auto'
  /** True for amounts and counts. */
  right?: boolean
  /** True for a box to tick by hand in each row. */
  box?: boolean
}

const tickBox = (): TableCell => ({
  canvas: [{ type: 'rect', x: 0, y: 0.5, w: 8.5, h: 8.5, lineWidth: 0.8, lineColor: ink }],
})

/** The number of rows that stay together with the head of a listing, and with its end. */
const ROWS_KEPT = 2

/**
 * Returns a table of many rows whose heading and header row repeat on every page; `total` is its last row. The
 * heading stays together with the first rows, and the total with the last rows and the lines `below` it.
 */
export function listing(
  title: string,
  columns: readonly ListingColumn[],
  rows: readonly (readonly string[])[],
  total?: readonly string[],
  below: readonly Content[] = [],
): Content {
  const widths = columns.map(({ width }) => width)
  const cells = (row: readonly string[], style: { color?: string; bold?: boolean; fillColor?: string } = {}) =>
    row.map((text, index): TableCell => ({ text, ...style, alignment: columns[index]?.right ? 'right' : 'left' }))
  const wide = (cell: ContentText | ContentStack): TableCell[] => [
    { ...cell, colSpan: widths.length },
    ...widths.slice(1).map(() => ''),
  ]
  const head = cells(
    columns.map(({ header }) => header),
    { color: muted },
  )
  const body = rows.map((row) => cells(row.map(onPaper)).map((cell, index) => (columns[index]?.box ? tickBox() : cell)))
  const end = body.splice(-ROWS_KEPT)
  if (total) end.push(cells(total, { bold: true, fillColor: wash }))
  // The last rows are a table in one unbreakable row of the outer table, whose padding is compensated.
  const closing: ContentTable = {
    table: { widths, body: end },
    layout: below.length > 0 ? headed : inner,
    margin: [-PAD_X, -PAD_Y, -PAD_X, -PAD_Y],
  }
  return {
    table: {
      headerRows: 2,
      keepWithHeaderRows: Math.min(ROWS_KEPT, body.length + 1),
      dontBreakRows: true,
      widths,
      body: [
        wide({ ...heading(title), margin: [-PAD_X, 0, 0, 0] }),
        head,
        ...body,
        wide({ stack: [closing, ...below] }),
      ],
    },
    layout: below.length > 0 ? inner : headed,
  }
}

/** Returns the place for stamp and signature, at the right. */
export const signature = (office: string): Content => ({
  margin: [0, 14, 0, 0],
  columns: [
    { width: '*', text: '' },
    {
      width: 190,
      alignment: 'center',
      stack: [
        { text: t.receipts('signatoryOf', { office: withParts(office) }), bold: true, color: ink },
        {
          margin: [0, 40, 0, 3],
          canvas: [{ type: 'line', x1: 0, y1: 0, x2: 190, y2: 0, lineWidth: 0.5, lineColor: muted }],
        },
        { text: t.receipts('signatory'), color: muted },
      ],
    },
  ],
})
