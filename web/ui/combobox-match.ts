import type { Option } from './option.ts'

/** Keeps letters and digits, so that `mh12` matches `MH-12 - PUNE`. */
const bare = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The options that contain every word of the input; those that start with the input come first. */
export function matchOptions(options: readonly Option[], typed: string): readonly Option[] {
  const words = typed.split(/\s+/).map(bare).filter(Boolean)
  if (words.length === 0) return options
  const start = bare(typed)
  const found = options.filter(({ label }) => words.every((word) => bare(label).includes(word)))
  const begins = (option: Option) => bare(option.label).startsWith(start)
  return [...found.filter(begins), ...found.filter((option) => !begins(option))]
}
