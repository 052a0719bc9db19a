import type { Role } from '#contract/endpoint.ts'

/** The specified menus: the screens beside the specification are under More, above My Profile. */
export const specifiedMenus: Record<Role, readonly (readonly [label: string, address: string])[]> = {
  superadmin: [
    ['Home', '/superadmin'],
    ['HPT/HPA', '/superadmin/AddFirm'],
    ['Branch', '/superadmin/AddBranch'],
    ["RTO's", '/superadmin/AddRTO'],
    ['Employees', '/superadmin/AddEmployee'],
    ['Clients', '/superadmin/clients'],
    ['My-Cases', '/superadmin/cases/Mycases'],
    ['Verified-Cases', '/superadmin/cases/all'],
    ['Rejected-Cases', '/superadmin/cases/rejected'],
    ['Payments', '/superadmin/VerifyPayments'],
    ['Documents', '/superadmin/documents'],
    ['My Profile', '/superadmin/Profile'],
  ],
  employee: [
    ['Home', '/employee'],
    ['New Case', '/employee/cases/new'],
    ['Draft Cases', '/employee/cases'],
    ['Verified Cases', '/employee/vcases'],
    ['My Profile', '/employee/Profile'],
  ],
  client: [
    ['Home', '/client'],
    ['My Cases', '/client/cases'],
    ['My Transactions', '/client/Transactions'],
    ['My Bills', '/client/Bills'],
    ['My Profile', '/client/Profile'],
  ],
}
