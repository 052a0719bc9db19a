/**
 * Returns the part of a minified style sheet that applies to a page: without the rules whose classes the page does not
 * have. Rules without a class are kept. The order stays, so the whole sheet, loaded later, changes nothing that is painted.
 */
export function usedStyles(styles: string, html: string): string {
  return keepRules(styles.replace(/\/\*.*?\*\/\s*/gs, ''), classesOf(html))
}

function classesOf(html: string): Set<string> {
  const lists = [...html.matchAll(/\sclass="([^"]*)"/g)].map(([, list = '']) => list)
  return new Set(lists.flatMap((list) => list.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/)))
}

/** At-rules that contain style rules; what others contain, such as `@keyframes`, are no selectors. */
const GROUP = /^@(?:layer|media|supports|container)\b/

function keepRules(styles: string, classes: ReadonlySet<string>): string {
  let kept = ''
  for (let at = 0; at < styles.length; ) {
    const end = endOf(styles, at)
    const [prelude, body] = split(styles.slice(at, end))
    if (body === null) kept += prelude
    else if (GROUP.test(prelude)) {
      const rules = keepRules(body, classes)
      if (rules) kept += `${prelude}{${rules}}`
      // The first mention of a layer decides its place.
      else if (prelude.startsWith('@layer')) kept += `${prelude};`
    } else {
      const selectors = prelude.startsWith('@') ? prelude : keepSelectors(prelude, classes)
      if (selectors) kept += `${selectors}{${body}}`
    }
    at = end
  }
  return kept
}

/** The selectors of a list all of whose classes the page has; classes in brackets of `:not(…)` and the like do not count. */
function keepSelectors(list: string, classes: ReadonlySet<string>): string {
  const applies = (selector: string) =>
    [...withoutBrackets(selector).matchAll(/\.((?:[\w-]|\\.)+)/g)].every(([, name = '']) =>
      classes.has(name.replace(/\\(.)/g, '$1')),
    )
  return splitList(list).filter(applies).join(',')
}

/** The end of the rule or statement that begins at an index. */
function endOf(styles: string, begin: number): number {
  let depth = 0
  for (const [at, sign] of signs(styles, begin)) {
    if (sign === '{') depth += 1
    else if (sign === '}') depth -= 1
    if (depth === 0 && (sign === '}' || sign === ';')) return at + 1
  }
  return styles.length
}

/** A rule as its selectors or at-rule, and its body; null for a statement without one. */
function split(rule: string): [prelude: string, body: string | null] {
  for (const [at, sign] of signs(rule, 0)) if (sign === '{') return [rule.slice(0, at), rule.slice(at + 1, -1)]
  return [rule, null]
}

function splitList(list: string): string[] {
  const parts = ['']
  let depth = 0
  let from = 0
  for (const [at, sign] of signs(list, 0)) {
    if (sign === '(' || sign === '[') depth += 1
    else if (sign === ')' || sign === ']') depth -= 1
    else if (sign === ',' && depth === 0) {
      parts[parts.length - 1] = list.slice(from, at)
      parts.push('')
      from = at + 1
    }
  }
  parts[parts.length - 1] = list.slice(from)
  return parts
}

function withoutBrackets(selector: string): string {
  let outside = ''
  let depth = 0
  let from = 0
  for (const [at, sign] of signs(selector, 0)) {
    if (sign === '(' || sign === '[') {
      if (depth === 0) outside += selector.slice(from, at)
      depth += 1
    } else if (sign === ')' || sign === ']') {
      depth -= 1
      from = at + 1
    }
  }
  return outside + selector.slice(from)
}

/** The signs of a style sheet with their places, without escaped ones and those of strings. */
function* signs(styles: string, begin: number): Generator<[at: number, sign: string]> {
  const token = /\\.|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|[{}()[\],;]/gs
  token.lastIndex = begin
  for (let match = token.exec(styles); match; match = token.exec(styles))
    if (match[0].length === 1) yield [match.index, match[0]]
}
