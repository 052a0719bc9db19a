import { Parser } from 'htmlparser2'
import type { SheetRow } from '#contract/tables/find-table.ts'
import type { SheetLimits } from '../sheets.ts'
import { SheetRefusal } from './bounded-rows.ts'

/** A sheet of a page or of an XML workbook. */
export interface MarkupSheet {
  name: string
  rows: SheetRow[]
}

interface OpenRow {
  cells: string[]
  wide: number[]
}

/** How many places a cell may span. */
const MOST_SPANNED = 200

const SKIPPED = new Set(['script', 'style', 'head', 'title'])

/**
 * Returns the tables of a page (`.xls` of SBI, HDFC), all of them in one sheet, or the sheets of an XML workbook (Excel
 * 2003). Throws a `SheetRefusal` for one with more cells than a sheet may have.
 */
export function sheetsOfMarkup(text: string, limits: SheetLimits): MarkupSheet[] {
  const isXml = /<(?:\w+:)?Workbook\b/i.test(text.slice(0, 5_000))
  const sheets: MarkupSheet[] = isXml ? [] : [{ name: '', rows: [] }]
  // A cell can hold another table, whose rows are then its content.
  const open: { row: OpenRow; text: string | null }[] = []
  let number = 0
  let skipped = 0
  /** The cells of rows above that span this row, by place: their text, and for how many rows. */
  let below = new Map<number, { text: string; rows: number }>()

  const endRow = () => {
    const top = open.pop()
    const sheet = sheets.at(-1)
    if (!top || !sheet) return
    number += 1
    if (sheet.rows.length > limits.rows + 200) throw new SheetRefusal('rows')
    if (top.row.cells.some((cell) => cell.trim() !== ''))
      sheet.rows.push({
        row: number,
        cells: top.row.cells.map((cell) => cell.replaceAll(/\s+/g, ' ').trim()),
        ...(top.row.wide.length > 0 && { wide: top.row.wide }),
      })
    // What held the table holds nothing else.
    const outer = open.at(-1)
    if (outer) outer.text = ''
  }
  const fillSpanned = ({ cells }: OpenRow) => {
    for (let spanned = below.get(cells.length); spanned; spanned = below.get(cells.length)) {
      if (spanned.rows > 1) below.set(cells.length, { ...spanned, rows: spanned.rows - 1 })
      else below.delete(cells.length)
      cells.push(spanned.text)
    }
  }
  let cellSpan = { columns: 1, rows: 1 }
  const parser = new Parser(
    {
      onopentag(tag, attributes) {
        const name = tag.replace(/^\w+:/, '').toLowerCase()
        const numberOf = (...names: string[]) =>
          Math.min(MOST_SPANNED, Math.max(0, ...names.map((one) => Number.parseInt(attributes[one] ?? '', 10) || 0)))
        if (SKIPPED.has(name) && !isXml) skipped += 1
        else if (name === 'worksheet') {
          sheets.push({ name: attributes['ss:name'] ?? attributes['ss:Name'] ?? '', rows: [] })
          number = 0
          below = new Map()
        } else if (name === 'table' && !isXml) below = new Map()
        else if (name === 'row' || name === 'tr') {
          const index = numberOf('ss:index', 'ss:Index')
          if (isXml && index > 0) number = index - 1
          open.push({ row: { cells: [], wide: [] }, text: null })
        } else if (name === 'cell' || name === 'td' || name === 'th') {
          const top = open.at(-1)
          if (!top) return
          const index = numberOf('ss:index', 'ss:Index')
          while (isXml && top.row.cells.length < index - 1) top.row.cells.push('')
          fillSpanned(top.row)
          top.text = ''
          cellSpan = isXml
            ? {
                columns: 1 + numberOf('ss:mergeacross', 'ss:MergeAcross'),
                rows: 1 + numberOf('ss:mergedown', 'ss:MergeDown'),
              }
            : { columns: numberOf('colspan') || 1, rows: numberOf('rowspan') || 1 }
        } else if (name === 'br') addText(' ')
      },
      ontext: (part) => addText(part),
      onclosetag(tag) {
        const name = tag.replace(/^\w+:/, '').toLowerCase()
        if (SKIPPED.has(name) && !isXml) skipped = Math.max(0, skipped - 1)
        else if (name === 'cell' || name === 'td' || name === 'th') endCell()
        else if (name === 'row' || name === 'tr') endRow()
      },
    },
    { xmlMode: isXml, decodeEntities: true, lowerCaseTags: !isXml },
  )
  function addText(part: string) {
    const top = open.at(-1)
    if (skipped === 0 && top && top.text !== null && top.text.length <= limits.cell) top.text += part
  }
  function endCell() {
    const top = open.at(-1)
    if (!top || top.text === null) return
    const at = top.row.cells.length
    const value = top.text
    top.row.cells.push(value)
    if (cellSpan.rows > 1) below.set(at, { text: value, rows: cellSpan.rows - 1 })
    for (let next = 1; next < cellSpan.columns; next += 1) {
      top.row.wide.push(top.row.cells.length)
      top.row.cells.push('')
    }
    top.text = null
    cellSpan = { columns: 1, rows: 1 }
  }
  parser.end(text)
  return sheets.filter(({ rows }) => rows.length > 0)
}
