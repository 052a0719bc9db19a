import { afterAll, describe, expect, test } from 'vitest'
import { officeEndpoints } from '#contract/office/office-endpoints.ts'
import { t } from '#contract/texts.ts'
import { openOffice } from '#test/office.ts'

const office = await openOffice()
afterAll(() => office.close())
const client = await office.client()

const fetchFile = (url: string) => office.app.inject({ method: 'GET', url })

describe('the address of a file', () => {
  test('serves the image to anyone until it expires', async () => {
    const start = Math.floor(Date.now() / 1000)
    const setTo = (seconds: number) => office.clock.set(new Date((start + seconds) * 1000))
    setTo(0)
    const url = await office.proof(client)
    expect(url).toMatch(/^\/api\/v1\/files\/[\da-f-]{36}\?e=\d{10}&s=[\w-]{43}$/)
    setTo(1200)
    const answer = await fetchFile(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.headers).toMatchObject({
      'content-type': 'image/jpeg',
      'content-length': String(answer.rawPayload.length),
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
      'cross-origin-resource-policy': 'same-origin',
    })
    setTo(3599)
    expect((await fetchFile(url)).statusCode).toBe(200)
    setTo(3600)
    expect((await fetchFile(url)).statusCode).toBe(404)
    office.clock.set(null)
  })

  test('a browser keeps the logo of the office, and no other upload', async () => {
    const as = await office.superadmin()
    const logoUrl = await office.proof(as)
    expect((await fetchFile(logoUrl)).headers['cache-control']).toBe('private, no-store')
    await office.ok(officeEndpoints.edit, { as, body: { name: 'Sharma RTO', logoUrl } })
    expect((await fetchFile(logoUrl)).headers['cache-control']).toMatch(/^private, max-age=\d+, immutable$/)
  })

  test('an address is 404 when anything in it was changed', async () => {
    const url = await office.proof(client)
    const [path = '', e = '', s = ''] = url.split(/[?&]/)
    const other = (await office.proof(client)).split('?')[0]
    const unknown = `/api/v1/files/01a1fd07-6e5d-7347-9c1f-18fc9d325555`
    const forged = [
      path,
      `${path}?${e}`,
      `${path}?${s}`,
      `${other}?${e}&${s}`,
      `${unknown}?${e}&${s}`,
      `${path}?${e}0&${s}`,
      `${path}?e=9999999999&${s}`,
      `${path}?${e}&${s.slice(0, -1)}`,
      `${path}?${e}&${s}x`,
      `${path}?${e}&s=`,
      `${path}?${e}&${e}&${s}`,
      `${path}?${e}&${s}&${s}`,
      `${path}?e=-1&${s}`,
      `${path}?e=1e12&${s}`,
      `/api/v1/files/..%2f..%2fsecret?${e}&${s}`,
      `/api/v1/files/%00?${e}&${s}`,
      `${path.toUpperCase().replace('/API/V1/FILES', '/api/v1/files')}?${e}&${s}`,
    ]
    for (const wrong of forged) {
      const answer = await fetchFile(wrong)
      expect([wrong, answer.statusCode, answer.json().message]).toEqual([wrong, 404, t.general('notFound')])
    }
    const signedUnknown = office.deps.keys.sign(`${unknown.split('/').at(-1)} 9999999999`)
    expect((await fetchFile(`${unknown}?e=9999999999&s=${signedUnknown}`)).statusCode).toBe(404)
    console.log(`addresses forged: ${forged.length + 1}`)
  })

  test('the address of a file that was lost is 404, not a broken answer', async () => {
    const url = await office.proof(client)
    const id = url.split(/[/?]/)[4] ?? ''
    const row = await office.database.db
      .selectFrom('uploads')
      .selectAll()
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    await office.deps.files.remove(row.file_key)
    expect((await fetchFile(url)).statusCode).toBe(404)
  })
})
