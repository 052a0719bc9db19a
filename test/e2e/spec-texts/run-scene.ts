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
 * One situation that the spec names, with the texts that it quotes for it, spelled here a second
 * time, from the spec and not from the product.
 */
export interface Scene {
  /** The place in the spec: `1 §5` is point 5 of the first document. */
  at: string
  when: string
  who: SceneActor
  /** `empty`: an office with people and nothing else. */
  office?: 'empty'
  go: string | ((office: RunningOffice) => string | RouteVisit)
  /** What is to be read: a text, title, label, placeholder or menu entry, whole. */
  texts: readonly string[]
  /** What is to be read as part of a longer sentence. */
  parts?: readonly string[]
  /** What is to be read on the browser's console. */
  logs?: readonly string[]
  /** What its act looks for itself, with what varies left open: `Welcome back, {name}!`. */
  asked?: readonly string[]
  /** Calls that the network swallows from the beginning on: a real fault, never a made-up answer. */
  broken?: readonly string[]
  /** Brings the situation about; what it has not seen itself must stand there in the end. */
  act?: (stage: ScenePage) => Promise<unknown>
}

export interface ScenePage extends Visitor {
  office: RunningOffice
  /** Waits until these texts of the scene can be read. */
  sees(...texts: string[]): Promise<void>
  /** From now on the network swallows this call. */
  breaks(call: string): Promise<void>
  press(name: string | RegExp): Promise<void>
  fill(label: string, value: string): Promise<void>
  pick(label: string | RegExp, text: string): Promise<void>
  row(text: string): Locator
  dialog: Locator
}

/** An address of the server outside the web app, from where an act can set out. */
export const BLANK_PAGE = '/healthz'

const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

function find(page: Page, text: string, whole: boolean): Locator {
  // A required label ends with a star, which nobody reads aloud.
  const pattern = whole ? new RegExp(`^\\s*${escaped(text)}\\s*\\*?\\s*$`) : new RegExp(escaped(text))
  return page
    .getByText(pattern)
    .or(page.getByLabel(pattern))
    .or(page.getByPlaceholder(text, { exact: true }))
    .or(page.getByRole('link', { name: pattern }))
    .filter({ visible: true })
    .first()
}

/** Plays a scene in a browser of its own and fails when one of its texts is not there. */
export async function runScene(scene: Scene, browser: Browser, office: RunningOffice): Promise<void> {
  const visitor = await comeAs(scene.who, browser, office)
  const { page, watch } = visitor
  // A call that is refused or swallowed is written down by the browser itself.
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
      // Typed over what stands there, as a person does: a box that was filled in already must open its list, too.
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

/** A tab of the person's own browser, which has the app loaded already; nobody in particular has a new one. */
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

/** Waits until something is so. Scenes run side by side, where vitest's own poll does not know its test. */
export async function until(page: Page, so: () => boolean | Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 10_000; !(await so()); await page.waitForTimeout(50))
    if (Date.now() > end) throw new Error(`Waited in vain: ${what}`)
}

/** A toast's title that a failed call brings up, for a page that has loaded before. */
export const failsWith =
  (call: string, act: (stage: ScenePage) => Promise<unknown>) =>
  async (stage: ScenePage): Promise<void> => {
    await stage.breaks(call)
    await act(stage)
  }
