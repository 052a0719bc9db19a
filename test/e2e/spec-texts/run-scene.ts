import type { Browser, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Session } from '#test/caller.ts'
import type { BilledClients } from '../billed-clients.ts'
import type { PageOptions } from '../browser.ts'
import { type RunningOffice, type StoredSession, storedSession } from '../office.ts'
import type { RouteVisit } from '../routes.ts'
import { openVisitor, type Visitor } from '../visitor.ts'

export type SceneActor = 'nobody' | 'superadmin' | 'employee' | 'client' | 'newcomer' | keyof BilledClients

/**
 * One situation of the specification and the texts that it quotes there. The texts are repeated here from the
 * specification, not taken from the product.
 */
export interface Scene {
  /** The place in the specification: `1 §5` is point 5 of the first document. */
  section: string
  situation: string
  /** The test that proves the same at each change, where this scene only runs in a drill. */
  alsoIn?: string
  actor: SceneActor
  address: string | ((office: RunningOffice) => string | RouteVisit)
  /** Whole visible texts: a text, title, label, placeholder or menu entry; `…` at the end stands for its rest. */
  texts: readonly string[]
  /** Messages on the browser's console. */
  logs?: readonly string[]
  /** Prepares the page before it is opened. */
  before?: (page: Page) => Promise<unknown>
  /** Leads to the situation; texts that it has not checked must be visible at the end. */
  act?: (scenePage: ScenePage) => Promise<unknown>
}

export interface ScenePage extends Visitor {
  office: RunningOffice
  /** Waits until each of these texts of the scene was visible once. */
  expectTexts(...texts: string[]): Promise<void>
  press(name: string | RegExp): Promise<void>
  fill(label: string, value: string): Promise<void>
  pick(label: string | RegExp, text: string): Promise<void>
  row(text: string): Locator
  dialog: Locator
}

/** An address of the server outside the web app, as a starting point. */
export const BLANK_PAGE = '/healthz'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds a visible text of the specification; `…` at its end stands for the rest of a longer one. */
export function findText(page: Page, text: string): Locator {
  const isWhole = !text.endsWith('…')
  const words = text.replace(/…$/, '')
  // A required label ends with an asterisk, which is hidden from screen readers.
  const pattern = isWhole ? new RegExp(`^\\s*${escaped(words)}\\s*\\*?\\s*$`) : new RegExp(escaped(words))
  return page
    .getByText(pattern)
    .or(page.getByLabel(pattern))
    .or(page.getByPlaceholder(words, { exact: true }))
    .or(page.getByRole('link', { name: pattern }))
    .filter({ visible: true })
    .first()
}

/** Plays a scene in a browser of its own and fails if one of its texts is missing. */
export async function runScene(
  scene: Scene,
  browser: Browser,
  office: RunningOffice,
  options: PageOptions = {},
): Promise<void> {
  const visitor = await openVisitorAs(scene.actor, browser, office, options)
  const { page, pageErrors } = visitor
  // The browser itself logs a call that was refused or failed.
  pageErrors.allow(/Failed to load resource/)
  for (const log of scene.logs ?? []) pageErrors.allow(new RegExp(escaped(log)))
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const left = new Set(scene.texts)
  const scenePage: ScenePage = {
    ...visitor,
    office,
    async expectTexts(...texts) {
      const unknown = texts.filter((text) => !scene.texts.includes(text))
      if (unknown.length > 0) throw new Error(`Not in the scene: ${unknown.join(', ')}`)
      await Promise.all(texts.map((text) => findText(page, text).waitFor()))
      for (const text of texts) left.delete(text)
    },
    press: (name) => page.getByRole('button', { name, exact: true }).filter({ visible: true }).first().click(),
    fill: (label, value) =>
      page
        .getByLabel(new RegExp(`^${escaped(label)}\\s*\\*?$`))
        .first()
        .fill(value),
    async pick(label, text) {
      const box = page.getByRole('combobox', { name: label })
      // Replaces the current text by typing: a prefilled combobox must open its list, too.
      await box.press('ControlOrMeta+a')
      await box.pressSequentially(text)
      await page.getByRole('option', { name: text }).first().waitFor()
      await box.press('Enter')
    },
    row: (text) => page.getByRole('row').filter({ hasText: text }).first(),
    dialog: page.getByRole('dialog').or(page.getByRole('alertdialog')),
  }
  try {
    await scene.before?.(page)
    const address = typeof scene.address === 'string' ? scene.address : scene.address(office)
    const opened = address === BLANK_PAGE ? page.goto(address) : visitor.visit(address)
    // A toast goes after 3 s: it is looked for while the page opens.
    await Promise.all([opened, scene.act ? null : scenePage.expectTexts(...left)])
    await scene.act?.(scenePage)
    await scenePage.expectTexts(...left)
    for (const log of scene.logs ?? []) await waitUntil(page, () => lines.includes(log), `"${log}" on the console`)
  } finally {
    await visitor.close()
  }
  expect(pageErrors.unexpected).toEqual([])
}

const sessions = new WeakMap<RunningOffice, Map<SceneActor, Promise<StoredSession>>>()

/** A browser of its own; all scenes of a person share one session. */
async function openVisitorAs(
  actor: SceneActor,
  browser: Browser,
  office: RunningOffice,
  options: PageOptions,
): Promise<Visitor> {
  if (actor === 'nobody') return openVisitor(browser, office.origin, null, options)
  const { admin, employee, client, newcomer, billed } = office.people
  const person: Session = { superadmin: admin, employee, client, newcomer, ...billed }[actor]
  const known = sessions.get(office) ?? new Map<SceneActor, Promise<StoredSession>>()
  sessions.set(office, known)
  const session = known.get(actor) ?? storedSession(office, person)
  known.set(actor, session)
  return openVisitor(browser, office.origin, await session, options)
}

/** Waits until a condition holds. Scenes run concurrently, where vitest's own poll does not know its test. */
export async function waitUntil(
  page: Page,
  condition: () => boolean | Promise<boolean>,
  description: string,
): Promise<void> {
  for (const end = Date.now() + 30_000; !(await condition()); await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`Waited in vain: ${description}`)
}
