import { Link } from '@tanstack/react-router'
import type { OfficialForm } from '#contract/official-forms/official-form.ts'
import type { Service } from '#contract/services/service.ts'
import { t } from '#contract/texts.ts'
import { officialFormEndpoints } from '#web/endpoints.generated.ts'
import { paths } from '#web/lib/paths.ts'
import { activeColumn } from '#web/table/admin-list-page.tsx'
import type { Column } from '#web/table/column.tsx'
import { TableHighlight } from '#web/ui/highlight.tsx'

/** The columns of forms; `services` has the labels of their services. */
export function officialFormColumns(services: readonly Service[]): readonly Column<OfficialForm>[] {
  const labels = new Map<string, string>(services.map(({ code, label }) => [code, label]))
  const labelsOf = (row: OfficialForm) => row.services.map((code) => labels.get(code) ?? code).join(', ')
  return [
    {
      id: 'name',
      header: () => t.fields('name'),
      value: (row) => row.name,
      card: 'title',
      cell: (row) => (
        <span className="block min-w-44 max-w-lg whitespace-normal break-words">
          <Link
            to={paths.superadmin.formMarks}
            params={{ formId: row.id }}
            className="rounded-sm font-medium text-accent-ink underline-offset-4 hover:underline"
          >
            <TableHighlight>{row.name}</TableHighlight>
          </Link>
        </span>
      ),
    },
    {
      id: 'services',
      header: () => t.officialForms('services'),
      value: labelsOf,
      text: (row) => labelsOf(row) || t.officialForms('noServices'),
      cell: (row) => (
        <span className="block min-w-44 max-w-lg whitespace-normal break-words">
          {row.services.length > 0 ? <TableHighlight>{labelsOf(row)}</TableHighlight> : t.officialForms('noServices')}
        </span>
      ),
    },
    { id: 'pages', header: () => t.officialForms('pages'), value: (row) => row.pages.length, className: 'tnum' },
    { id: 'marks', header: () => t.officialForms('marks'), value: (row) => row.marks.length, className: 'tnum' },
    activeColumn(officialFormEndpoints.edit, ({ id, name }) => ({
      name,
      argsOf: (isActive) => ({ params: { id }, body: { isActive } }),
      options: { invalidates: [officialFormEndpoints.all], failureTitle: t.officialForms('switchFailed') },
    })),
  ]
}
