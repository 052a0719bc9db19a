import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { SERVER_FLAGS } from './server-flags.mjs'

const read = (file: string) => readFileSync(join(import.meta.dirname, '../..', file), 'utf8')

test('a service manager and a container start the portal with the flags of npm start', () => {
  expect(read('deploy/vehicle-record-portal.service')).toContain(
    `bin/node ${SERVER_FLAGS.join(' ')} server/start/main.ts\n`,
  )
  expect(read('Dockerfile')).toContain(
    `CMD ${JSON.stringify(['node', ...SERVER_FLAGS, 'server/start/main.ts']).replaceAll(',', ', ')}\n`,
  )
})
