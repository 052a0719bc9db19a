import type { Page } from 'playwright-core'
import { paths } from '#web/lib/paths.ts'

const { superadmin, employee, client } = paths

/**
 * The menu entry that a page marks, and the value of its `aria-current`, by the page's address; of a case for one that is
 * ready, then for a rejected one. `web/app/menu.test.ts` knows all states.
 */
export const marksOfScreens: Readonly<Record<string, readonly string[]>> = {
  [superadmin.home]: ['Home is page'],
  [superadmin.rtos]: ["RTO's is page"],
  [superadmin.newCase]: ['My-Cases is true'],
  [superadmin.caseDetail.pattern]: ['Verified-Cases is true', 'Rejected-Cases is true'],
  [superadmin.caseEdit.pattern]: ['Verified-Cases is true'],
  [superadmin.clientDetails]: ['Clients is true'],
  [superadmin.employeeDetails]: ['Employees is true'],
  [superadmin.mails]: ['My Profile is true'],
  [employee.home]: ['Home is page'],
  [employee.newCase]: ['New Case is page'],
  [employee.draftCases]: ['Draft Cases is page'],
  [employee.caseDetail.pattern]: ['Verified Cases is true'],
  [employee.caseEdit.pattern]: ['Verified Cases is true'],
  [client.home]: ['Home is page'],
  [client.cases]: ['My Cases is page'],
  [client.caseDetail.pattern]: ['My Cases is true'],
  [client.payment]: ['My Cases is true'],
  [client.bills]: ['My Bills is page'],
  [client.twoFactor]: ['My Profile is true'],
}

/** The menu entries with `aria-current`, and its value. */
export const currentEntries = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Main' })
    .locator('a[aria-current]')
    .evaluateAll((links) => links.map((link) => [link.textContent, link.getAttribute('aria-current')].join(' is ')))
