import { expect, test } from 'vitest'
import { kindOfBytes } from './file-kind.ts'

const bytesOf = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0))
/** The first box of a file with these brands, the main one first, and what follows. */
const boxed = (...brands: string[]) =>
  `\0\0\0${String.fromCharCode(12 + brands.length * 4)}ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`

test.each([
  ['jpeg', '\xff\xd8\xff\xe1'],
  ['png', '\x89PNG\r\n\x1a\n'],
  ['webp', 'RIFF\x10\0\0\0WEBPVP8 '],
  ['pdf', '%PDF-1.7'],
  ['pdf', '\xef\xbb\xbf\r\n%PDF-1.4'],
  ['pdf', `<b>Warning</b>${' '.repeat(1000)}%PDF-1.4`],
  [null, `${' '.repeat(1020)}%PDF-1.4`],
  ['jpeg', '\xff\xd8\xff\xe1 %PDF-1.4'],
  ['heic', boxed('heic', 'mif1', 'heic')],
  ['heic', boxed('mif1', 'mif1', 'heic')],
  ['heic', boxed('msf1', 'hevc')],
  ['image', boxed('avif', 'mif1', 'miaf')],
  ['image', boxed('mif1', 'avif')],
  ['image', 'GIF89a'],
  ['image', 'BM\x46\0\0\0\0\0\0\0\x36'],
  ['image', 'II*\0\x08\0\0\0'],
  ['image', 'MM\0*\0\0\0\x08'],
  ['image', '\xff\x0a\xfa'],
  ['image', '\xef\xbb\xbf\n<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['image', '<?xml version="1.0"?>\n<!-- drawn by hand -->\n<svg width="1"/>'],
  [null, boxed('isom', 'mp42')],
  [null, `${boxed('isom', 'mp42')}heicavif`],
  [null, 'BMW, 320d, MH12AB1234'],
  [null, 'RIFF\x10\0\0\0WAVEfmt '],
  [null, '<!doctype html><svg></svg>'],
  [null, ''],
])('%s is the kind of a file by its bytes', (kind, text) => expect(kindOfBytes(bytesOf(text))).toBe(kind))
