import { parseSync } from 'vite'

/*
 * Finds the texts that a person would read and that are literals of the source instead of messages of the catalogue: by
 * their place (between tags, in a `label`, in a `title:`) and, elsewhere, by their form (a sentence).
 */

/** A piece of a text: its letters, or the place of a value in the source. */
export type Part = string | { start: number; end: number }

export interface FoundText {
  /** `jsx`: between tags; `attribute`: the whole value of one; `literal`: a string or template in an expression. */
  kind: 'jsx' | 'attribute' | 'literal'
  start: number
  end: number
  line: number
  parts: Part[]
  /** The text with `{}` for each value. */
  text: string
}

/** A node of the syntax tree (ESTree), as far as it is looked at here. */
interface Node {
  type: string
  start: number
  end: number
  [field: string]: unknown
}

/** Attributes and properties whose value people read: any letters in them are a text. */
const READ = new Set([
  ...['label', 'title', 'documentTitle', 'description', 'detail', 'hint', 'placeholder', 'alt', 'text', 'caption'],
  ...['heading', 'header', 'message', 'confirm', 'actionLabel', 'empty', 'none', 'note', 'here'],
  ...['failureTitle', 'failureText', 'success', 'question', 'submitLabel', 'cancelLabel', 'noun', 'unit', 'legend'],
  ...['aria-label', 'aria-description', 'aria-roledescription', 'aria-valuetext', 'ariaLabel', 'tip', 'reason'],
])
/** Those that nobody reads, whatever their value. */
const NEVER_READ =
  /^(?:class|className|\w*ClassName|style|id|key|name|type|href|to|src|d|viewBox|path|pattern|rel|summary|accept|autoComplete)$/
/** Calls whose texts are for the operator or the developer, or are no texts. */
const NOT_FOR_READERS =
  /^(?:console|log|logger|request\.log|deps\.log|sql|RegExp|describe|test|it|expect|querySelector|fetch)\b/

const hasLetters = (text: string) => /\p{L}/u.test(text)
/** Reads as a sentence or a label of several words. One that begins with an acronym has a small letter somewhere. */
const SENTENCE = /^[“"'(₹{]?(?:\p{Lu}[\p{Ll}’']*[ ,.:!?…](?=.*(?:\p{L}|\{\}))|\p{Lu}+ (?=.*\p{Ll}))/u
/** Joins two values by words, `{} to {}`. */
const JOINED = /^\{\}(?: \p{Ll}+)+ \{\}/u
/** Holds such a text between tags, in a template of a mail. */
const SENTENCE_IN_HTML = />[^<>]*\p{Lu}\p{Ll}* [^<>]*\p{L}/u
/** The value of the header `authorization`. */
const CREDENTIALS = /^Bearer /
/** On paper also a single word, `Total`: a report has no words of another kind. */
const WORD_ON_PAPER = /^\p{Lu}\p{Ll}/u

export function findTexts(file: string, source: string): FoundText[] {
  const { program } = parseSync(file, source)
  const found: FoundText[] = []
  const isSentence = (text: string) =>
    SENTENCE.test(text) ||
    JOINED.test(text) ||
    SENTENCE_IN_HTML.test(text) ||
    (file.startsWith('reports/') && WORD_ON_PAPER.test(text))
  const add = (kind: FoundText['kind'], start: number, end: number, parts: Part[]) => {
    const text = parts.map((part) => (typeof part === 'string' ? part : '{}')).join('')
    found.push({ kind, start, end, parts, text, line: source.slice(0, start).split('\n').length })
  }
  walk(program as unknown as Node, [])
  return found.sort((a, b) => a.start - b.start)

  function walk(node: Node, above: readonly Node[]): void {
    if (/^TS(?:LiteralType|TypeAlias|Interface|TypeAnnotation|TypeReference)|^(?:Import|ExportAll)/.test(node.type))
      return
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') addRuns(node.children as Node[])
    if (node.type === 'JSXAttribute') {
      const value = node.value as Node | null
      const name = nameOf(node.name)
      if (value?.type === 'Literal' && isReadIn(name, String(value.value))) {
        add('attribute', value.start, value.end, [String(value.value)])
        return
      }
      if (NEVER_READ.test(name)) return
    }
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isRead(node.value, node, above)) add('literal', node.start, node.end, [node.value])
      return
    }
    if (node.type === 'TemplateLiteral') {
      const parts = partsOfTemplate(node)
      const text = parts.map((part) => (typeof part === 'string' ? part : '{}')).join('')
      if (isRead(text, node, above)) {
        add('literal', node.start, node.end, parts)
        return
      }
    }
    const next = [...above, node]
    for (const child of childrenOf(node)) walk(child, next)
  }

  /** The content between two tags, with its plain values, is one text. */
  function addRuns(children: readonly Node[]): void {
    let run: Node[] = []
    const close = () => {
      const parts = mergeStrings(run.flatMap(partsOfChild))
      const [first] = run
      const last = run.at(-1)
      if (first && last && parts.some((part) => typeof part === 'string' && hasLetters(part)))
        add('jsx', first.start, last.end, parts)
      run = []
    }
    for (const child of children) {
      if (child.type === 'JSXText' || isPlainValue(child)) run.push(child)
      else close()
    }
    close()
  }

  function partsOfChild(child: Node): Part[] {
    if (child.type === 'JSXText') return [jsxWords(String(child.value))]
    const expression = child.expression as Node
    if (expression.type === 'Literal') return [String(expression.value)]
    return [{ start: expression.start, end: expression.end }]
  }

  function isRead(text: string, node: Node, above: readonly Node[]): boolean {
    if (!hasLetters(text) || CREDENTIALS.test(text)) return false
    let child = node
    for (let index = above.length - 1; index >= 0; index--) {
      const parent = above[index] as Node
      switch (parent.type) {
        case 'ConditionalExpression':
          if (parent.test === child) return false
          break
        case 'LogicalExpression':
        case 'ParenthesizedExpression':
        case 'TSAsExpression':
        case 'TSSatisfiesExpression':
        case 'TSNonNullExpression':
        case 'ArrowFunctionExpression':
          break
        case 'JSXExpressionContainer': {
          const holder = above[index - 1]
          return holder?.type === 'JSXAttribute' ? isReadIn(nameOf(holder.name), text) : true
        }
        case 'Property':
        case 'PropertyDefinition':
          return parent.key === child ? false : isReadIn(nameOf(parent.key), text)
        case 'BinaryExpression':
        case 'SwitchCase':
        case 'MemberExpression':
        case 'TaggedTemplateExpression':
        case 'TSEnumMember':
          return parent.type === 'BinaryExpression' && parent.operator === '+' && isSentence(text)
        case 'NewExpression':
        case 'CallExpression':
          return parent.callee !== child && isForReaders(parent) && isSentence(text)
        case 'ExpressionStatement':
          return false
        case 'VariableDeclarator':
          return !/(?:Style|Class|classes)$/i.test(nameOf(parent.id)) && isSentence(text) && isInReach(above)
        default:
          return isSentence(text) && isInReach(above)
      }
      child = parent
    }
    return false
  }

  function isReadIn(name: string, text: string): boolean {
    return hasLetters(text) && !NEVER_READ.test(name) && (READ.has(name) || isSentence(text))
  }
}

