import type { CaseRow } from '#contract/cases/case-lists.ts'
import { MAX_BULK_CASES } from '#contract/limits.ts'
import { t } from '#contract/texts.ts'
import { useRowSelection } from '#web/table/selection.ts'

/** The chosen cases of a list, over all its pages. */
export const useCaseSelection = <Row extends CaseRow>(rows: readonly Row[] | undefined) =>
  useRowSelection(rows, { most: MAX_BULK_CASES, label: ({ CaseNo }) => t.bulk('select', { name: CaseNo }) })
