import type { CopiedPages } from '../../adapters/pdf/copy-pages.ts'
import { NO_OBJECT } from '../../adapters/pdf/object-offsets.ts'
import type { JpegFrame } from '../files/jpeg-frame.ts'

/** The numbers of the catalog and of the list of pages; objects of the pages come after them. */
const CATALOG = 1
const PAGES = 2
/** The first number of other objects; a new document of the library that copies pages takes the first three. */
const FIRST_OBJECT = 4
/** The sides of an A4 page in points, and the margin of an image on it. */
const [SHORT, LONG, MARGIN] = [595.28, 841.89, 18]
/** Lines of the table of objects that are written at once. */
const LINES = 5000

const colorSpaces: Readonly<Record<number, string>> = { 1: '/DeviceGray', 3: '/DeviceRGB' }

/**
 * Writes a PDF as a stream: each method yields bytes of the file, in the order of the calls. Holds only
 * the places of the objects.
 */
export class PdfStream {
  /** The number of the next object. */
  nextObject = FIRST_OBJECT
  /** The number of the list of pages, to which every page belongs. */
  readonly parent = PAGES
  private written = 0
  private readonly offsets: { first: number; base: number; offsets: Uint32Array }[] = []
  private readonly pages: number[] = []

  private object(number: number, body: string): Buffer {
    this.note(number)
    return this.text(`${number} 0 obj\n${body}\nendobj\n`)
  }

  private note(number: number): void {
    this.offsets.push({ first: number, base: this.written, offsets: new Uint32Array(1) })
  }

  private text(text: string): Buffer {
    const bytes = Buffer.from(text, 'latin1')
    this.written += bytes.length
    return bytes
  }

  *start(): Generator<Buffer> {
    yield this.text('%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n')
  }

  /** A page with a JPEG of this size in bytes, upright or across as the image is. */
  async *image(jpeg: AsyncIterable<Buffer>, bytes: number, frame: JpegFrame): AsyncGenerator<Buffer> {
    const [page, content, image] = [this.nextObject, this.nextObject + 1, this.nextObject + 2]
    this.nextObject += 3
    this.pages.push(page)
    const { width, height } = frame
    const [wide, high] = width > height ? [LONG, SHORT] : [SHORT, LONG]
    const scale = Math.min((wide - 2 * MARGIN) / width, (high - 2 * MARGIN) / height)
    const [w, h] = [width * scale, height * scale]
    const drawing = `q ${point(w)} 0 0 ${point(h)} ${point((wide - w) / 2)} ${point((high - h) / 2)} cm /Im Do Q`
    yield this.object(
      page,
      `<< /Type /Page /Parent ${PAGES} 0 R /MediaBox [0 0 ${wide} ${high}] /Contents ${content} 0 R /Resources << /XObject << /Im ${image} 0 R >> >> >>`,
    )
    yield this.object(content, `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`)
    this.note(image)
    yield this.text(
      `${image} 0 obj\n<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace ${colorSpaces[frame.components] ?? '/DeviceCMYK'} /BitsPerComponent 8 /Filter /DCTDecode /Length ${bytes} >>\nstream\n`,
    )
    let sent = 0
    for await (const chunk of jpeg) {
      sent += chunk.length
      this.written += chunk.length
      yield chunk
    }
    if (sent !== bytes) throw new Error('a stored image has another size than its row')
    yield this.text('\nendstream\nendobj\n')
  }

  /** Pages that were copied with numbers from `nextObject` on. */
  async *copied(objects: AsyncIterable<Buffer>, { pages, offsets }: CopiedPages): AsyncGenerator<Buffer> {
    this.offsets.push({ first: this.nextObject, base: this.written, offsets })
    this.nextObject += offsets.length
    for (const page of pages) this.pages.push(page)
    for await (const chunk of objects) {
      this.written += chunk.length
      yield chunk
    }
  }

  *end(): Generator<Buffer> {
    yield this.object(CATALOG, `<< /Type /Catalog /Pages ${PAGES} 0 R >>`)
    const kids = this.pages.map((page) => `${page} 0 R`).join(' ')
    yield this.object(PAGES, `<< /Type /Pages /Count ${this.pages.length} /Kids [${kids}] >>`)
    const start = this.written
    yield this.text(`xref\n0 ${this.nextObject}\n`)
    const places = new Float64Array(this.nextObject).fill(-1)
    for (const { first, base, offsets } of this.offsets)
      for (const [index, offset] of offsets.entries()) if (offset !== NO_OBJECT) places[first + index] = base + offset
    for (let from = 0; from < places.length; from += LINES)
      yield this.text([...places.subarray(from, from + LINES)].map(tableLine).join(''))
    yield this.text(`trailer\n<< /Size ${this.nextObject} /Root ${CATALOG} 0 R >>\nstartxref\n${start}\n%%EOF\n`)
  }
}

const point = (value: number) => value.toFixed(2)

/** Returns the line of an object: its place, or that its number is free. Each has exactly 20 bytes. */
const tableLine = (place: number): string =>
  place < 0 ? '0000000000 65535 f\r\n' : `${String(place).padStart(10, '0')} 00000 n\r\n`
