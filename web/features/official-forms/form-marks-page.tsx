import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { FileX } from 'lucide-react'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { MarksEditor } from '#web/features/official-forms/marks-editor.tsx'
import { paths } from '#web/lib/paths.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import { EntityPage, namedEntity } from '#web/ui/entity-page.tsx'
import { Skeleton } from '#web/ui/skeleton.tsx'

const all = () => apiQuery(officialFormEndpoints.all, {})

export const loader = () => void queryClient.prefetchQuery(all())

/** One official form: the marks where values are printed. */
export function Page() {
  const { formId } = useParams({ from: paths.superadmin.formMarks })
  const query = namedEntity(useQuery(all()), { id: formId, fromState: undefined })
  return (
    <EntityPage
      query={query}
      kind={t.officialForms('form')}
      skeleton={<Skeleton className="h-96 w-full rounded-lg" />}
      missing={{
        icon: FileX,
        title: t.officialForms('notFound'),
        detail: t.officialForms('notFoundDetail'),
        list: paths.superadmin.forms,
        listLabel: t.officialForms('title'),
      }}
      header={({ name }) => ({ title: name, description: t.officialForms('editorHelp') })}
    >
      {(officialForm) => <MarksEditor key={officialForm.id} officialForm={officialForm} />}
    </EntityPage>
  )
}
