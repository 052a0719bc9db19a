const OPERATION = /^(?:\s|--[^\n]*\n|\/\*.*?\*\/)*([a-z]+)/i
const TABLE = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z][a-z_]{1,62})"?(?!\w)/i
const MAX_NAMES = 2_000
/** A longer text is read only so far. */
const MAX_TEXT = 20_000

const names = new Map<string, string>()

/** Returns what a statement does, such as `select cases`: its first word and its own first table, never a value. */
export function statementName(text: string): string {
  const known = names.get(text)
  if (known) return known
  const operation = OPERATION.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = TABLE.exec(withoutParts(text.slice(0, MAX_TEXT)))?.[1]?.toLowerCase()
  const name = table ? `${operation} ${table}` : operation
  if (names.size < MAX_NAMES) names.set(text, name)
  return name
}

/** Returns a statement without its texts and without what stands in parentheses, such as other statements. */
function withoutParts(text: string): string {
  let depth = 0
  let left = ''
  for (const [part] of text.replaceAll(/'[^']*'/g, '').matchAll(/[()]|[^()]+/g)) {
    if (part === '(') depth += 1
    else if (part === ')') depth -= 1
    else if (depth <= 0) left += part
  }
  return left
}
