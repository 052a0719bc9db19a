import '#server/adapters/private-files.ts'
import { resolve } from 'node:path'
import { DEMO_SETTINGS, forgetOtherOffice, prepareDemoOffice, printSignIns } from '#demo/prepare-office.ts'

/*
 * `npm run demo`: starts the portal on a data folder of its own, filled once with a sample office that
 * the test factories create by the product's own calls. With `--fill-only` (`npm run db:seed`) it ends there.
 */

const DATA_DIR = resolve(process.env.DATA_DIR ?? 'data-demo')
printSignIns(await prepareDemoOffice(DATA_DIR))
if (!process.argv.includes('--fill-only')) {
  forgetOtherOffice(process.env)
  const { ADMIN_EMAIL, ADMIN_PASSWORD, ...support } = DEMO_SETTINGS
  Object.assign(process.env, { ...support, ...process.env, DATA_DIR, ADMIN_EMAIL, ADMIN_PASSWORD })
  await import('#server/start/main.ts')
}
