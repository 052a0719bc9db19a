import { readFile } from 'node:fs/promises'
import sharp, { type Sharp } from 'sharp'
import { load, pictureOf } from '../pdf/draw-page.ts'
import type { Box } from './page-text.ts'
import { LONGEST_SIDE } from './text-of-file.ts'

/** The room around a value, in its heights, so that its neighbours show where it stands. */
const MARGIN = 0.7
/** The largest picture of a value in pixels. */
const MOST = { width: 440, height: 72 }

interface Place {
  /** From 1. */
  page: number
  box: Box
}

/** Returns pictures of places of a stored file, base64 JPEGs, in their order. */
export async function cutOuts(path: string, kind: 'image' | 'pdf', places: readonly Place[]): Promise<string[]> {
  const bytes = await readFile(path)
  const document = kind === 'pdf' ? await load(bytes) : null
  const pages = new Map<number, Page>()
  const pictures: string[] = []
  for (const { page, box } of places) {
    const drawn =
      pages.get(page) ?? (await pixelsOf(document ? await pictureOf(document, page, LONGEST_SIDE) : sharp(bytes)))
    pages.set(page, drawn)
    pictures.push(await cutOut(drawn, box))
  }
  document?.destroy()
  return pictures
}

type Page = Awaited<ReturnType<typeof pixelsOf>>

const pixelsOf = (picture: Sharp) =>
  picture.removeAlpha().toColourspace('srgb').raw().toBuffer({ resolveWithObject: true })

async function cutOut({ data, info: { width, height, channels } }: Page, box: Box): Promise<string> {
  const room = Math.max(4, box.height * height * MARGIN)
  const left = Math.max(0, Math.floor(box.x * width - room))
  const top = Math.max(0, Math.floor(box.y * height - room))
  const right = Math.min(width, Math.ceil((box.x + box.width) * width + room))
  const bottom = Math.min(height, Math.ceil((box.y + box.height) * height + room))
  const picture = await sharp(data, { raw: { width, height, channels } })
    .extract({ left, top, width: Math.max(1, right - left), height: Math.max(1, bottom - top) })
    .resize({ ...MOST, fit: 'inside' })
    .jpeg({ quality: 70 })
    .toBuffer()
  return picture.toString('base64')
}
