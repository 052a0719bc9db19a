import sharp from 'sharp'
import { encode } from 'uqr'
import { expect, test } from 'vitest'
import { linesOf, pagesOfCodes } from './codes.ts'
import { readPaper } from './read-paper.ts'

const TODAY = '2026-11-30'

/** A page with a code on it, as a photo of it is: turned, a little blurred, and pressed as JPEG. */
async function pageWith(text: string, turn = 6) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 })
  const cells = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
  const code = `<svg x="500" y="700" width="300" height="300" viewBox="0 0 ${size} ${size}"><path fill="#111" d="${cells.join('')}"/></svg>`
  const page = `<svg xmlns="http://www.w3.org/2000/svg" width="900" height="1200"><rect width="900" height="1200" fill="#f4f1e8"/>${code}</svg>`
  const photo = await sharp(Buffer.from(page))
    .rotate(turn, { background: '#555' })
    .blur(0.6)
    .jpeg({ quality: 60 })
    .toBuffer()
  return sharp(photo)
}

const readCode = async (text: string) => readPaper(await pagesOfCodes(await pageWith(text), 1), TODAY)
const valuesOf = ({ fields }: ReturnType<typeof readPaper>) =>
  Object.fromEntries(fields.map(({ name, value }) => [name, value]))

test.each([
  'PUC Certificate\nRegistration No: MH12AB1234\nValid upto: 29/05/2027\nFuel: PETROL',
  'Pollution Under Control Certificate | Vehicle No = MH12AB1234 | Valid Upto = 29-May-2027',
  'PUC Certificate, Regn No: MH 12 AB 1234, Valid till: 2027-05-29',
  'https://puc.example/view?doc=PUC%20Certificate&regn_no=MH12AB1234&valid_upto=29/05/2027',
])('a certificate is read of its code: %s', async (text) => {
  const reading = await readCode(text)
  expect([reading.kind, valuesOf(reading)]).toEqual(['PUC', { vehicleNo: 'MH12AB1234', pucExpiry: '2027-05-29' }])
  for (const { box } of reading.fields) {
    expect(box.x).toBeGreaterThan(0.4)
    expect(box.y + box.height).toBeLessThanOrEqual(1)
  }
})

test('what the code and the page say differently is certain neither', async () => {
  const [code] = await pagesOfCodes(await pageWith('PUC Certificate\nRegistration No: MH12AB1234'), 1)
  const [other] = await pagesOfCodes(await pageWith('Registration No: MH12AB9999'), 1)
  if (!code || !other) throw new Error('no code was read')
  const [plate] = readPaper([code, other], TODAY).fields
  expect(plate?.certainty).toBeLessThan(0.9)
})

test('a code that is an address, a payment or a card of a person says nothing', async () => {
  for (const text of [
    'https://insurer.example/p/8F3kD9',
    'upi://pay?pa=asha@upi&pn=Asha&am=100&tr=612345678901',
    '<PrintLetterBarcodeData uid="234567890124" name="Asha" vehicleno="MH12AB1234"/>',
  ])
    expect(await readCode(text), text).toEqual({ kind: null, certainty: 0, fields: [] })
  expect(
    await pagesOfCodes(sharp({ create: { width: 300, height: 300, channels: 3, background: '#fff' } }).png(), 1),
  ).toEqual([])
})

test('a code of thousands of characters ends at its bounds', () => {
  expect(linesOf('a;'.repeat(5000))).toHaveLength(40)
  expect(linesOf(`${'x'.repeat(4000)}\nB`).map((line) => line.length)).toEqual([200, 1])
})
