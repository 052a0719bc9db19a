import { addDays } from '#contract/dates.ts'
import type { CaseFormValues, CasePickers } from './case-form-values.tsx'

/**
 * Returns an invented case of the office's first dealer and RTO, for a look around: it is stored only if somebody sends it.
 * Its plate ends in 0000, which no RTO gives out.
 */
export function sampleCase(
  empty: CaseFormValues,
  { firmNames, rtos }: Pick<CasePickers, 'firmNames' | 'rtos'>,
): CaseFormValues {
  const today = empty.generalDetail.applicationDate
  const rto = rtos[0]?.value ?? ''
  const code = rto.split(' - ')[0]?.replaceAll(/[^A-Z\d]/g, '') ?? ''
  return {
    ...empty,
    generalDetail: {
      ...empty.generalDetail,
      firmName: firmNames[0]?.value ?? '',
      appointmentDate: addDays(today, 7),
      applicationNo: 'SAMPLE-1',
    },
    vehicleDetail: {
      ...empty.vehicleDetail,
      vehicleNo: `${code || 'MH12'}ZZ0000`,
      fromRTO: rto,
      toRTO: rto,
      chassisNo: 'MA3SAMPLE00000001',
      engineNo: 'SAMPLE000001',
    },
    expireDetail: {
      ...empty.expireDetail,
      insuranceExpiry: addDays(today, 200),
      pucExpiry: addDays(today, 20),
      fitnessExpiry: addDays(today, 2000),
      taxExpiry: addDays(today, 3000),
    },
    transactionDetail: { ...empty.transactionDetail, to: 'LOCAL', numberPlate: 'HSRP', remarks: 'SAMPLE CASE' },
    expenseDetail: { ...empty.expenseDetail, receiptAmount: 1500, pucCharges: 100, insuranceCharges: 2500 },
  }
}
