import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { expect } from 'vitest'
import { API_BASE } from '#contract/api.ts'
import type { Session } from '#test/caller.ts'
import type { BilledClients } from '../billed-clients.ts'
import { type RunningOffice, storedSession } from '../office.ts'
import type { RouteVisit } from '../routes.ts'
import { openTab, openVisitor, type Visitor } from '../visitor.ts'

export type SceneActor = 'nobody' | 'superadmin' | 'employee' | 'client' | 'newcomer' | keyof BilledClients

/**
 * One situation of the specification and the texts that it quotes there. The texts are repeated here from the
 * specification, not taken from the product.
 */
export interface Scene {
  /** The place in the specification: `1 §5` is point 5 of the first document. */
  at: string
  when: string
  who: SceneActor
  /** `empty`: an office with users and no other data. */
  office?: 'empty'
  go: string | ((office: RunningOffice) => string | RouteVisit)
  /** Whole visible texts: a text, title, label, placeholder or menu entry. */
  texts: readonly string[]
  /** Parts of longer visible sentences. */
  parts?: readonly string[]
  /** Messages on the browser's console. */
  logs?: readonly string[]
  /** Texts that `act` checks itself, with their variable parts left open: `Welcome back, {name}!`. */
  asked?: readonly string[]
  /** Calls whose connections fail from the beginning: a real fault, never a fabricated answer. */
  broken?: readonly string[]
  /** Leads to the situation; texts that it has not checked must be visible at the end. */
  act?: (stage: ScenePage) => Promise<unknown>
}

export interface ScenePage extends Visitor {
  office: RunningOffice
  /** Waits until these texts of the scene are visible. */
  sees(...texts: string[]): Promise<void>
  /** From now on connections of this call fail. */
  breaks(call: string): Promise<void>
  press(name: string | RegExp): Promise<void>
  fill(label: string, value: string): Promise<void>
  pick(label: string | RegExp, text: string): Promise<void>
  row(text: string): Locator
  dialog: Locator
}

/** An address of the server outside the web app, as a starting point. */
export const BLANK_PAGE = '/healthz'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function find(page: Page, text: string, whole: boolean): Locator {
  // A required label ends with an asterisk, which is hidden from screen readers.
  const pattern = whole ? new RegExp(`^\\s*${escaped(text)}\\s*\\*?\\s*$`) : new RegExp(escaped(text))
  return page
    .getByText(pattern)
    .or(page.getByLabel(pattern))
    .or(page.getByPlaceholder(text, { exact: true }))
    .or(page.getByRole('link', { name: pattern }))
    .filter({ visible: true })
    .first()
}

/** Plays a scene in a browser of its own and fails if one of its texts is missing. */
export async function runScene(scene: Scene, browser: Browser, office: RunningOffice): Promise<void> {
  const visitor = await comeAs(scene.who, browser, office)
  const { page, watch } = visitor
  // The browser itself logs a call that was refused or failed.
  watch.expectTrouble(/Failed to load resource/)
  for (const log of scene.logs ?? []) watch.expectTrouble(new RegExp(escaped(log)))
  const lines: string[] = []
  page.on('console', (line) => lines.push(line.text()))
  const left = new Set([...scene.texts, ...(scene.parts ?? [])])
  const breaks = async (call: string) => {
    await page.route(`**${API_BASE}${call}`, (route) => route.abort('connectionfailed'))
  }
  const stage: ScenePage = {
    ...visitor,
    office,
    breaks,
    async sees(...texts) {
      for (const text of texts) {
        if (!scene.texts.includes(text) && !scene.parts?.includes(text)) throw new Error(`Not in the scene: ${text}`)
        await find(page, text, scene.texts.includes(text)).waitFor()
        left.delete(text)
      }
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
    for (const call of scene.broken ?? []) await breaks(call)
    const go = typeof scene.go === 'string' ? scene.go : scene.go(office)
    if (go === BLANK_PAGE) await page.goto(go)
    else await visitor.visit(go)
    await scene.act?.(stage)
    await stage.sees(...left)
    for (const log of scene.logs ?? []) await until(page, () => lines.includes(log), `"${log}" on the console`)
  } finally {
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await visitor.close()
  }
  expect(watch.troubles).toEqual([])
}

const homes = new WeakMap<RunningOffice, Map<SceneActor, Promise<BrowserContext>>>()

/** A tab in the role's own browser, where the app is loaded already; a signed-out visitor gets a new browser. */
async function comeAs(who: SceneActor, browser: Browser, office: RunningOffice): Promise<Visitor> {
  if (who === 'nobody') return openVisitor(browser, office.origin)
  const { admin, employee, client, newcomer, billed } = office.people
  const person: Session = { superadmin: admin, employee, client, newcomer, ...billed }[who]
  const opened = homes.get(office) ?? new Map<SceneActor, Promise<BrowserContext>>()
  homes.set(office, opened)
  const open = async () => (await openVisitor(browser, office.origin, await storedSession(office, person))).context
  const context = opened.get(who) ?? open()
  opened.set(who, context)
  return openTab(await context)
}

/** Waits until a condition holds. Scenes run concurrently, where vitest's own poll does not know its test. */
export async function until(page: Page, so: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 10_000; !(await so()); await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`)
}

/** The toast title of a failed call, on a page that has loaded before. */
export const failsWith =
  (call: string, act: (stage: ScenePage) => Promise<unknown>) =>
  async (stage: ScenePage): Promise<void> => {
    await stage.breaks(call)
    await act(stage)
  }
