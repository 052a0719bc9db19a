/* The fonts of PDFs: Noto Sans, a package for each script. */

/** The font of Latin, the rupee sign and Devanagari. */
export const BASE = 'Devanagari' as const

/** The fonts of other scripts, each loaded only for a text that needs it. */
export const scriptFonts = [
  'Gujarati',
  'Tamil',
  'Telugu',
  'Kannada',
  'Malayalam',
  'Bengali',
  'Gurmukhi',
  'Oriya',
  'Arabic',
] as const
export type ScriptFont = (typeof scriptFonts)[number]
export type FontFile = ScriptFont | typeof BASE

/** Every font of PDFs. */
export const allFonts: readonly FontFile[] = [BASE, ...scriptFonts]

const WEIGHTS = { normal: '400Regular', bold: '600SemiBold' } as const
export type Weight = keyof typeof WEIGHTS

/** Returns the file of a font within the packages. */
export function fontFile(font: FontFile, weight: Weight): string {
  const folder = WEIGHTS[weight]
  return `@expo-google-fonts/noto-sans-${font.toLowerCase()}/${folder}/NotoSans${font}_${folder}.ttf`
}

/** Returns the name by which a font calls itself. */
export const fontName = (font: ScriptFont, weight: Weight): string =>
  `NotoSans${font}-${weight === 'normal' ? 'Regular' : 'SemiBold'}`
