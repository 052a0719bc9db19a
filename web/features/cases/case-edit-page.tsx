import { Link } from '@tanstack/react-router'
import { Lock } from 'lucide-react'
import { useState } from 'react'
import type { Case } from '#contract/cases/case.ts'
import { disabledReason } from '#contract/cases/case-actions.ts'
import { t, textOf } from '#contract/texts.ts'
import { useParentListOfCase } from '#web/features/cases/case-breadcrumbs.ts'
import { loadCase, useCase } from '#web/features/cases/detail/use-case.ts'
import { CaseFormSkeleton } from '#web/features/cases/form/case-form.tsx'
import { prefetchCasePickers, useCasePickers } from '#web/features/cases/form/case-form-values.tsx'
import { EditCaseForm } from '#web/features/cases/form/edit-case-form.tsx'
import { useCaseNo, useGoBack } from '#web/lib/address.ts'
import { paths } from '#web/lib/paths.ts'
import { useStaffRole } from '#web/lib/session.ts'
import { buttonStyle } from '#web/ui/button.tsx'
import { Card } from '#web/ui/card.tsx'
import { PageBreadcrumbs, PageHeader } from '#web/ui/page-header.tsx'
import { EmptyState, QueryView } from '#web/ui/query-view.tsx'
import { StatusBadge } from './status-badge.tsx'

/** Fetches the case before the form is shown: an edit must start from the current version. */
export const loader = ({ params }: { params: Readonly<Record<string, string>> }) => {
  prefetchCasePickers()
  return loadCase(params.caseNo ?? '')
}

/** Edits a case. */
export function Page() {
  const caseNo = useCaseNo()
  const role = useStaffRole()
  const detail = paths[role].caseDetail
  const saved = useCase(caseNo, {
    lost: t.cases('noCaseData'),
    fallback: role === 'employee' ? paths.employee.draftCases : paths.superadmin.myCases,
  })
  const [editable, setEditable] = useState<Case | null>(null)
  const { data } = saved
  if (data && editable?.id !== data.id && disabledReason('edit', data.status) === null) setEditable(data)
  // What others do to the case meanwhile takes no form away; its Submit says it.
  const caseData = editable?.CaseNo === caseNo ? editable : data
  const list = useParentListOfCase(role, caseData?.status)
  const lists = useCasePickers()
  const goBack = useGoBack(detail(caseNo))
  const locked = caseData && disabledReason('edit', caseData.status)
  const query = {
    data: caseData && lists.data && { caseData, pickers: lists.data.pickers },
    error: saved.error ?? lists.error,
    refetch: () => {
      if (saved.error) void saved.refetch()
      void lists.refetch()
    },
  }
  return (
    <>
      <PageHeader
        title={caseData ? t.general('editNamed', { name: caseData.CaseNo }) : t.cases('editTitleUnknown')}
        breadcrumbs={
          <PageBreadcrumbs
            parent={list}
            intermediate={{ label: caseNo, to: detail.pattern, caseNo }}
            current={t.general('edit')}
          />
        }
        description={data && <StatusBadge kind="case" status={data.status} />}
      />
      {locked ? (
        <Card flush>
          <EmptyState
            icon={Lock}
            title={textOf(locked)}
            action={
              <Link to={detail.pattern} params={{ caseNo }} className={buttonStyle()}>
                {t.general('viewDetails')}
              </Link>
            }
          />
        </Card>
      ) : (
        <QueryView
          query={query}
          errorTitle={t.cases('fetchOneFailed')}
          frame={(error) => <Card flush>{error}</Card>}
          skeleton={<CaseFormSkeleton />}
        >
          {(loaded) => (
            <EditCaseForm
              key={loaded.caseData.id}
              saved={loaded.caseData}
              role={role}
              pickers={loaded.pickers}
              goBack={goBack}
            />
          )}
        </QueryView>
      )}
    </>
  )
}
