/** A text in pieces, those that were sought marked. `at` is where a piece starts. */
export interface Piece {
  at: number
  text: string
  hit: boolean
}

const isBare = (char: string) => !/[\s\-.]/.test(char)

/** The letters and digits of a text, in capitals, and where each stands. */
function bareOf(text: string): { bare: string; places: number[] } {
  const places: number[] = []
  let bare = ''
  for (let at = 0; at < text.length; at += 1) {
    const char = text.charAt(at)
    const capital = char.toUpperCase()
    // A letter whose capital is two (ß) would shift what follows.
    if (!isBare(char)) continue
    places.push(at)
    bare += capital.length === 1 ? capital : char
  }
  return { bare, places }
}

/** Where a part stands, its spaces and hyphens aside; the last place, for it is ends that people seek by. */
function spanOf(text: string, part: string): [number, number] | null {
  const { bare, places } = bareOf(text)
  const sought = bareOf(part).bare
  const from = sought ? bare.lastIndexOf(sought) : -1
  return from < 0 ? null : [places[from] ?? 0, (places[from + sought.length - 1] ?? 0) + 1]
}

/** Cuts a text where the sought text stands in it, else where its words do. */
export function piecesOf(text: string, sought: string): Piece[] {
  const whole = spanOf(text, sought)
  const spans = whole ? [whole] : sought.split(/\s+/).map((word) => spanOf(text, word))
  const pieces: Piece[] = []
  let at = 0
  for (const span of spans.filter((one) => one !== null).sort(([a], [b]) => a - b)) {
    const from = Math.max(span[0], at)
    if (span[1] <= from) continue
    if (from > at) pieces.push({ at, text: text.slice(at, from), hit: false })
    pieces.push({ at: from, text: text.slice(from, span[1]), hit: true })
    at = span[1]
  }
  if (at < text.length) pieces.push({ at, text: text.slice(at), hit: false })
  return pieces
}
