import type { Service } from './case-kinds.ts'

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

/** The five dates that the office keeps an eye on, in the order of the form. */
export const expiryLabels = {
  insuranceExpiry: 'Insurance Expiry',
  pucExpiry: 'PUC Expiry',
  fitnessExpiry: 'Fitness Expiry',
  taxExpiry: 'Tax Expiry',
  permitExpiry: 'Permit Expiry',
} as const

/** The two owners of a case, and what is known of each. */
export const ownerLabels = { seller: 'Registered Owner', buyer: 'New Owner' } as const
export const ownerPartLabels = {
  Name: 'Name',
  AadharNo: 'Aadhaar No',
  PhoneNo: 'Phone No',
  Address: 'Address',
  State: 'State',
} as const

/** How the fields of a case read, in forms, details, history and print. */
export const caseLabels = {
  firmName: 'Firm Name',
  branchCodeId: 'Branch',
  employeeCodeId: 'Employee',
  incentiveAmount: 'Incentive Amount',
  appointmentDate: 'Appointment Date',
  applicationNo: 'Application No',
  applicationDate: 'Application Date',
  vehicleNo: 'Vehicle No.',
  rmaVehicleNo: 'RMA Vehicle No.',
  fromRTO: 'From RTO',
  toRTO: 'To RTO',
  chassisNo: 'Chassis No',
  engineNo: 'Engine No',
  ...expiryLabels,
  to: 'TO',
  hptId: 'HPT',
  hpaId: 'HPA',
  numberPlate: 'Number Plate',
  ...serviceLabels,
  remarks: 'Remarks',
  pucCharges: 'PUC Charges',
  insuranceCharges: 'Insurance Charges',
  otherCharges: 'Other Charges',
  adminCharges: 'Admin Charges',
  receiptAmount: 'Receipt Amount',
  totalAmount: 'Total Amount',
  expenseRemarks: 'Expense Remarks',
  referenceName: 'Reference Name',
  referenceContactNo: 'Contact No',
} as const

/** How any field of a case's history reads. */
export function historyLabel(field: string): string {
  const [, who, part] = /^(seller|buyer)(\w+)$/.exec(field) ?? []
  if (who && part && part in ownerPartLabels)
    return `${ownerLabels[who as keyof typeof ownerLabels]} ${ownerPartLabels[part as keyof typeof ownerPartLabels]}`
  if (field in caseLabels) return caseLabels[field as keyof typeof caseLabels]
  const words = field.replace(/([A-Z])/g, ' $1').trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
