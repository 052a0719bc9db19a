import type { Content, ContentTable, CustomTableLayout, TableCell, TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { showInstant } from '#contract/dates.ts'

/** The one family of every report. */
export const FONT = 'Report'

const ink = '#191924'
const muted = '#5f5f72'
const accent = '#4338ca'
const line = '#dcdce6'
const wash = '#f5f5fa'

/** The width between the margins of an A4 page. */
const WIDTH = 595 - 2 * 40

interface Letterhead {
  /** "Case Details Report". */
  title: string
  /** Who issues the report. */
  office: string
  now: Date
  /** What the report is about, beside the day it was made: `['Case No', 'VR-000123']`. */
  facts: readonly (readonly [label: string, value: string])[]
}

/** A report on paper: letterhead, content, and a foot with page numbers. */
export function report(head: Letterhead, content: Content[]): TDocumentDefinitions {
  const about = head.facts.map(([label, value]) => `${label} ${value}`).join(' · ')
  return {
    pageSize: 'A4',
    pageMargins: [40, 34, 40, 44],
    info: { title: `${head.title} · ${about}`, author: head.office, creator: head.office },
    defaultStyle: { font: FONT, fontSize: 8.5, color: ink, lineHeight: 1.05 },
    content: [letterhead(head), ...content],
    footer: (page, pages) => ({
      margin: [40, 12, 40, 0],
      fontSize: 7.5,
      color: muted,
      columns: [{ text: about }, { text: `Page ${page} of ${pages}`, alignment: 'right' }],
    }),
  }
}

function letterhead({ title, office, now, facts }: Letterhead): Content {
  const generated = ['Generated on', showInstant(now.toISOString())] as const
  return {
    margin: [0, 0, 0, 12],
    stack: [
      {
        columns: [
          {
            stack: [
              { text: office, color: accent, bold: true, fontSize: 9 },
              { text: title, bold: true, fontSize: 17, margin: [0, 2, 0, 0] },
            ],
          },
          {
            width: 'auto',
            layout: 'noBorders',
            table: {
              body: [...facts, generated].map(([label, value]) => [
                { text: label, color: muted, alignment: 'right' },
                { text: value, bold: true, alignment: 'right' },
              ]),
            },
          },
        ],
      },
      {
        margin: [0, 6, 0, 0],
        canvas: [{ type: 'line', x1: 0, y1: 0, x2: WIDTH, y2: 0, lineWidth: 1.5, lineColor: accent }],
      },
    ],
  }
}

export interface ReportFact {
  label: string
  value: string | null | undefined
  /** A row of its own, for long texts. */
  wide?: boolean
}

const rules: CustomTableLayout = {
  hLineWidth: () => 0.5,
  hLineColor: () => line,
  vLineWidth: () => 0,
  paddingTop: () => 2.6,
  paddingBottom: () => 2.6,
  paddingLeft: () => 6,
  paddingRight: () => 6,
}

/** A text in one run of lines that cannot be wider than its place, or a dash. */
const onPaper = (text: string | null | undefined): string =>
  text?.replace(/\s+/g, ' ').replace(/\S{16}(?=\S)/gu, '$&\u200b') || '-'

/** A heading with names and values below it, two to a row. Missing values show a dash. */
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
      body.push([label(row.label), { ...(value(row.value) as object), colSpan: 3 } as TableCell, {}, {}])
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

/** A heading with names and amounts below it, and their total. */
export function amounts(title: string, rows: readonly (readonly [string, string])[], total: readonly [string, string]) {
  const row = ([label, value]: readonly [string, string], strong = false): TableCell[] => [
    { text: label, color: strong ? ink : muted, bold: strong, ...(strong && { fillColor: wash }) },
    { text: value, alignment: 'right', bold: true, ...(strong && { fillColor: wash }) },
  ]
  return block(title, {
    table: { widths: ['*', 130], body: [...rows.map((one) => row(one)), row(total, true)] },
    layout: rules,
  })
}

function block(title: string, table: ContentTable): Content {
  return {
    margin: [0, 0, 0, 9],
    stack: [
      // A heading never stands alone at the foot of a page.
      { text: title, bold: true, fontSize: 10, color: accent, margin: [0, 0, 0, 3], headlineLevel: 1 },
      table,
    ],
    unbreakable: true,
  }
}

/** Two blocks beside each other. */
export const sideBySide = (left: Content, right: Content): Content => ({
  columns: [
    { width: '*', stack: [left] },
    { width: '*', stack: [right] },
  ],
  columnGap: 18,
})

/** Names and values one to a row, for a column of a page. */
export function narrowFacts(title: string, rows: readonly ReportFact[]): Content {
  const body = rows.map((row): TableCell[] => [
    { text: row.label, color: muted },
    { text: onPaper(row.value), bold: Boolean(row.value) },
  ])
  return block(title, { table: { widths: [62, '*'], body }, layout: rules })
}

export interface ListingColumn {
  header: string
  width: number | '*' | 'auto'
  /** For amounts and counts. */
  right?: boolean
}

/** A heading with a table of many rows below it, whose head is repeated on every page; `total` is its last row. */
export function listing(
  title: string,
  columns: readonly ListingColumn[],
  rows: readonly (readonly string[])[],
  total?: readonly string[],
): Content {
  const alignment = (at: number) => (columns[at]?.right ? ('right' as const) : ('left' as const))
  const head = columns.map(({ header }, at): TableCell => ({ text: header, color: muted, alignment: alignment(at) }))
  const body = rows.map((row) => row.map((text, at): TableCell => ({ text: onPaper(text), alignment: alignment(at) })))
  const foot = total?.map((text, at): TableCell => ({ text, bold: true, fillColor: wash, alignment: alignment(at) }))
  return {
    margin: [0, 0, 0, 9],
    stack: [
      { text: title, bold: true, fontSize: 10, color: accent, margin: [0, 0, 0, 3], headlineLevel: 1 },
      {
        table: {
          headerRows: 1,
          // A heading takes two rows along to the next page.
          keepWithHeaderRows: Math.min(2, rows.length),
          dontBreakRows: true,
          widths: columns.map(({ width }) => width),
          body: [head, ...body, ...(foot ? [foot] : [])],
        },
        layout: rules,
      },
    ],
  }
}
