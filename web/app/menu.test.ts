import { expect, test } from 'vitest'
import type { CaseStatus } from '#contract/cases/case-values.ts'
import type { Role } from '#contract/endpoint.ts'
import { specifiedMenus } from '#test/specified-menus.ts'
import { listOfCase } from '#web/features/cases/case-breadcrumbs.ts'
import { pagesOf } from '#web/lib/pages.ts'
import { paths } from '#web/lib/paths.ts'
import { ariaCurrent, type MenuEntry, menuForRole } from './menu.tsx'
import { router } from './router.ts'

const linksIn = (entries: readonly MenuEntry[]) =>
  entries.flatMap((entry) => ('items' in entry ? entry.items : [entry]))

const { superadmin, employee, client } = paths

const CASE = 'VR-000042'

type Marked = readonly [pathname: string, status: CaseStatus | null, marked: string]

const marks: Record<Role, readonly Marked[]> = {
  superadmin: [
    [superadmin.home, null, 'Home is page'],
    [superadmin.rtos, null, "RTO's is page"],
    ['/superadmin/CASES/mycases', null, 'My-Cases is page'],
    [superadmin.newCase, null, 'My-Cases is true'],
    [superadmin.caseDetail(CASE), 'Created', 'My-Cases is true'],
    [superadmin.caseDetail(CASE), 'Updated', 'My-Cases is true'],
    [superadmin.caseEdit(CASE), 'Updated', 'My-Cases is true'],
    [superadmin.caseDetail(CASE), 'ready', 'Verified-Cases is true'],
    [superadmin.caseEdit(CASE), 'ready', 'Verified-Cases is true'],
    [superadmin.caseDetail(CASE), 'assigned', 'Verified-Cases is true'],
    [superadmin.caseDetail(CASE.toLowerCase()), 'paid', 'Verified-Cases is true'],
    [superadmin.caseDetail(CASE), 'rejected', 'Rejected-Cases is true'],
    [superadmin.clientDetails, null, 'Clients is true'],
    [superadmin.employeeDetails, null, 'Employees is true'],
    [superadmin.mails, null, 'My Profile is true'],
  ],
  employee: [
    [employee.home, null, 'Home is page'],
    [employee.newCase, null, 'New Case is page'],
    [employee.draftCases, null, 'Draft Cases is page'],
    [employee.caseDetail(CASE), 'Created', 'Draft Cases is true'],
    [employee.caseEdit(CASE), 'Updated', 'Draft Cases is true'],
    [employee.caseDetail(CASE), 'ready', 'Verified Cases is true'],
    [employee.caseDetail(CASE), 'rejected', 'Verified Cases is true'],
  ],
  client: [
    [client.payment, null, 'My Cases is true'],
    [client.home, null, 'Home is page'],
    [client.cases, null, 'My Cases is page'],
    [client.caseDetail(CASE), null, 'My Cases is true'],
    [client.bills, null, 'My Bills is page'],
    [client.twoFactor, null, 'My Profile is true'],
  ],
}

const cases = Object.entries(marks).flatMap(([role, ofRole]) =>
  ofRole.map(([pathname, status, marked]) => ({ role: role as Role, pathname, status, marked })),
)

test.each(cases)('$role at $pathname, status $status: $marked', ({ role, pathname, status, marked }) => {
  const caseList = status && role !== 'client' ? listOfCase(role, status) : null
  const current = linksIn(menuForRole(pagesOf(router), role)).map(
    (link) => [link.label, ariaCurrent(link, pathname, caseList)] as const,
  )
  expect(current.filter(([, value]) => value).map((entry) => entry.join(' is '))).toEqual([marked])
})

test.each(Object.entries(specifiedMenus))('the menu of the %s is that of the specification', (role, entries) => {
  const menu = menuForRole(pagesOf(router), role as Role)
  expect(menu.slice(-2).map(({ label }) => label)).toEqual(['More', 'My Profile'])
  const links = linksIn(menu.filter(({ label }) => label !== 'More'))
  expect(links.map(({ label, to }) => [label, to])).toEqual(entries)
})
