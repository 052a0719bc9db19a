import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { fileEndpoints } from '#contract/files/file-endpoints.ts'
import { uploadForm } from '#test/upload-form.ts'
import { print } from './drill-report.ts'
import { type DrillSetup, filesIn, openDrillSetup } from './drill-setup.ts'

let stage: DrillSetup
let files: string
let isMounted = false
beforeAll(async () => {
  stage = await openDrillSetup({}, undefined, () => isMounted && spawnSync('umount', [files]))
  files = join(stage.dataDir, 'files')
  mkdirSync(files, { recursive: true })
  isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', files]).status === 0
})
afterAll(() => stage.close())

test('the disk of the uploads is full', async (context) => {
  if (!isMounted) {
    print('disk full', { skipped: 'this user may not mount a small disk' })
    return context.skip()
  }
  const { officeClient } = stage
  const as = await officeClient.superadmin()
  const client = await officeClient.client()
  let n = 0
  const upload = async () => {
    n += 1
    return officeClient.call(fileEndpoints.upload, { as: client, ...(await uploadForm(n)) })
  }
  const first = await upload()
  // All but a few pages, so that the disk fills up in the middle of the uploads.
  const { bavail, bsize } = statfsSync(files)
  const filler = join(files, 'filler')
  writeFileSync(filler, Buffer.alloc((bavail - 8) * bsize))
  const answers = []
  for (let round = 0; round < 20; round += 1) answers.push(await upload())
  const refused = answers.filter(({ status }) => status !== 200 && status !== 201)
  const { whole, unfinished } = filesIn(stage.dataDir)
  whole.delete('filler')
  const rows = await officeClient.database.db.selectFrom('uploads').select('file_key').execute()
  const list = await officeClient.call(caseEndpoints.unverified, { as })
  const { pathname, search } = new URL(first.data.url, stage.portal.origin)
  const shown = await fetch(stage.portal.origin + pathname + search)
  const written = await officeClient.call(caseEndpoints.create, { as, body: await officeClient.caseBody() })
  rmSync(filler)
  const after = await upload()
  print('disk full', {
    uploads: answers.length,
    refused: refused.length,
    status: [...new Set(refused.map(({ status }) => status))].join(' '),
    'half files': unfinished.length,
    'rows without file': rows.filter(({ file_key }) => !whole.has(file_key)).length,
    'files without row': whole.size - rows.length,
    'list, proof, new case meanwhile': `${list.status} ${shown.status} ${written.status}`,
    'upload once there is room': after.status,
  })
  expect(refused.length).toBeGreaterThan(5)
  for (const { status, message } of refused) expect([status, message]).toEqual([507, 'The disk is full'])
  expect([unfinished.length, whole.size]).toEqual([0, rows.length])
  expect([list.status, shown.status, written.status, after.status]).toEqual([200, 200, 201, first.status])
})
