import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'
import { allEndpoints } from '#contract/all-endpoints.generated.ts'
import { englishTexts } from '#contract/texts/english.ts'
import { textOf } from '#contract/texts.ts'
import { quotedTexts } from './e2e/spec-texts/quoted.ts'

/* Every text that a person reads comes from `contract/texts/` (docs/decisions/0166). */

const ROOT = join(import.meta.dirname, '..')

/** Texts for the people who run the portal, and the API's description: they stay where they are, in English. */
const forOperators = [
  'contract/long-lists.ts',
  'server/start/app.ts',
  'server/backup/**',
  'server/start/check-readers.ts',
  'server/start/config.ts',
  'server/db/pool-size.ts',
  'server/history/history-chain.ts',
  'server/http/openapi.ts',
  'server/telemetry/metrics.ts',
  'server/start/run-process.ts',
]
/**
 * The same in each language of the portal: states of India, stored events of the history, names of Tally and of the GST
 * offline tool, labels of central forms, names of fonts, and the office's texts to owners in Hindi or English.
 */
const storedNames = [
  'contract/tables/pincodes.ts',
  'contract/states.ts',
  'contract/office/gstin.ts',
  'contract/reminders/reminder-text.ts',
  'contract/tables/read-state.ts',
  'contract/tally/tally-values.ts',
  'reports/font-files.ts',
  'reports/script-fonts.ts',
  'server/features/exports/gstr1.ts',
  'server/features/official-forms/central-layouts.ts',
]
const storedEvents = ['Aadhaar revealed']

