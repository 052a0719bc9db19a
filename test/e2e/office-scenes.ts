import type { Page } from 'playwright-core'
import { t } from '#contract/texts.ts'
import { paths } from '#web/lib/paths.ts'
import { admin, click, clickInDialog, follow, inTurn, type Scene } from './scene.ts'

/* The dialogs and menus of vehicles, reminders, services and the lists of the office. */

const { superadmin } = paths
const { reminders, reminderSettings, services } = t

/** Chooses the first dealer of the worklist, and asks whether to mail it. */
async function mailDealer(page: Page) {
  await page.getByRole('combobox', { name: reminders('dealer') }).click()
  await page.getByRole('option').nth(1).click()
  await click(reminders('mailDealerButton'))(page)
}

/** Opens the first task, and asks whether it is done. */
async function finishTask(page: Page) {
  await page.getByRole('main').getByRole('button', { expanded: false }).last().click()
  await click(t.tasks('checkDone'))(page)
}

export const officeScenes: readonly Scene[] = [
  admin('renew', superadmin.reminders, click(new RegExp(`^${reminders('renew')}`))),
  admin('snooze', superadmin.reminders, click(new RegExp(`^${reminders('snooze')}`)), { shows: 'menu' }),
  admin('mail-dealer', superadmin.reminders, mailDealer),
  admin('due-today', superadmin.reminderSettings, click(reminderSettings('preview'))),
  admin('edit-vehicle', superadmin.vehicles, inTurn(follow(/^[A-Z]{2} ?\d/), click(t.vehicles('edit')))),
  admin('edit-service', superadmin.services, click(/^Edit /)),
  admin('add-service-paper', superadmin.services, click(/^Add paper to /)),
  admin('edit-service-paper', superadmin.services, click(/^Edit Form 29 of /)),
  admin(
    'service-paper-unnamed',
    superadmin.services,
    inTurn(click(/^Add paper to /), clickInDialog(services('addPaper'))),
  ),
  admin('add-branch', superadmin.branches, click('Add Branch')),
  admin('edit-branch', superadmin.branches, click(/^Edit /)),
  admin('add-firm', superadmin.firms, click(t.firm('add'))),
  admin('edit-firm', superadmin.firms, click(/^Edit /)),
  admin('add-rto', superadmin.rtos, click(t.rto('add'))),
  admin('add-document', superadmin.documents, click(t.document('add'))),
  admin('delete-document', superadmin.documents, click(/^Delete /)),
  admin('add-employee', superadmin.employees, click('Add Employee')),
  admin('edit-employee', superadmin.employees, inTurn(follow(/View Details/), click(t.general('edit')))),
  admin('add-client', superadmin.clients, click('Add Client')),
  admin('edit-client', `${superadmin.clients}?tab=verified`, inTurn(follow(/View Details/), click(t.general('edit')))),
  admin('verify-client', superadmin.clients, click(/^Accept /)),
  admin('reject-client', superadmin.clients, click(/^Reject /)),
  admin('change-limit', superadmin.dues, click(/^Change limit of /)),
  admin('task-done', superadmin.home, finishTask),
]
