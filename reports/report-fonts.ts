import type { TDocumentDefinitions } from 'pdfmake/interfaces.js'
import { type ScriptFont, scriptFonts } from './font-files.ts'
import { FONT } from './report-style.ts'
import { fontRuns, isPlain, isRightToLeft } from './script-fonts.ts'

/* The texts of a report, each part in the font of its script: a text of pdfmake has one font. */

/** Returns the family of a script's font in a report. */
export const familyOf = (font: ScriptFont): string => `${FONT} ${font}`

/** The members of a node that hold text or further nodes. */
const PARTS = ['content', 'header', 'footer', 'text', 'stack', 'columns', 'ul', 'ol', 'table', 'body'] as const

/** Letters of a line with words from right to left, which stay together, so that lines end here; the longer one across columns. */
const RTL_LINE = 36
const WIDE_RTL_LINE = 84

/**
 * Gives the texts of a report the fonts of their scripts, in its own nodes, on which pdfmake notes their places. Throws
 * `UnprintableText`.
 */
export const withFonts = (report: TDocumentDefinitions): TDocumentDefinitions => convert(report) as TDocumentDefinitions

function convert(node: unknown, letters = RTL_LINE): unknown {
  if (typeof node === 'string') return isPlain(node) ? node : { text: partsOf(node, letters) }
  if (typeof node === 'function')
    return (...facts: unknown[]) => convert((node as (...facts: unknown[]) => unknown)(...facts))
  if (typeof node !== 'object' || node === null) return node
  const parts = node as Record<string | number, unknown>
  const inLine = Number(parts.colSpan) > 2 ? WIDE_RTL_LINE : letters
  const names = Array.isArray(node) ? node.keys() : PARTS.filter((name) => name in node)
  for (const name of names) {
    const part = parts[name]
    if (name === 'text' && typeof part === 'string') parts[name] = isPlain(part) ? part : partsOf(part, inLine)
    else parts[name] = convert(part, inLine)
  }
  return node
}

const partsOf = (text: string, letters: number) =>
  text
    .split('\n')
    .flatMap((paragraph) => shortLines(paragraph, letters).map((line) => fontRuns(line, isRightToLeft(paragraph))))
    .flatMap((runs, index) => [
      ...(index > 0 ? ['\n'] : []),
      ...runs.map((run) => (run.font ? { text: run.text, font: familyOf(run.font) } : run.text)),
    ])

/** Breaks a long line with words from right to left between its words. */
function shortLines(line: string, letters: number): string[] {
  if (line.length <= letters || !fontRuns(line).some(({ font }) => font === 'Arabic')) return [line]
  const lines: string[] = []
  for (const word of line.split(' ')) {
    const last = lines.at(-1)
    if (last === undefined || last.length + word.length >= letters) lines.push(word)
    else lines[lines.length - 1] = `${last} ${word}`
  }
  return lines
}

/** Returns what a report with fonts writes in the fonts of other scripts. */
export function scriptTexts(report: TDocumentDefinitions): Map<ScriptFont, Set<string>> {
  const texts = new Map<ScriptFont, Set<string>>()
  const visit = (node: unknown): void => {
    if (Array.isArray(node)) for (const one of node) visit(one)
    else if (typeof node === 'function') visit((node as (...facts: unknown[]) => unknown)(1, 1, PAGE))
    else if (typeof node === 'object' && node !== null) {
      const { font: family, text } = node as { font?: unknown; text?: unknown }
      const font = scriptFonts.find((one) => familyOf(one) === family)
      if (font) texts.set(font, (texts.get(font) ?? new Set()).add(String(text)))
      for (const name of PARTS) if (name in node) visit((node as Record<string, unknown>)[name])
    }
  }
  visit(report)
  return texts
}

/** A page, for the head and foot of any. */
const PAGE = { width: 595, height: 842, orientation: 'portrait' }
