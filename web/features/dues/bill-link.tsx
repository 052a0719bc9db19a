import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { paths } from '#web/lib/paths.ts'

export const BillLink = ({ clientId, billId, children }: { clientId: string; billId: string; children: ReactNode }) => (
  <Link
    to={paths.superadmin.clientDetails}
    search={{ id: clientId, tab: 'bills', bill: billId }}
    className="tnum rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
  >
    {children}
  </Link>
)
