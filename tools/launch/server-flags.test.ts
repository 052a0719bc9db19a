import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SERVER_FLAGS } from './server-flags.mjs'

const deploy = (file: string) => readFileSync(join(import.meta.dirname, '../../deploy', file), 'utf8')

test('a service manager and a container start the portal with the flags of npm start', () => {
  expect(deploy('vehicle-record-portal.service')).toContain(`bin/node ${SERVER_FLAGS.join(' ')} server/main.ts\n`)
  expect(deploy('Containerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'server/main.ts']).replaceAll(',', ', ')}\n`,
  )
})
