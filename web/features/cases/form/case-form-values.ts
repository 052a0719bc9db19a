import type { Case } from '#contract/cases/case.ts'
import type { CaseEditInput, NewCaseInput } from '#contract/cases/case-form.ts'
import type { Role } from '#contract/endpoint.ts'
import type { AmountInput } from '#web/forms/filters.ts'

/** What stands in the boxes of a case form. A missing text is empty, a missing amount null. */
export interface CaseFormValues {
  generalDetail: {
    firmName: string
    branchCodeId: string
    employeeCodeId: string
    incentiveAmount: AmountInput
    appointmentDate: string
    applicationNo: string
    applicationDate: string
  }
  vehicleDetail: Record<'vehicleNo' | 'rmaVehicleNo' | 'fromRTO' | 'toRTO' | 'chassisNo' | 'engineNo', string>
  expireDetail: Record<ExpiryField, string>
  transactionDetail: {
    to: string
    hptId: string
    hpaId: string
    numberPlate: string
    fitness: boolean
    rrf: boolean
    rma: boolean
    alteration: boolean
    conversion: boolean
    addressChange: boolean
    drc: boolean
    remarks: string
  }
  ownerDetails: Record<OwnerField, string>
  expenseDetail: Record<ChargeField, AmountInput> & { expenseRemarks: string }
  referenceDetail: Record<'name' | 'contactNo', string>
}

export type ExpiryField = 'insuranceExpiry' | 'pucExpiry' | 'fitnessExpiry' | 'taxExpiry' | 'permitExpiry'
export type ChargeField = 'pucCharges' | 'insuranceCharges' | 'receiptAmount' | 'otherCharges' | 'adminCharges'
type OwnerPart = 'Name' | 'AadharNo' | 'Address' | 'State' | 'PhoneNo'
export type OwnerField = `${'seller' | 'buyer'}${OwnerPart}`

/** A form with nothing in it but what is usual: applied for today, not financed. */
export function emptyCaseForm(usual: { today: string; notFinanced: string }): CaseFormValues {
  return {
    generalDetail: {
      firmName: '',
      branchCodeId: '',
      employeeCodeId: '',
      incentiveAmount: null,
      appointmentDate: '',
      applicationNo: '',
      applicationDate: usual.today,
    },
    vehicleDetail: { vehicleNo: '', rmaVehicleNo: '', fromRTO: '', toRTO: '', chassisNo: '', engineNo: '' },
    expireDetail: { insuranceExpiry: '', pucExpiry: '', fitnessExpiry: '', taxExpiry: '', permitExpiry: '' },
    transactionDetail: {
      to: '',
      hptId: usual.notFinanced,
      hpaId: usual.notFinanced,
      numberPlate: '',
      fitness: false,
      rrf: false,
      rma: false,
      alteration: false,
      conversion: false,
      addressChange: false,
      drc: false,
      remarks: '',
    },
    ownerDetails: {
      sellerName: '',
      sellerAadharNo: '',
      sellerAddress: '',
      sellerState: '',
      sellerPhoneNo: '',
      buyerName: '',
      buyerAadharNo: '',
      buyerAddress: '',
      buyerState: '',
      buyerPhoneNo: '',
    },
    expenseDetail: {
      pucCharges: null,
      insuranceCharges: null,
      receiptAmount: null,
      otherCharges: null,
      adminCharges: null,
      expenseRemarks: '',
    },
    referenceDetail: { name: '', contactNo: '' },
  }
}

/** A saved case as it stands in the form. */
export function valuesOfCase(saved: Case): CaseFormValues {
  const { hptName: _, hpaName: __, ...transaction } = saved.transactionDetail
  const empty = emptyCaseForm({ today: '', notFinanced: '' })
  const group = <G extends keyof CaseFormValues>(name: G, given: object | undefined): CaseFormValues[G] => {
    const known = Object.entries(given ?? {}).filter(([, value]) => value !== null && value !== undefined)
    return { ...empty[name], ...Object.fromEntries(known) }
  }
  return {
    generalDetail: group('generalDetail', saved.generalDetail),
    vehicleDetail: group('vehicleDetail', saved.vehicleDetail),
    expireDetail: group('expireDetail', saved.expireDetail),
    transactionDetail: group('transactionDetail', transaction),
    ownerDetails: group('ownerDetails', saved.ownerDetails),
    expenseDetail: group('expenseDetail', saved.expenseDetail),
    referenceDetail: group('referenceDetail', saved.referenceDetail),
  }
}

/** What a form sends. An employee does not send what only a superadmin may set (contract section 3). */
export function bodyOfCase(values: CaseFormValues, role: Role): NewCaseInput & CaseEditInput {
  const { incentiveAmount, ...general } = values.generalDetail
  const { adminCharges, ...expense } = values.expenseDetail
  const all = role === 'superadmin'
  return {
    ...values,
    generalDetail: all ? { ...general, incentiveAmount } : general,
    expenseDetail: all ? { ...expense, adminCharges } : expense,
  } as NewCaseInput & CaseEditInput
}
