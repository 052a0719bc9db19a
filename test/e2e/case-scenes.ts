import type { Page } from 'playwright-core'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { admin, casesOf, click, clickInDialog, firstCase, follow, inTurn, type Scene } from './scene.ts'

/* The dialogs and menus of a case: its papers, files, forms and stage, and what the office decides. */

const { superadmin } = paths
const { papers, attachments, officialForms, cases } = t

const chooseItem = (name: string) => (page: Page) => page.getByRole('menuitem', { name, exact: true }).click()

/** Opens the editor of a form and adds a mark, by the keyboard, which chooses the place itself. */
async function addMark(page: Page) {
  await follow(/^Form 29/)(page)
  await page.getByRole('button', { name: officialForms('addOnPage', { page: 1 }) }).press('Enter')
  await page.getByRole('heading', { name: officialForms('mark'), exact: true }).waitFor()
}

/** Chooses the stage that warns of papers that lack. */
const chooseSubmitted = (page: Page) =>
  page
    .getByRole('dialog')
    .getByRole('radio', { name: t.stages('submitted') })
    .click()

const papersOf = superadmin.caseDetail('VR-000001')
const viewFile = click(attachments('open', { name: 'rc-book.png' }))

export const caseScenes: readonly Scene[] = [
  admin('assign', superadmin.verifiedCases, click(/^Assign /)),
  admin('reject', superadmin.verifiedCases, click(/^Reject /)),
  admin(
    'reject-without-reason',
    superadmin.verifiedCases,
    inTurn(click(/^Reject /), clickInDialog(t.general('reject'))),
  ),
  admin('unassign', casesOf('assigned'), inTurn(firstCase, click(cases('unassign')))),
  admin('fix-again', superadmin.rejectedCases, inTurn(firstCase, click(cases('reopen')))),
  admin('edit-form', superadmin.forms, click(/^Edit /)),
  admin('place-mark', superadmin.forms, addMark, { shows: 'page' }),
  admin('print-forms', papersOf, click(officialForms('print'))),
  admin('add-paper', papersOf, click(papers('add'))),
  admin('paper-state', papersOf, click(/^Change state of /), { shows: 'menu' }),
  admin(
    'paper-deficient',
    papersOf,
    inTurn(click(/^Change state of /), chooseItem(papers('withNote', { state: papers('deficient') }))),
  ),
  admin(
    'paper-not-needed',
    papersOf,
    inTurn(click(/^Change state of /), chooseItem(papers('withNote', { state: papers('notNeeded') }))),
  ),
  admin('view-file', papersOf, viewFile),
  admin('turned-file', papersOf, inTurn(viewFile, click(t.payments('zoomIn')), click(attachments('turn')))),
  admin('delete-file', papersOf, inTurn(viewFile, click(attachments('remove')))),
  admin('show-aadhaar', papersOf, click(cases('showAadhaar'))),
  admin('stage-of-case', papersOf, click(t.stages('change'))),
  admin('move-file', `${superadmin.rto}?view=board`, click(/^Move VR-/), { shows: 'menu' }),
  admin('change-stage', `${superadmin.rto}?view=table`, click(/^Change stage of /)),
  admin('stage-submitted', `${superadmin.rto}?view=table`, inTurn(click(/^Change stage of /), chooseSubmitted)),
]