function partsOfTemplate(node: Node): Part[] {
  const quasis = node.quasis as (Node & { value: { cooked: string } })[]
  const expressions = node.expressions as Node[]
  return quasis.flatMap(({ value: { cooked } }, index): Part[] => {
    const value = expressions[index]
    return [...(cooked ? [cooked] : []), ...(value ? [{ start: value.start, end: value.end }] : [])]
  })
}

/** A value that a sentence may hold: no markup, and no text of its own. */
function isPlainValue(child: Node): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  const { type, value } = child.expression as Node
  if (type === 'Literal') return typeof value === 'string' && !hasLetters(value)
  return /^(?:Identifier|MemberExpression|ChainExpression|CallExpression|TemplateLiteral)$/.test(type)
}

/** The words of a text between tags as React shows them: a break of the line is one blank, or none at an end. */
function jsxWords(raw: string): string {
  const lines = raw.split('\n')
  const trimmed = lines.map((line, index) => {
    const begin = index > 0 ? line.trimStart() : line
    return index < lines.length - 1 ? begin.trimEnd() : begin
  })
  return trimmed.filter((line) => line !== '').join(' ')
}

function mergeStrings(parts: readonly Part[]): Part[] {
  const merged: Part[] = []
  for (const part of parts) {
    const last = merged.at(-1)
    if (typeof part === 'string' && typeof last === 'string') merged[merged.length - 1] = last + part
    else if (part !== '') merged.push(part)
  }
  return merged
}

/** False inside a call whose texts no reader sees. */
const isInReach = (above: readonly Node[]) =>
  above.every(
    (node) => !/^(?:NewExpression|CallExpression|TaggedTemplateExpression)$/.test(node.type) || isForReaders(node),
  )

function isForReaders(call: Node): boolean {
  const callee = calleeOf((call.callee ?? call.tag) as Node)
  if (call.type === 'NewExpression') return callee === 'HttpError' || !/Error$|^RegExp$/.test(callee)
  return !NOT_FOR_READERS.test(callee) && !/\blog(?:ger)?\.\w+$/.test(callee)
}

function calleeOf(node: Node): string {
  if (node.type === 'MemberExpression') return `${calleeOf(node.object as Node)}.${nameOf(node.property)}`
  if (node.type === 'CallExpression') return calleeOf(node.callee as Node)
  return nameOf(node)
}

function nameOf(node: unknown): string {
  const { name, value, type } = (node ?? {}) as { name?: unknown; value?: unknown; type?: string }
  if (type === 'Identifier' || type === 'JSXIdentifier') return String(name)
  return typeof value === 'string' ? value : ''
}

function childrenOf(node: Node): Node[] {
  return Object.entries(node)
    .filter(([field]) => field !== 'parent')
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is Node => typeof value === 'object' && value !== null && 'type' in value)
}
