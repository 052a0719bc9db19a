import { z } from 'zod'
import { messages } from '../messages.ts'

export const caseStatuses = ['Created', 'Updated', 'ready', 'assigned', 'paid', 'rejected'] as const
export const CaseStatus = z.enum(caseStatuses)
export type CaseStatus = z.infer<typeof CaseStatus>

export const transfers = ['LOCAL', 'OTHER', 'NA'] as const
export const numberPlates = ['HSRP', 'NON HSRP', 'NA'] as const
/** The services of a case that are simply asked for or not (spec/2 point 9). */
export const services = ['fitness', 'rrf', 'rma', 'alteration', 'conversion', 'addressChange', 'drc'] as const
export type Service = (typeof services)[number]

export const expiryFilters = ['pucExpiry', 'insuranceExpiry', 'fitnessExpiry', 'taxExpiry', 'permitExpiry'] as const
export const filterTypes = ['applicationDate', 'appointmentDate', ...expiryFilters] as const
export const FilterType = z.enum(filterTypes, { error: messages.general.isRequired('Filter Type') })
export type FilterType = z.infer<typeof FilterType>
