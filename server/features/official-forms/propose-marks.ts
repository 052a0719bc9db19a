import { join } from 'node:path'
import type { EndpointData } from '#contract/endpoint.ts'
import type {
  Mark,
  OfficialForm,
  officialFormEndpoints,
  ProposedMarks,
} from '#contract/official-forms/official-form.ts'
import type { TextLine } from '../../adapters/pdf/read-lines.ts'
import type { Deps } from '../../context/deps.ts'
import { notFound } from '../../http/errors.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { answerOf } from '../files/pdf-answer.ts'
import { copyStoredFile } from '../files/read-file.ts'
import { type Anchor, type CentralLayout, centralLayouts } from './central-layouts.ts'
import { findRoom, findRoomAbove, type Room } from './find-room.ts'
import { presentForm } from './forms.ts'

type Propose = typeof officialFormEndpoints.propose

/**
 * Proposes the marks of a central form for a blank, by the labels in its text; nothing is stored. 404 for an unknown
 * form, 400 for a blank that cannot be read in time.
 */
export async function proposeMarks(deps: Deps, request: RequestContext<Propose>): Promise<EndpointData<Propose>> {
  const { id, number } = request.input
  const stored = await deps.database.db.selectFrom('forms').selectAll().where('id', '=', id).executeTakeFirst()
  if (!stored) throw notFound()
  const store = { files: deps.files, log: request.log }
  const answer = await deps.temporary.use((folder) =>
    deps.pdfs.readLines(async () => {
      await copyStoredFile(store, stored.file_key, id, join(folder, 'pdf'))
      return { folder, pdf: 'pdf' }
    }, request.caller),
  )
  return fitMarks(centralLayouts[number], answerOf(answer).lines, presentForm(stored).pages)
}

type Pages = OfficialForm['pages']

/** The letters and digits of all lines, each with its place in them. */
interface Searched {
  text: string
  places: { line: number; letter: number }[]
}

/** Some letters of a line. */
interface Found {
  line: number
  first: number
  last: number
  /** Where it begins in the searched text. */
  start: number
}

/** The font sizes of a mark, in points: that of its label, within these. */
const [SMALLEST, LARGEST] = [8, 11]
/** The distance of letters above the line that is printed for them, in points. */
const LIFT = 1
/** The baseline of a mark, in font sizes below its top. */
const BASELINE = 0.8

/** Proposes the marks of a central form beside the labels that are found in the lines of a blank. */
function fitMarks(layout: CentralLayout, lines: readonly TextLine[], pages: Pages): ProposedMarks {
  if (lines.length === 0) return { marks: stackMarks(layout, pages), missing: [], isScan: true }
  const searched = searchedText(lines)
  const partAt = partsOf(layout, searched)
  const taken = new Set<string>()
  const marks: Mark[] = []
  const missing: ProposedMarks['missing'] = []
  for (const anchor of layout.anchors) {
    const room = roomFor(anchor, { searched, lines, partAt, taken })
    if (room) marks.push(markIn(room, anchor.value, pages))
    else if (!anchor.optional) missing.push({ label: anchor.labels[0] ?? '', value: anchor.value })
  }
  return { marks, missing, isScan: false }
}

interface Search {
  searched: Searched
  lines: readonly TextLine[]
  partAt: (start: number) => number
  /** Rooms that an earlier anchor has, by their keys. */
  taken: Set<string>
}

function roomFor(anchor: Anchor, { searched, lines, partAt, taken }: Search): Room | null {
  const candidates = function* () {
    for (const found of findLabels(anchor.labels, searched, lines))
      if (!anchor.begins || beginsLine(found, lines))
        yield { found, room: findRoom(lines, found.line, found.last, anchor.next) }
    for (const found of findLabels(anchor.below ?? [], searched, lines))
      yield { found, room: findRoomAbove(lines, found.line) }
  }
  for (const { found, room } of candidates()) {
    if (!room || (anchor.part !== undefined && partAt(found.start) !== anchor.part)) continue
    const key = `${room.page} ${room.y} ${room.x}`
    if (taken.has(key)) continue
    taken.add(key)
    return room
  }
  return null
}

