import { NOT_FINANCED } from '../reference/financiers.ts'
import { type ServiceCode, serviceCodes } from '../services/service-values.ts'
import type { Case } from './case.ts'

/**
 * Returns the services that a case asks for, in the order of the catalogue. The database derives the same ones for
 * lists: the column `services`.
 */
export function servicesOf(transaction: Case['transactionDetail']): ServiceCode[] {
  const { to, hptName, hpaName, numberPlate } = transaction
  return serviceCodes.filter((code) => {
    switch (code) {
      case 'transferLocal':
        return to === 'LOCAL'
      case 'transferOther':
        return to === 'OTHER'
      case 'hpt':
        return hptName !== NOT_FINANCED
      case 'hpa':
        return hpaName !== NOT_FINANCED
      case 'hsrp':
        return numberPlate === 'HSRP'
      default:
        return transaction[code] === true
    }
  })
}
