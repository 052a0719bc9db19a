import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Control } from 'react-hook-form'
import type { PickList } from '#contract/cases/case-fields.ts'
import type { Role } from '#contract/endpoint.ts'
import type { Option } from '#web/ui/option.ts'
import type { CaseFormValues } from './case-form-values.ts'

export type CaseControl = Control<CaseFormValues, unknown, CaseFormValues>

export type CasePickers = Readonly<Record<FormPickList, readonly Option[]>>
type FormPickList = Exclude<PickList, 'branches' | 'employees'>

/** Returns whether the form has this list: branch and employee are filled in by the form itself. */
export const isFormList = (list: PickList | undefined): list is FormPickList =>
  list !== undefined && list !== 'branches' && list !== 'employees'

interface CaseFormSetting {
  control: CaseControl
  role: Role
  pickers: CasePickers
  isEdit: boolean
}

const SettingContext = createContext<CaseFormSetting | null>(null)
export const CaseFormSettingProvider = SettingContext.Provider

export function useCaseFormContext(): CaseFormSetting {
  const setting = useContext(SettingContext)
  if (!setting) throw new Error('This belongs inside a case form')
  return setting
}

export function FieldGrid({ children }: { children: ReactNode }) {
  return <div className="grid gap-x-5 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">{children}</div>
}

/** A warning below a field; it does not prevent the submit. */
export function FieldWarning({ children }: { children: ReactNode }) {
  return (
    <span className="flex items-start gap-1.5 text-warn">
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" aria-hidden="true" />
      {children}
    </span>
  )
}
