import { useQuery } from '@tanstack/react-query'
import { Building2, UserPlus } from 'lucide-react'
import { useState } from 'react'
import { messages } from '#contract/messages.ts'
import { BranchDialog } from '#web/domain/branch-dialog.tsx'
import { referenceEndpoints, setUpEndpoints } from '#web/endpoints.generated.ts'
import { AddEmployeeDialog } from '#web/features/employees/add-employee-dialog.tsx'
import { invalidate } from '#web/lib/invalidate.ts'
import { apiQuery } from '#web/lib/query.ts'
import { Button } from '#web/ui/button.tsx'
import { GuardedButton } from '#web/ui/guarded-button.tsx'

/** Adds a branch and then its employees; `onEmployeeAdded` receives the address that the link was mailed to. */
export function PeopleButtons({ onEmployeeAdded }: { onEmployeeAdded: (email: string) => void }) {
  const [adding, setAdding] = useState<'branch' | 'employee' | null>(null)
  const branches = useQuery(apiQuery(referenceEndpoints.activeBranches, {}))
  const hasBranch = Boolean(branches.data?.data.length)
  const close = () => setAdding(null)
  return (
    <div className="flex flex-wrap gap-2">
      <Button variant={hasBranch ? 'secondary' : 'primary'} onClick={() => setAdding('branch')}>
        <Building2 aria-hidden="true" />
        {messages.setUp.addFirstBranch}
      </Button>
      <GuardedButton
        variant={hasBranch ? 'primary' : 'secondary'}
        reason={hasBranch ? null : messages.setUp.branchFirst}
        onClick={() => setAdding('employee')}
      >
        <UserPlus aria-hidden="true" />
        {messages.setUp.addFirstEmployee}
      </GuardedButton>
      {adding === 'branch' && <BranchDialog onOpenChange={close} onAdded={async () => close()} />}
      {adding === 'employee' && (
        <AddEmployeeDialog
          onOpenChange={close}
          onAdded={(email) => {
            onEmployeeAdded(email)
            void invalidate(setUpEndpoints.progress)
          }}
        />
      )}
    </div>
  )
}
