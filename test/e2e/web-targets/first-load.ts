import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { paths } from '#web/lib/paths.ts'
import type { Visitor } from '../visitor.ts'

const ASSETS = join(import.meta.dirname, '../../../dist/web/assets')

/** The maximum of a first visit in bytes: scripts and styles, compressed by gzip. */
export const FIRST_LOAD_BYTES = 400_000

/** The screens whose first visit is measured, and the role of the visitor: what a day begins with, from a bookmark or a mail. */
export const firstScreens = [
  { name: 'sign-in', by: 'public', address: paths.signIn },
  { name: 'staff home', by: 'superadmin', address: paths.superadmin.home },
  { name: 'staff list', by: 'superadmin', address: `${paths.superadmin.verifiedCases}?any=1` },
  { name: 'queue', by: 'superadmin', address: paths.superadmin.queue },
  { name: 'payments', by: 'superadmin', address: paths.superadmin.payments },
  { name: 'files at the RTO', by: 'employee', address: paths.employee.rto },
  { name: 'run-sheet', by: 'employee', address: paths.employee.runSheet },
  { name: 'reminders', by: 'employee', address: paths.employee.reminders },
  { name: 'client home', by: 'client', address: paths.client.home },
  { name: 'client list', by: 'client', address: paths.client.cases },
  { name: 'client bills', by: 'client', address: paths.client.bills },
] as const

/** The scripts and styles that a visit requests until its page is complete. */
export async function filesOfVisit({ page, visit }: Visitor, address: string): Promise<readonly string[]> {
  const files = new Set<string>()
  page.on('request', (request) => {
    const [, file] = /\/assets\/([\w.-]+\.(?:js|css))$/.exec(request.url()) ?? []
    if (file) files.add(file)
  })
  await visit(address)
  return [...files]
}

/** The bytes of files of the web app as the server sends them: compressed by the build, but for the smallest. */
export const gzipSize = (files: readonly string[]): number =>
  files.reduce((bytes, file) => {
    const path = join(ASSETS, file)
    return bytes + statSync(existsSync(`${path}.gz`) ? `${path}.gz` : path).size
  }, 0)
