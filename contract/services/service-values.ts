/** What a case asks of the RTO, in the order of the catalogue. */
export const serviceCodes = [
  'transferLocal',
  'transferOther',
  'hpt',
  'hpa',
  'hsrp',
  'fitness',
  'rrf',
  'rma',
  'alteration',
  'conversion',
  'addressChange',
  'drc',
] as const
export type ServiceCode = (typeof serviceCodes)[number]
