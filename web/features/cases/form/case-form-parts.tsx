import { useQueries } from '@tanstack/react-query'
import { TriangleAlert } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import type { Control } from 'react-hook-form'
import type { PickList } from '#contract/cases/case-fields.ts'
import type { Role } from '#contract/endpoint.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { clientEndpoints, referenceEndpoints } from '#web/endpoints.generated.ts'
import { apiQuery, queryClient } from '#web/lib/query.ts'
import type { Option } from '#web/ui/listbox.tsx'
import type { ViewedQuery } from '#web/ui/query-view.tsx'
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
  /** The plate of the vehicle with which a new case was begun; empty without one. */
  vehicle: string
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
      <TriangleAlert className="mt-0.5 size-3.5 shrink-0" />
      {children}
    </span>
  )
}

const firmNames = apiQuery(clientEndpoints.firmNames, {})
const rtos = apiQuery(referenceEndpoints.activeRtos, {})
const firms = apiQuery(referenceEndpoints.activeFirms, {})

export function prefetchCasePickers(): void {
  for (const list of [firmNames, rtos, firms] as const) void queryClient.prefetchQuery(list as typeof firms)
}

interface LoadedPickers {
  pickers: CasePickers
  /** The id of the firm `NA`, for a vehicle without a loan. */
  notFinanced: string
}

export function useCasePickers(): ViewedQuery<LoadedPickers> {
  const lists = useQueries({ queries: [firmNames, rtos, firms] })
  const [names, offices, financiers] = lists
  const refetch = () => {
    for (const list of lists) if (list.isError) void list.refetch()
  }
  const error = lists.find((list) => list.isError)?.error ?? null
  if (!names.data || !offices.data || !financiers.data) return { data: undefined, error, refetch }
  const pickers = {
    firmNames: names.data.data.map((name) => ({ value: name, label: name })),
    rtos: offices.data.data.map(({ displayName }) => ({ value: displayName, label: displayName })),
    financiers: financiers.data.data.map(({ id, name }) => ({ value: id, label: name })),
  }
  const notFinanced = financiers.data.data.find(({ name }) => name === NOT_FINANCED)?.id ?? ''
  return { data: { pickers, notFinanced }, error: null, refetch }
}
