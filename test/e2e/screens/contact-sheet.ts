import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'

/** A screenshot and its description. */
export interface Picture {
  /** Relative to the folder of all screenshots. */
  file: string
  role: string
  name: string
  width: number
  colorScheme: 'light' | 'dark'
}

/** By viewport width: the displayed width of a screenshot and the number of screenshots per sheet. */
const layouts: Record<number, { shown: number; each: number }> = {
  1440: { shown: 420, each: 12 },
  768: { shown: 308, each: 12 },
  390: { shown: 200, each: 12 },
}
const SHEET_WIDTH = 1320

/** Writes one page with all screenshots, and that page as images of readable size. */
export async function writeContactSheets(browser: Browser, folder: string, pictures: readonly Picture[]) {
  const groups = Map.groupBy(pictures, ({ role, width }) => `${role}-${width}`)
  const sections = [...groups].map(
    ([name, screenshots]) =>
      `<h2>${name.replace('-', ' ')}</h2><div class="sheet">${screenshots.map((screenshot) => figure(screenshot)).join('')}</div>`,
  )
  writeFileSync(join(folder, 'index.html'), page(sections.join('')))
  const context = await browser.newContext({ viewport: { width: SHEET_WIDTH, height: 900 } })
  const tab = await context.newPage()
  for (const [name, screenshots] of groups) {
    const perSheet = layouts[screenshots[0]?.width ?? 0]?.each ?? 12
    for (let part = 0; part * perSheet < screenshots.length; part += 1) {
      const shown = screenshots.slice(part * perSheet, (part + 1) * perSheet)
      const inline = shown.map((screenshot) =>
        figure(screenshot, `data:image/png;base64,${readFileSync(join(folder, screenshot.file), 'base64')}`),
      )
      await tab.setContent(page(`<div class="sheet">${inline.join('')}</div>`))
      await tab.screenshot({ path: join(folder, `sheet-${name}-${part + 1}.png`), fullPage: true })
    }
  }
  await context.close()
}

const figure = ({ file, name, width, colorScheme }: Picture, source = file) => {
  const shown = layouts[width]?.shown ?? 400
  return `<figure style="width:${shown}px"><a href="${file}"><img loading="lazy" src="${source}" alt=""></a>
    <figcaption>${name} · ${colorScheme}</figcaption></figure>`
}

const page = (body: string) => `<!doctype html><meta charset="utf-8"><title>Screens</title><style>
  body { margin: 20px; background: #8b8b96; font: 13px system-ui, sans-serif; color: #fff }
  .sheet { display: flex; flex-wrap: wrap; gap: 16px; align-items: flex-start }
  figure { margin: 0 } img { width: 100%; display: block; max-height: 440px; object-fit: cover; object-position: top }
</style>${body}`
