import { piecesOf } from './found-marks.ts'

/** A text with what was sought marked in it, in whichever spelling it was typed. */
export function FoundText({ text, sought }: { text: string; sought: string }) {
  return piecesOf(text, sought).map((piece) => (piece.hit ? <mark key={piece.at}>{piece.text}</mark> : piece.text))
}
