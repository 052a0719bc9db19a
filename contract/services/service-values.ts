/** What a case asks of the RTO (contract-trade section 5), in the order of the catalogue. */
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
