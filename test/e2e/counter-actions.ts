import type { Page } from 'playwright-core'
import { expect, vi } from 'vitest'
import { caseEndpoints } from '#contract/cases/case-endpoints.ts'
import { showPlate } from '#contract/cases/plate.ts'
import { officeDay } from '#contract/dates.ts'
import { paperEndpoints } from '#contract/papers/paper.ts'
import { stageLabels } from '#contract/stages/stages.ts'
import { t } from '#contract/texts.ts'
import type { Session } from '#test/caller.ts'
import type { MadeCase } from '#test/factories.ts'
import { paths } from '#web/lib/paths.ts'
import type { RunningOffice } from './office.ts'
import { dialogOf } from './page-actions.ts'

/* What a runner does on a device that keeps the run-sheet, and what the device then has stored. */

const { counter: texts, papers: paperTexts } = t

/** Cases of a day for the counter, and what the office has of them. */
export function counterCases(office: RunningOffice) {
  const { admin, employee } = office.people
  const over = { transactionDetail: { to: 'LOCAL', numberPlate: 'NA', drc: true } } as const
  return {
    async caseOfDay(
      day = officeDay(new Date()),
      by: Session = employee,
      status: 'ready' | 'Created' = 'ready',
    ): Promise<MadeCase> {
      const made = await office.caseIn(status, { by, over })
      await office.database.pool.query('update cases set appointment_date = $1 where id = $2', [day, made.id])
      return made
    },
    detailsOf: ({ id }: MadeCase) => office.ok(caseEndpoints.details, { as: admin, params: { id } }),
    papersOf: ({ id }: MadeCase) => office.ok(paperEndpoints.ofCase, { as: admin, params: { caseId: id } }),
    historyOf: async ({ id }: MadeCase) =>
      (await office.ok(caseEndpoints.history, { as: admin, params: { id } })).map(({ action }) => action),
  }
}

/** A phone whose service worker may keep the app. */
export const PHONE = { width: 390, height: 844, touch: true, serviceWorkers: 'allow' } as const

/** Switches the device on in My Profile, and waits until it has the run-sheet and the whole app. */
export async function switchOn(page: Page) {
  await page.goto(paths.employee.profile)
  await page.getByRole('switch', { name: texts('keep') }).click()
  await page.getByText(/^Kept at \d/).waitFor()
  await expect.poll(() => lackingFiles(page), { timeout: 60_000 }).toEqual([])
}
/** The files of the app, by the list that its page names, which the device does not keep yet. */
export const lackingFiles = (page: Page) =>
  page.evaluate(async () => {
    const [list = ''] = /\/assets\/[\w-]+\.json/.exec(await (await fetch('/index.html')).text()) ?? []
    const files: string[] = await (await fetch(list)).json()
    const kept = new Set((await (await caches.open('page')).keys()).map(({ url }) => new URL(url).pathname))
    return files.filter((file) => !kept.has(file))
  })

export const lineOf = (page: Page, { vehicleNo }: MadeCase) => page.getByRole('button', { name: showPlate(vehicleNo) })

export async function openCase(page: Page, made: MadeCase) {
  await lineOf(page, made).click()
  await page.getByRole('dialog', { name: showPlate(made.vehicleNo) }).waitFor()
}
/** Closes the case by the keyboard. A dialog above it that has just left may still take the first key. */
export async function closeCase(page: Page) {
  // It comes back when a dialog above it closes.
  await dialogOf(page).waitFor()
  const pressEscape = async () => {
    await page.keyboard.press('Escape')
    await dialogOf(page).waitFor({ state: 'detached', timeout: 1_000 })
  }
  await vi.waitFor(pressEscape, { timeout: 40_000 })
}

export async function move(page: Page, stage: keyof ReturnType<typeof stageLabels>, receiptNo = '') {
  await dialogOf(page)
    .getByRole('button', { name: t.stages('change') })
    .click()
  const dialog = page.getByRole('dialog', { name: /^Change stage/ })
  await dialog.getByRole('radio', { name: stageLabels()[stage], exact: true }).click()
  if (receiptNo) await dialog.getByLabel(t.stages('receiptNo')).fill(receiptNo)
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.waitFor({ state: 'detached' })
}

export async function note(page: Page, paper: string, state: 'received' | 'deficient', text = '') {
  await dialogOf(page)
    .getByRole('button', { name: paperTexts('changeState', { name: paper }) })
    .press('Enter')
  const item =
    state === 'received' ? paperTexts('received') : paperTexts('withNote', { state: paperTexts('deficient') })
  await page.getByRole('menuitem', { name: item, exact: true }).press('Enter')
  if (state === 'received') return
  const dialog = page.getByRole('dialog', {
    name: paperTexts('noteOf', { name: paper, state: paperTexts('deficient') }),
  })
  await dialog.getByRole('textbox').fill(text)
  await dialog.getByRole('button', { name: t.general('save') }).click()
  await dialog.waitFor({ state: 'detached' })
}

export async function photograph(page: Page, paper: string, bytes: Buffer, name: string) {
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    dialogOf(page)
      .getByRole('button', { name: t.attachments('addTo', { name: paper }) })
      .click(),
  ])
  await chooser.setFiles([{ name, mimeType: 'image/jpeg', buffer: bytes }])
}
export const waiting = (page: Page, count: number) => page.getByText(texts('waiting', { count })).waitFor()

/**
 * Makes the last contact of the device one at another time, in ms from now by its clock. Waits until the page has noted
 * that there is no network: a synchronization that began before could note a contact of its own.
 */
export const setContact = (page: Page, fromNow: number) =>
  page.evaluate(async (fromNow) => {
    const resultOf = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve) => {
        request.onsuccess = () => resolve(request.result)
      })
    const db = await resultOf(indexedDB.open('counter'))
    for (let isNoted = false; !isNoted; ) {
      const store = db.transaction('key', 'readwrite').objectStore('key')
      const key = await resultOf<{ offlineSince: number | null }>(store.get('key'))
      isNoted = key.offlineSince !== null
      if (isNoted) await resultOf(store.put({ ...key, lastContact: Date.now() + fromNow }, 'key'))
      else await new Promise((resolve) => setTimeout(resolve, 50))
    }
    db.close()
  }, fromNow)

/** Everything readable in the browser's stores of this origin. */
export const storedBytes = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = []
    const decode = (value: unknown): string => {
      if (value instanceof ArrayBuffer || ArrayBuffer.isView(value))
        return new TextDecoder().decode(value as AllowSharedBufferSource)
      if (value instanceof CryptoKey) return value.extractable ? 'extractable key' : 'key'
      if (typeof value === 'object' && value !== null) return Object.values(value).map(decode).join(' ')
      return String(value)
    }
    for (const { name } of await indexedDB.databases()) {
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name as string)
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
      for (const store of db.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const request = db.transaction(store).objectStore(store).getAll()
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
        texts.push(...rows.map(decode))
      }
      db.close()
    }
    const cached: string[] = []
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) cached.push(new URL(request.url).pathname)
    return { databases: (await indexedDB.databases()).map(({ name }) => name), texts: texts.join('\n'), cached }
  })

export const onlyApp = (cached: readonly string[]) =>
  cached.filter((path) => !/^\/(?:assets\/[\w.-]+\.(?:js|css|wasm))?$/.test(path))
