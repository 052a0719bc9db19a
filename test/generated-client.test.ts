import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { generateSource } from 'oazapfts'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { keyEndpoints } from '#contract/keys/key-endpoints.ts'
import { messages } from '#contract/messages.ts'
import { openOffice } from '#test/office.ts'
import { requireSuccess } from './caller.ts'

/* A program of somebody else: its client is generated from the description of the running portal, compiled, and used with a key. */

const ROOT = join(import.meta.dirname, '..')
const run = promisify(execFile)
const office = await openOffice()
afterAll(() => office.close())

/** What a strict compiler accepts only if the description says what the portal answers. */
const PROGRAM = `
import { HttpError } from '@oazapfts/runtime'
import * as portal from './client.ts'

const { PORTAL = '', KEY = '', CASE_ID = '', NEW_CASE = '' } = process.env
portal.defaults.baseUrl = PORTAL
portal.defaults.headers = { Authorization: 'Bearer ' + KEY }
const refusalOf = async (call: Promise<unknown>): Promise<[number, string]> => {
  const error = await call.catch((error: unknown) => error)
  if (!(error instanceof HttpError)) throw error
  const { errors } = error.data as portal.Failure
  return [error.status, errors.message]
}

const { CaseNo, stage, vehicleDetail } = (await portal.caseDetails(CASE_ID)).data
const plate: string = vehicleDetail.vehicleNo
const stageRows = (await portal.stageList({ stage: 'papers' })).data.map((row) => row.CaseNo)
const body: Parameters<typeof portal.caseCreate>[0] = JSON.parse(NEW_CASE)
const madeNo: string = (await portal.caseCreate(body)).data.CaseNo
const noImage = await refusalOf(portal.attachmentUpload(CASE_ID, { file: new File([new Uint8Array(3)], 'a.png') }))
const dealers = await refusalOf(portal.clientAll())
const unknown = await refusalOf(portal.caseDetails('01900000-0000-7000-8000-0000000000ff'))

console.log(JSON.stringify({ CaseNo, stage, plate, stageRows, madeNo, noImage, dealers, unknown }))
`

const COMPILER = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2024',
    module: 'nodenext',
    lib: ['ES2024', 'DOM'],
    types: ['node'],
    rewriteRelativeImportExtensions: true,
    outDir: 'out',
  },
  include: ['*.ts'],
}

test('a client that is generated from the description compiles, and makes calls with a key', async () => {
  const origin = await office.app.listen({ host: '127.0.0.1', port: 0 })
  const made = await office.caseIn('ready')
  const key = await office.apiKey('cases:read', 'cases:write')
  const parent = join(ROOT, 'test-results')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'generated-client-'))
  try {
    writeFileSync(
      join(folder, 'client.ts'),
      await generateSource(`${origin}${API_BASE}/openapi.json`, { optimistic: true }),
    )
    writeFileSync(join(folder, 'program.ts'), PROGRAM)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(COMPILER))
    const compiler = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder]
    expect(spawnSync(process.execPath, compiler, { encoding: 'utf8' }).stdout).toBe('')
    const env = { PORTAL: origin, KEY: key.token, CASE_ID: made.id, NEW_CASE: JSON.stringify(await office.caseBody()) }
    const program = () => run(process.execPath, [join(folder, 'out/program.js')], { env })
    const told = JSON.parse((await program()).stdout) as Record<string, unknown>
    expect(told).toMatchObject({
      CaseNo: made.CaseNo,
      stage: 'papers',
      plate: made.vehicleNo,
      stageRows: [made.CaseNo],
      madeNo: expect.stringMatching(/\S/),
      noImage: [415, messages.attachments.wrongKind],
      dealers: [403, messages.keys.notForKey],
      unknown: [404, messages.cases.noValidCaseId],
    })
    const { superadmin } = await office.everyRole()
    requireSuccess(await office.call(keyEndpoints.revoke, { as: superadmin, params: { id: key.keyId } }))
    await expect(program()).rejects.toMatchObject({ stderr: expect.stringMatching(/status: 401/) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
