import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Control } from 'react-hook-form'
import type { Role } from '#contract/endpoint.ts'
import type { Option } from '#web/ui/option.ts'
import type { CaseFormValues } from './case-form-values.ts'

export type CaseControl = Control<CaseFormValues, unknown, CaseFormValues>

/** What the pickers of a case form offer. */
export interface CasePickers {
  firmNames: readonly Option[]
  rtos: readonly Option[]
  financiers: readonly Option[]
}

/** What every section of a case form is told. */
export interface SectionProps {
  control: CaseControl
  role: Role
  pickers: CasePickers
}

/** Fields in one, two or three columns. */
export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}

/** A doubt about what was typed, which stands in nobody's way. */
export function Doubt({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-warn">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {children}
    </span>
  )
}

/** Plain choices as options. */
export const asOptions = (texts: readonly string[]): Option[] => texts.map((text) => ({ value: text, label: text }))
