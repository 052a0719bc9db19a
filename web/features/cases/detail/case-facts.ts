import type { Case } from '#contract/cases/case.ts'
import { fieldByName } from '#contract/cases/case-field-sets.ts'
import { flagServices } from '#contract/cases/case-reading.ts'
import { NOT_FINANCED } from '#contract/reference/financiers.ts'
import { textOf } from '#contract/texts.ts'

const NOT_ASKED: Case['transactionDetail']['to'] = 'NA'
const HSRP: Case['transactionDetail']['numberPlate'] = 'HSRP'

export const serviceTexts = (transaction: Case['transactionDetail']): string[] =>
  flagServices.filter((service) => transaction[service]).map((service) => textOf(fieldByName[service].field.label))

/** The services of a case in short: `TO + HPA + Fitness`; empty without any. */
export function jobText(transaction: Case['transactionDetail']): string {
  const { to, hptName, hpaName, numberPlate } = transaction
  const label = (name: 'to' | 'hptId' | 'hpaId') => textOf(fieldByName[name].field.label)
  return [
    ...(to === NOT_ASKED ? [] : [label('to')]),
    ...(hptName === NOT_FINANCED ? [] : [label('hptId')]),
    ...(hpaName === NOT_FINANCED ? [] : [label('hpaId')]),
    ...(numberPlate === HSRP ? [HSRP] : []),
    ...serviceTexts(transaction),
  ].join(' + ')
}
