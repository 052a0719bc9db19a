import type { Option } from './option.ts'

/** Keeps letters and digits, so that `mh12` matches `MH-12 - PUNE`. */
const withoutSeparators = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The options that contain every word of the input; those that start with the input come first. */
export function matchOptions(options: readonly Option[], query: string): readonly Option[] {
  const words = query.split(/\s+/).map(withoutSeparators).filter(Boolean)
  if (words.length === 0) return options
  const queryStart = withoutSeparators(query)
  const matching = options.filter(({ label }) => words.every((word) => withoutSeparators(label).includes(word)))
  const begins = (option: Option) => withoutSeparators(option.label).startsWith(queryStart)
  return [...matching.filter(begins), ...matching.filter((option) => !begins(option))]
}
