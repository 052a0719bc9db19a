import { caseFields } from '../cases/case-fields.ts'
import type { ImportColumn } from '../imports/import-columns.ts'
import { messages, originals } from '../messages.ts'
import { ratedCharges } from './rated-charges.ts'

/** The columns of a rate card as a sheet, named as the portal's own file names them, in the language in force or in English. */
export const rateColumns = (): ImportColumn[] => {
  const column = (name: string, label: string, english: string, isRequired: boolean): ImportColumn => ({
    name,
    label,
    isRequired,
    kind: 'text',
    example: '',
    aliases: [english],
  })
  return [
    column('service', messages.rates.service, originals.rates.service, true),
    column('toRTO', messages.rates.rto, originals.rates.rto, false),
    column('clientId', messages.rates.dealer, originals.rates.dealer, false),
    ...ratedCharges.map((name) => column(name, caseFields.expenseDetail[name].label(), name, name === 'receiptAmount')),
  ]
}
