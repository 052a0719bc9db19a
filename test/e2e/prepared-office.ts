import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject } from 'vitest'
import { officeDay } from '#contract/dates.ts'
import type { Known } from '#test/factories.ts'
import type { Office, Original } from '#test/office.ts'

/**
 * Opens a copy of an office that the first file of the run has made, since filling one takes longer than many tests. What
 * `make` returns comes back from JSON. The office is made anew on another day: its dates lie around today.
 */
export async function openPrepared<Made>(
  kind: string,
  open: (original?: Original) => Promise<Office>,
  make: (office: Office) => Promise<Made>,
): Promise<{ office: Office; made: Made }> {
  const { connection, template, prepared } = inject('testServer')
  const name = `${template}_${kind}_${officeDay(new Date()).replaceAll('-', '')}`
  const folder = join(prepared, name)
  const notes = join(folder, 'office.json')
  const data = join(folder, 'data')
  const lock = new pg.Client(connection)
  await lock.connect()
  try {
    // The files of the other workers wait for the first one.
    await lock.query('select pg_advisory_lock(hashtext($1))', [name])
    if (!existsSync(notes)) {
      mkdirSync(folder)
      const office = await open()
      const made = await make(office)
      await office.keepAs(name, data)
      writeFileSync(notes, JSON.stringify({ made, known: office.known }))
    }
  } finally {
    await lock.end()
  }
  const { made, known } = JSON.parse(readFileSync(notes, 'utf8')) as { made: Made; known: Known }
  return { office: await open({ template: name, folder: data, known }), made }
}
