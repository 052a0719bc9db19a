import { caseFields } from '../cases/case-fields.ts'
import type { ImportColumn } from '../imports/import-columns.ts'
import { rates } from '../texts/rates/en.ts'
import { t, textOf } from '../texts.ts'

/** The columns of a rate card as a sheet, named as the portal's own file names them, in the language in force or in English. */
export const rateColumns = (): ImportColumn[] => {
  const column = (name: string, label: string, alias: string, isRequired: boolean): ImportColumn => ({
    name,
    label,
    isRequired,
    kind: 'text',
    example: '',
    aliases: [alias],
  })
  return [
    column('service', t.rates('service'), rates.service, true),
    column('toRTO', t.rates('rto'), rates.rto, false),
    column('clientId', t.rates('dealer'), rates.dealer, false),
    ...ratedCharges.map((name) =>
      column(name, textOf(caseFields.expenseDetail[name].label), name, name === 'receiptAmount'),
    ),
  ]
}

/** The charges of a case that each of its services adds to. */
export const serviceCharges = ['receiptAmount', 'otherCharges', 'adminCharges'] as const

/** The charges that a case has once, whatever its services: the card need not say them. */
export const caseCharges = ['pucCharges', 'insuranceCharges'] as const

/** The charges of a case that the rate card suggests. */
export const ratedCharges = [...serviceCharges, ...caseCharges] as const

export type RatedCharge = (typeof ratedCharges)[number]
