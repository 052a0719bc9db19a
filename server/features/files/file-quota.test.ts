import { randomBytes } from 'node:crypto'
import sharp from 'sharp'
import { afterAll, expect, test } from 'vitest'
import { FILES_TODAY } from '#contract/api.ts'
import { attachmentEndpoints } from '#contract/attachments/attachment.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { t } from '#contract/texts.ts'
import { buildApp } from '#server/start/app.ts'
import { callerOf, type Session } from '#test/caller.ts'
import { openOfficeForYears } from '#test/office.ts'
import { formWith } from '#test/upload-form.ts'

/* The quota of files per account or client and day, with 10 MB instead of 1 GB. */
const office = await openOfficeForYears('2027-03-10T12:00:00Z', { RATE_LIMITS: 'on', FILES_MB_PER_DAY: '10' })
const second = await buildApp(office.deps)
afterAll(async () => {
  await second.close()
  await office.close()
})
const side = 1200
/** An image of 4 MB. */
const noise = await sharp(randomBytes(side * side * 3), { raw: { width: side, height: side, channels: 3 } })
  .png()
  .toBuffer()
expect(Math.round(noise.length / 2 ** 20)).toBe(4)

const processes = [office.call, callerOf(second)]
let calls = 0
const send = (as: Session, bytes: Buffer, caseId?: string) => {
  const { body: payload, headers } = formWith(bytes)
  calls += 1
  const call = processes[calls % 2] ?? office.call
  return caseId
    ? call(attachmentEndpoints.upload, { as, params: { caseId }, body: payload, headers })
    : call(fileEndpoints.upload, { as, body: payload, headers })
}

test('10 MB a day and account or client, shown from 80 %, without refused files, and reset on the next day', async () => {
  const client = await office.client()
  const employee = await office.employee()
  const { id } = await office.caseIn('Created', { by: employee })
  for (let n = 0; n < 3; n += 1) expect((await send(client, randomBytes(4 * 2 ** 20))).status).toBe(415)
  const first = await send(client, noise)
  expect([first.status, first.headers[FILES_TODAY]]).toEqual([201, undefined])
  const next = await send(client, noise)
  expect([next.status, next.headers[FILES_TODAY]]).toEqual([201, '8/10'])

  const full = await send(client, noise)
  expect([full.status, full.message]).toEqual([429, t.upload('dayIsFull')])
  // From 17:30 to midnight in India.
  expect(full.headers['retry-after']).toBe(String(6.5 * 3600))

  // A client's members share its day; another client has one of its own.
  expect((await send(await office.member(client), noise)).status).toBe(429)
  expect((await send(await office.client(), noise)).status).toBe(201)

  const many = await Promise.all(Array.from({ length: 4 }, () => send(employee, noise, id)))
  expect(many.map(({ status }) => status).toSorted()).toEqual([201, 201, 429, 429])
  await office.clock.at('2027-03-10T18:30:00Z', async () => expect((await send(client, noise)).status).toBe(201))
})
