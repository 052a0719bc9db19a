import { describe, expect, test } from 'vitest'
import { documentEndpoints as calls } from '#contract/documents/document.ts'
import { requireSuccess } from '#test/caller.ts'
import { officeOfFile } from '#test/office.ts'

const { office, admin: as } = await officeOfFile()

const form = { name: 'Form 29', url: 'https://parivahan.gov.in/form29.pdf' }

describe('documents', () => {
  test('documents are added, changed and deleted by the superadmin, and seen by all', async () => {
    const added = requireSuccess(
      await office.call(calls.create, { as, body: { name: ` ${form.name} `, url: ` ${form.url} ` } }),
    )
    expect([added.status, added.message, added.data]).toMatchObject([201, 'Document added', form])
    const params = { id: added.data.id }
    const changed = requireSuccess(await office.call(calls.edit, { as, params, body: { ...form, name: 'Form 30' } }))
    expect([changed.message, changed.data.name]).toEqual(['Document updated', 'Form 30'])
    for (const who of [as, await office.employee(), await office.client()])
      expect(await office.ok(calls.all, { as: who })).toEqual([{ ...form, ...params, name: 'Form 30' }])
    expect(requireSuccess(await office.call(calls.remove, { as, params })).message).toBe('Document deleted')
    expect((await office.call(calls.remove, { as, params })).status).toBe(404)
    expect((await office.call(calls.edit, { as, params, body: form })).status).toBe(404)
  })

  test('a wrong document is refused in the words of the spec', async () => {
    const fields = async (body: object) => (await office.call(calls.create, { as, body })).errors.fields
    expect(await fields({})).toEqual({ name: 'Document name is required', url: 'Form url is required' })
    const code = [
      'javascript:alert(1)',
      'JaVaScRiPt:hacked=1',
      'data:text/html,<script>hacked=1</script>',
      ' vbscript:x',
    ]
    for (const url of [...code, 'form29', 'ftp://x.org/f', 'https://a b.org', 'http://', 'https:// x'])
      expect(await fields({ ...form, url }), url).toEqual({ url: 'Enter a valid URL' })
  })
})
