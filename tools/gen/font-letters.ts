import { readFileSync } from 'node:fs'
import { Blob, Face } from 'harfbuzzjs'
import { BASE, type FontFile, fontFile, scriptFonts } from '../../reports/font-files.ts'
import { generatedFrom } from './generated-note.ts'

/** Returns the letters of every font of PDFs, as the inside of a class of a regular expression: those of the base font only there. */
export function fontLetters(root: string): Record<string, string> {
  const lettersOf = (font: FontFile) =>
    Array.from(
      new Face(
        new Blob(new Uint8Array(readFileSync(`${root}/node_modules/${fontFile(font, 'normal')}`)).buffer),
      ).collectUnicodes(),
    )
      .filter((code) => code > 0x20)
      .toSorted((one, other) => one - other)
  const base = lettersOf(BASE)
  const known = new Set(base)
  const classes = [
    [BASE, base] as const,
    ...scriptFonts.map((font) => [font, lettersOf(font).filter((code) => !known.has(code))] as const),
  ].map(([font, codes]) => `  ${font}: String.raw\`${rangesOf(codes)}\`,\n`)
  return {
    'reports/font-letters.generated.ts': `/* ${generatedFrom('the fonts')} */\n\n/** The letters of each font, for a class of a regular expression; those of the first are in no other one. */\nexport const fontLetters = {\n${classes.join('')}}\n`,
  }
}

function rangesOf(codes: readonly number[]): string {
  const ranges: [number, number][] = []
  for (const code of codes) {
    const last = ranges.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else ranges.push([code, code])
  }
  const spell = (code: number) => `\\u{${code.toString(16)}}`
  return ranges.map(([from, to]) => (from === to ? spell(from) : `${spell(from)}-${spell(to)}`)).join('')
}
