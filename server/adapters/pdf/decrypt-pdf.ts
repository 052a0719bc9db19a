import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { init, type WrappedPdfiumModule } from '@embedpdf/pdfium'
import { PdfRefusal } from './pdf-refusal.ts'

/** Errors of PDFium: a missing or wrong password, a kind of encryption that it does not know. */
const [WRONG_PASSWORD, UNKNOWN_SECURITY] = [4, 5]
/** PDFium's flag for a copy without encryption. */
const REMOVE_SECURITY = 3

let program: Promise<Buffer> | null = null
let engine: Promise<WrappedPdfiumModule> | null = null

/** Reads the program that decrypts, for a process that may read no file of it later. */
export const loadDecryption = (): Promise<Buffer> => {
  program ??= readFile(fileURLToPath(import.meta.resolve('@embedpdf/pdfium/pdfium.wasm')))
  return program
}

async function startEngine(): Promise<WrappedPdfiumModule> {
  const wasmBinary = new Uint8Array(await loadDecryption()).buffer
  const started = await init({ wasmBinary })
  started.PDFiumExt_Init()
  return started
}

/**
 * Returns a PDF as its viewers decrypt it; without a password, one that is only locked against changes. Throws a
 * `PdfRefusal`: `encrypted` where it needs a password, `password` where another one was given.
 */
export async function decryptPdf(bytes: Buffer, password: string): Promise<Buffer> {
  engine ??= startEngine()
  const started = engine
  try {
    return saveWithoutSecurity(await started, bytes, password)
  } catch (error) {
    // After any other error the engine may be unusable.
    if (!(error instanceof PdfRefusal)) engine = null
    throw error
  }
}

function saveWithoutSecurity(engine: WrappedPdfiumModule, bytes: Buffer, password: string): Buffer {
  const { malloc, free } = engine.pdfium.wasmExports
  const copy = malloc(bytes.length)
  memoryOf(engine).set(bytes, copy)
  const document = engine.FPDF_LoadMemDocument(copy, bytes.length, password)
  const writer = engine.PDFiumExt_OpenFileWriter()
  try {
    if (!document) throw new PdfRefusal(faultOf(engine.FPDF_GetLastError(), password))
    if (!engine.FPDF_SaveAsCopy(document, writer, REMOVE_SECURITY)) throw new PdfRefusal('unwritable')
    const size = engine.PDFiumExt_GetFileWriterSize(writer)
    const written = malloc(size)
    engine.PDFiumExt_GetFileWriterData(writer, written, size)
    const saved = Buffer.from(memoryOf(engine).slice(written, written + size))
    free(written)
    return saved
  } finally {
    engine.PDFiumExt_CloseFileWriter(writer)
    if (document) engine.FPDF_CloseDocument(document)
    free(copy)
  }
}

/** The memory of the engine, which the types of the package leave out; another one after it has grown. */
const memoryOf = ({ pdfium }: WrappedPdfiumModule) => (pdfium as unknown as { HEAPU8: Uint8Array }).HEAPU8

function faultOf(code: number, password: string): PdfRefusal['fault'] {
  if (code === WRONG_PASSWORD) return password ? 'password' : 'encrypted'
  return code === UNKNOWN_SECURITY ? 'unwritable' : 'unreadable'
}
