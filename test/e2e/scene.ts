import type { Page } from 'playwright-core'
import { paths } from '#web/lib/paths.ts'
import type { Visitor } from './visitor.ts'

/** An overlay of a page: a dialog, a menu, or the sheet of a phone. */
export interface Scene {
  name: string
  by: 'public' | 'superadmin' | 'employee' | 'client'
  address: string
  /** Opens the overlay, in any filled office. */
  open: (page: Page) => Promise<unknown>
  /** The role of the element that is then visible. */
  shows: 'dialog' | 'menu' | 'listbox' | 'page'
  /** Set if the page has the overlay in one width only. */
  only?: 'wide' | 'phone'
}

/** A scene of the superadmin; a dialog by default. */
export const admin = (name: string, address: string, open: Scene['open'], more: Partial<Scene> = {}): Scene => ({
  name,
  by: 'superadmin',
  address,
  open,
  shows: 'dialog',
  ...more,
})

/** Clicks the first button of a name. */
export const click = (name: string | RegExp) => (page: Page) =>
  page
    .getByRole('button', typeof name === 'string' ? { name, exact: true } : { name, disabled: false })
    .first()
    .click()

/** Clicks the first link of the page's content with such a text. */
export const follow = (text: RegExp) => (page: Page) =>
  page.getByRole('main').getByRole('link', { name: text }).first().click()

/** Clicks a button of the open dialog. */
export const clickInDialog = (name: string) => (page: Page) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click()

/** Does one after the other. */
export const inTurn =
  (...steps: Scene['open'][]) =>
  async (page: Page) => {
    for (const step of steps) await step(page)
  }

/** The superadmin's list of cases of any date in one status; the first case of it. */
export const casesOf = (status: string) => `${paths.superadmin.verifiedCases}?any=1&statuses=${status}`
export const firstCase = follow(/^VR-\d+/)

/** Opens a scene and waits until it is visible; loading the page closes earlier overlays. */
export async function openScene({ page, visit, settle }: Visitor, scene: Scene): Promise<void> {
  await visit(scene.address)
  await scene.open(page)
  if (scene.shows === 'dialog') await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
  else if (scene.shows !== 'page') await page.getByRole(scene.shows).first().waitFor()
  await settle()
}