/** `area.name` of each text that a source names: `t.area('name'`, `'area.name'`, `text('name'` of `const text = t.area`. */
function textsNamedIn(source: string): string[] {
  const said = [...source.matchAll(/\b(?:t|english)\.(\w+)(?:\.rich|\.raw)?\(([^)]*)/g)].flatMap(
    ([, area, call = '']) => [...call.matchAll(/['`](\w+)/g)].map(([, name]) => `${area}.${name}`),
  )
  const keys = [...source.matchAll(/['`](\w+\.\w+)(?=['`.])/g)].map(([, key = '']) => key)
  return [...said, ...keys]
}

const textsOf = (file: string) => findTexts(file, readFileSync(join(ROOT, file), 'utf8'))

const files = globSync('{contract,server,reports,web}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.{ts,tsx}', '**/*.generated.ts', 'contract/texts/**', ...forOperators, ...storedNames],
})

test('no text that a person reads is a literal outside the catalogue', () => {
  const found = files.flatMap((file) =>
    textsOf(file)
      // The name of a text is said later.
      .filter(({ text }) => !storedEvents.includes(text) && textOf(text) === text)
      .map(({ line, text }) => `${file}:${line} ${text}`),
  )
  expect(found).toEqual([])
  expect(files.length).toBeGreaterThan(300)
})

test('each text of the catalogue is shown somewhere', () => {
  const sources = globSync('{contract,server,reports,web}/**/*.{ts,tsx}', {
    cwd: ROOT,
    exclude: ['**/*.test.{ts,tsx}'],
  }).map((file) => readFileSync(join(ROOT, file), 'utf8'))
  const used = new Set(sources.flatMap(textsNamedIn))
  const unused = Object.entries(englishTexts).flatMap(([area, texts]) =>
    Object.keys(texts).flatMap((name) => (used.has(`${area}.${name}`) ? [] : [`${area}.${name}`])),
  )
  expect(unused).toEqual([])
})

test('a success that the specification does not word is told in a sentence, whose words do not begin with capitals', () => {
  const worded = new Set(quotedTexts.map(([, text]) => text))
  const told = allEndpoints.map(({ message }) => textOf(message)).filter((text) => !worded.has(text))
  expect(told.filter((text) => /[^.] [A-Z][a-z]/.test(text))).toEqual([])
  expect(told.length).toBeGreaterThan(50)
})

test('a text is found where it is said or named', () => {
  const source =
    "show(t.bills('title'), t.cases(isOwn ? 'own' : 'other'))\nconflict('cases.stale')\nt.x(`states.${state}`)"
  expect(textsNamedIn(source)).toEqual(['bills.title', 'cases.own', 'cases.other', 'x.states', 'cases.stale'])
})

test.each([
  ['server/a.ts', "throw conflict('This case is paid already')", 'This case is paid already'],
  [
    'server/a.ts',
    "const texts = { 'a.hptId': 'HPT must be one of the active firms' }",
    'HPT must be one of the active firms',
  ],
  ['server/a.ts', 'const subject = `Your bill for ${month} is ready`', 'Your bill for {} is ready'],
  ['server/a.ts', 'const html = `<p>Copy this address: ${href}</p>`', '<p>Copy this address: {}</p>'],
  ['contract/a.ts', "z.string({ error: 'Enter a text' })", 'Enter a text'],
  ['contract/a.ts', "const labels = { firmName: { label: 'Firm' } }", 'Firm'],
  ['reports/a.ts', "listing(['', 'Total'])", 'Total'],
  ['web/a.ts', 'const days = `${from} to ${to}`', '{} to {}'],
  ['web/a.tsx', 'const a = <p>Paid</p>', 'Paid'],
  ['web/a.tsx', 'const a = <p>{count} cases</p>', '{} cases'],
  ['web/a.tsx', "const a = <p>{isPaid ? 'Paid' : null}</p>", 'Paid'],
  ['web/a.tsx', 'const a = <Field label="Name" />', 'Name'],
  ['web/a.tsx', 'const a = <button aria-label={`Close ${name}`} />', 'Close {}'],
  ['web/a.tsx', "toast({ title: 'Saved' })", 'Saved'],
])('the finder sees the text in %s: %s', (file, source, text) => {
  expect(findTexts(file, source).map((one) => one.text)).toEqual([text])
})

test.each([
  "import { a } from './Some words.ts'",
  "throw new Error('A sentence for the developer')",
  "log.info('A line of the log')",
  'const rows = sql`Select this from that`',
  'const a = <p className="Some Words here">{t.cases(\'created\')}</p>',
  "if (status === 'Created by hand') stop()",
  "type Tab = 'Under Verification'",
])('the finder leaves alone what no reader sees: %s', (source) => {
  expect(findTexts('web/a.tsx', source)).toEqual([])
})

/*
 * Finds the texts that a person would read and that are literals of the source instead of messages of the catalogue: by
 * their place (between tags, in a `label`, in a `title:`) and, elsewhere, by their form (a sentence).
 */

interface FoundText {
  line: number
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

function findTexts(file: string, source: string): FoundText[] {
  const { program } = parseSync(file, source)
  const found: FoundText[] = []
  const isSentence = (text: string) =>
    SENTENCE.test(text) ||
    JOINED.test(text) ||
    SENTENCE_IN_HTML.test(text) ||
    (file.startsWith('reports/') && WORD_ON_PAPER.test(text))
  const add = (text: string, start: number) => found.push({ text, line: source.slice(0, start).split('\n').length })
  walk(program as unknown as Node, [])
  return found

  function walk(node: Node, above: readonly Node[]): void {
    if (/^TS(?:LiteralType|TypeAlias|Interface|TypeAnnotation|TypeReference)|^(?:Import|ExportAll)/.test(node.type))
      return
    if (node.type === 'JSXElement' || node.type === 'JSXFragment') addRuns(node.children as Node[])
    if (node.type === 'JSXAttribute') {
      const value = node.value as Node | null
      const name = nameOf(node.name)
      if (value?.type === 'Literal' && isReadIn(name, String(value.value))) {
        add(String(value.value), value.start)
        return
      }
      if (NEVER_READ.test(name)) return
    }
    if (node.type === 'Literal' && typeof node.value === 'string') {
      if (isRead(node.value, node, above)) add(node.value, node.start)
      return
    }
    if (node.type === 'TemplateLiteral') {
      const text = (node.quasis as { value: { cooked: string } }[]).map(({ value }) => value.cooked).join('{}')
      if (isRead(text, node, above)) {
        add(text, node.start)
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
      const text = run.map(textOfChild).join('')
      if (hasLetters(text)) add(text, run[0]?.start ?? 0)
      run = []
    }
    for (const child of children) {
      if (child.type === 'JSXText' || isPlainValue(child)) run.push(child)
      else close()
    }
    close()
  }

  function textOfChild(child: Node): string {
    if (child.type === 'JSXText') return jsxWords(String(child.value))
    const expression = child.expression as Node
    return expression.type === 'Literal' ? String(expression.value) : '{}'
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
