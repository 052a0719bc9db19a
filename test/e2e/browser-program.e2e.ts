import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const run = promisify(execFile)

const UNPACK_AND_START = `
  import { browserProgram } from '#test/e2e/browser-program.ts'
  import { execFileSync } from 'node:child_process'
  execFileSync(await browserProgram(), ['--version', '--no-sandbox'])`

test('concurrent processes unpack the browser once and can all start it', async () => {
  const temporary = mkdtempSync(join(tmpdir(), 'unpacked-'))
  const env = { PATH: process.env.PATH, TMPDIR: temporary, HOME: temporary }
  try {
    await Promise.all(
      [1, 2, 3].map(() => run(process.execPath, ['--input-type=module-typescript', '-e', UNPACK_AND_START], { env })),
    )
    const left = readdirSync(temporary).filter((name) => name.startsWith('portal-chromium-'))
    expect(left).toHaveLength(1)
  } finally {
    rmSync(temporary, { recursive: true, force: true })
  }
})
