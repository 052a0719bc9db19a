import type { Service } from '#contract/cases/case.ts'

/** How the services of a case read. */
export const serviceLabels: Record<Service, string> = {
  fitness: 'Fitness',
  rrf: 'RRF',
  rma: 'RMA',
  alteration: 'Alteration',
  conversion: 'Conversion',
  addressChange: 'Address Change',
  drc: 'DRC',
}