const rounded = (points: number) => Math.round(points * 100) / 100

function markIn({ page, x, y, width, size }: Room, value: string, pages: Pages): Mark {
  const sides = pages[page - 1] ?? { width: x + width, height: y }
  const fitted = rounded(Math.min(LARGEST, Math.max(SMALLEST, size)))
  const left = Math.max(0, x)
  return {
    page,
    x: rounded(left),
    y: rounded(Math.max(0, Math.min(y - BASELINE * fitted - LIFT, sides.height - fitted))),
    // Cut, not rounded: a mark may not reach over the edge of its page.
    width: Math.floor(Math.min(width, sides.width - left) * 100) / 100,
    size: fitted,
    value,
  }
}

const comparable = (text: string) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')

function searchedText(lines: readonly TextLine[]): Searched {
  let text = ''
  const places: Searched['places'] = []
  for (const [line, { letters }] of lines.entries())
    for (const [letter, shown] of letters.entries()) {
      const plain = comparable(shown)
      text += plain
      for (let n = 0; n < plain.length; n += 1) places.push({ line, letter })
    }
  return { text, places }
}

/** Returns where labels stand, from top to bottom; of labels that overlap the longest. */
function findLabels(labels: readonly string[], { text, places }: Searched, lines: readonly TextLine[]): Found[] {
  const spans: { start: number; end: number }[] = []
  for (const label of labels.map(comparable).toSorted((a, b) => b.length - a.length))
    for (let start = text.indexOf(label); start !== -1; start = text.indexOf(label, start + 1)) {
      const end = start + label.length - 1
      if (spans.some((other) => start <= other.end && end >= other.start)) continue
      if (isWord(places, lines, start, end)) spans.push({ start, end })
    }
  return spans
    .toSorted((a, b) => a.start - b.start)
    .flatMap(({ start, end }) => {
      const [from, to] = [places[start], places[end]]
      if (!from || !to) return []
      return [{ line: to.line, first: from.line === to.line ? from.letter : 0, last: to.letter, start }]
    })
}

/** Returns whether no letter is close before or after. */
function isWord(places: Searched['places'], lines: readonly TextLine[], start: number, end: number): boolean {
  const areApart = (before: number, behind: number) => {
    const [a, b] = [places[before], places[behind]]
    if (!a || !b || a.line !== b.line || b.letter - a.letter > 1) return true
    const line = lines[a.line]
    return !line || (line.left[b.letter] ?? 0) - (line.right[a.letter] ?? 0) > 0.12 * line.size
  }
  return areApart(start - 1, start) && areApart(end, end + 1)
}

/** Returns whether it begins its line, apart from a number such as `2.` or `(a)`. */
const beginsLine = ({ line, first }: Found, lines: readonly TextLine[]): boolean =>
  /^\W*(?:\d{1,2}|[a-z])?\W*$/i.test((lines[line]?.letters ?? []).slice(0, first).join(''))

/** Returns the part of a place in the text: 0 before the first phrase that begins one. */
function partsOf({ parts = [] }: CentralLayout, { text }: Searched): (start: number) => number {
  const starts = parts.map((phrases) => {
    const found = phrases.map((phrase) => text.indexOf(comparable(phrase))).filter((at) => at !== -1)
    return found.length > 0 ? Math.min(...found) : Number.POSITIVE_INFINITY
  })
  return (place) => starts.findLastIndex((start) => place >= start) + 1
}

/** Stacks the values of a form on the first page, in the order of its lines, to be dragged to their places. */
function stackMarks({ anchors }: CentralLayout, pages: Pages): Mark[] {
  const { width, height } = pages[0] ?? { width: 0, height: 0 }
  const wanted = anchors.filter(({ optional }) => !optional)
  const [top, step] = [height * 0.15, (height * 0.7) / Math.max(1, wanted.length)]
  return wanted.map(({ value }, index) =>
    markIn({ page: 1, x: width * 0.45, y: top + index * step, width: width * 0.45, size: LARGEST }, value, pages),
  )
}
