import { execFile, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import { keyEndpoints } from '#contract/keys/key.ts'
import { t } from '#contract/texts.ts'
import { openOffice } from '#test/office.ts'

/* A program of somebody else: its client is generated from the description of the running portal, compiled, and used with a key. */

const ROOT = join(import.meta.dirname, '..')
const run = promisify(execFile)
const office = await openOffice()
afterAll(() => office.close())

/** The generator needs the programming interface of TypeScript, which version 7 does not have. */
const GENERATE = `
import { registerHooks } from 'node:module'

registerHooks({ resolve: (name, context, next) => next(name === 'typescript' ? 'typescript-5' : name, context) })
const { createClient } = await import('@hey-api/openapi-ts')
const plugins = ['@hey-api/client-fetch', 'zod', { name: '@hey-api/sdk', validator: true }]
const output = { path: 'client', module: { extension: '.js' } }
await createClient({ input: process.argv[2], output, plugins, logs: { level: 'silent', file: false } })
`

/** What a strict compiler accepts only if the description says what the portal answers. */
const PROGRAM = `
import { client } from './client/client.gen.js'
import * as portal from './client/sdk.gen.js'
import type { CaseCreation, Failure } from './client/types.gen.js'

const { PORTAL = '', KEY = '', CASE_ID = '', NEW_CASE = '' } = process.env
client.setConfig({ baseUrl: PORTAL, auth: KEY, throwOnError: true })
const refusalOf = async (call: Promise<unknown>): Promise<string> => {
  const failure = await call.then(() => null, (error: Failure) => error)
  return failure?.errors?.message ?? String(failure)
}
const throwOnError = true
// The generator's schemas take a file for a text.
const unchecked = { requestValidator: async () => {} }
const inPath = { path: { caseId: CASE_ID }, throwOnError } as const

const { CaseNo, stage, vehicleDetail } = (await portal.caseDetails({ path: { id: CASE_ID }, throwOnError })).data.data
const plate: string = vehicleDetail.vehicleNo
const inPapers = await portal.stageList({ body: { stage: 'papers', statuses: ['ready'], page: 0, pageSize: 10 }, throwOnError })
const stageRows = inPapers.data.data.map((row) => row.CaseNo)
const drafts = await portal.caseUnverified({ query: { page: 0, pageSize: 5, statuses: ['Created', 'Updated'] }, throwOnError })
const total: number = drafts.data.meta?.total ?? -1
const body: CaseCreation = JSON.parse(NEW_CASE)
const madeNo: string = (await portal.caseCreate({ body, throwOnError })).data.data.CaseNo
const noOwners: CaseCreation = { ...body, ownerDetails: {} }
const withoutOwners: string = (await portal.caseCreate({ body: noOwners, throwOnError })).data.data.CaseNo
// @ts-expect-error A case without its groups is refused.
const { name: withoutGroups } = await portal.caseCreate({ body: {}, throwOnError }).catch((error: Error) => error)
const noImage = await refusalOf(portal.attachmentUpload({ ...inPath, ...unchecked, body: { file: new File([new Uint8Array(3)], 'a.png') } }))
const dealers = await refusalOf(portal.clientAll({ throwOnError }))
const id = '01900000-0000-7000-8000-0000000000ff'
const unknown = await refusalOf(portal.caseDetails({ path: { id }, throwOnError }))

console.log(JSON.stringify({ CaseNo, stage, plate, stageRows, total, madeNo, withoutOwners, withoutGroups, noImage, dealers, unknown }))
`

const COMPILER = {
  compilerOptions: {
    strict: true,
    noUncheckedIndexedAccess: true,
    target: 'ES2024',
    module: 'nodenext',
    lib: ['ES2024', 'DOM', 'DOM.Iterable'],
    types: ['node'],
    outDir: 'out',
  },
  include: ['*.ts', 'client/**/*.ts'],
}

test('a client that is generated from the description compiles, and makes calls with a key', async () => {
  const origin = await office.app.listen({ host: '127.0.0.1', port: 0 })
  const made = await office.caseIn('ready')
  const key = await office.apiKey('cases:read', 'cases:write')
  const parent = join(ROOT, 'test-results')
  mkdirSync(parent, { recursive: true })
  const folder = mkdtempSync(join(parent, 'generated-client-'))
  try {
    writeFileSync(join(folder, 'generate.mjs'), GENERATE)
    await run(process.execPath, ['generate.mjs', `${origin}${API_BASE}/openapi.json`], { cwd: folder })
    writeFileSync(join(folder, 'program.ts'), PROGRAM)
    writeFileSync(join(folder, 'package.json'), '{ "type": "module" }')
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(COMPILER))
    const compiler = [join(ROOT, 'node_modules/typescript/bin/tsc'), '-p', folder]
    expect(spawnSync(process.execPath, compiler, { encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 })
    const env = { PORTAL: origin, KEY: key.token, CASE_ID: made.id, NEW_CASE: JSON.stringify(await office.caseBody()) }
    const program = () => run(process.execPath, [join(folder, 'out/program.js')], { env })
    const told = JSON.parse((await program()).stdout) as Record<string, unknown>
    expect(told).toMatchObject({
      CaseNo: made.CaseNo,
      stage: 'papers',
      plate: made.vehicleNo,
      stageRows: [made.CaseNo],
      total: 0,
      madeNo: expect.stringMatching(/^VR-/),
      withoutOwners: expect.stringMatching(/^VR-/),
      withoutGroups: 'ZodError',
      noImage: t.attachments('wrongKind'),
      dealers: t.keys('notForKey'),
      unknown: t.cases('noValidCaseId'),
    })
    const { superadmin } = await office.everyRole()
    await office.ok(keyEndpoints.revoke, { as: superadmin, params: { id: key.keyId } })
    await expect(program()).rejects.toMatchObject({ stderr: expect.stringMatching(/success: false/) })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
})
