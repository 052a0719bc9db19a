import type { PayableCase } from '#contract/payments/payment.ts'
import { stageLabels } from '#contract/stages/stage-labels.ts'
import { t } from '#contract/texts.ts'
import { daysSince } from './waiting.ts'

/** Where a dealer's file is, and for how long: "At MH-12 for 6 days". */
export function whereFileIs({ stage, stageSince, vehicleDetail }: PayableCase['case']): string {
  const isAtRto = stage === 'submitted' || stage === 'inProcess'
  const place = isAtRto ? t.clientCases('atRto', { rto: vehicleDetail.toRTO }) : stageLabels()[stage]
  return stage === 'handedOver' ? place : `${place} ${t.stages('days', { count: daysSince(stageSince) })}`
}
