import type { PaperKind, ReadName } from '#contract/readings/reading-values.ts'
import {
  application,
  chassis,
  engine,
  name,
  near,
  plate,
  reference,
  rupees,
  until,
  type ValueReader,
} from './read-values.ts'

/*
 * What is read of which kind of paper. A new kind is one entry, and its specimens in test/specimens. Words and labels are
 * letters and digits alone, in small letters: papers and readers differ in blanks and signs.
 */

interface FieldRule {
  name: ReadName
  /** What stands before the value or above it. */
  labels: readonly string[]
  read: ValueReader
  /** The largest amount on the page, where no label is found. */
  isLargest?: true
}

interface KindRule {
  /** Words that a paper of the kind has, with their weights; its title weighs most. */
  words: Readonly<Record<string, number>>
  fields: readonly FieldRule[]
  /** What stands before the number of the paper itself. */
  number?: readonly string[]
}

const YEAR = 366
const vehicleNo: FieldRule = {
  name: 'vehicleNo',
  labels: [
    ...['registrationno', 'registrationnumber', 'regnno', 'regnnumber', 'regno', 'registeredno', 'registerednumber'],
    ...[
      'registrationmark',
      'regdno',
      'vehicleno',
      'vehiclenumber',
      'vehicleregistrationno',
      'vehicleregnno',
      'vehicle',
    ],
  ],
  read: plate,
}
const chassisNo: FieldRule = {
  name: 'chassisNo',
  labels: ['chassisno', 'chassisnumber', 'chasisno', 'chasisnumber', 'vin'],
  read: chassis,
}
const engineNo: FieldRule = {
  name: 'engineNo',
  labels: ['engineno', 'enginenumber', 'enginemotornumber', 'enginemotorno', 'motorno', 'motornumber'],
  read: engine,
}
const ofVehicle = [vehicleNo, chassisNo, engineNo]
const validUpto = ['validupto', 'validtill', 'validuntil', 'validityupto', 'validitydate', 'dateofexpiry', 'expirydate']

export const kindRules: Readonly<Record<PaperKind, KindRule>> = {
  RC: {
    words: {
      certificateofregistration: 6,
      registrationcertificate: 6,
      form23: 4,
      regnvalidity: 3,
      dateofregn: 2,
      registeringauthority: 1,
      registrationauthority: 1,
      ownername: 1,
      hypothecation: 1,
    },
    fields: [
      ...ofVehicle,
      {
        name: 'sellerName',
        labels: [
          'ownername',
          'nameofregisteredowner',
          'nameoftheregisteredowner',
          'registeredowner',
          'ownersname',
          'nameofowner',
        ],
        read: name,
      },
      {
        name: 'hpt',
        labels: [
          ...['financiername', 'financiersname', 'financier', 'hypothecatedto', 'hypothecationinfavourof'],
          ...['hypothecationwith', 'hypothecation', 'nameoffinancier'],
        ],
        read: name,
      },
      {
        name: 'fitnessExpiry',
        labels: [
          ...['fitnessregnupto', 'fitnessupto', 'fitnessvalidupto', 'fitupto', 'fitvalidupto', 'regnvalidity'],
          ...['registrationvalidupto', 'regnvalidupto', 'registrationvalidity', 'validityofregistration'],
        ],
        read: until(16 * YEAR),
      },
      {
        name: 'taxExpiry',
        labels: ['taxupto', 'taxpaidupto', 'taxvalidupto', 'mvtaxupto', 'roadtaxupto'],
        read: until(16 * YEAR),
      },
      {
        name: 'insuranceExpiry',
        labels: ['insuranceupto', 'insurancevalidupto', 'insurancevaliduntil'],
        read: until(6 * YEAR),
      },
      { name: 'pucExpiry', labels: ['pucupto', 'puccupto', 'pucvalidupto', 'puccvalidupto'], read: until(2 * YEAR) },
      { name: 'permitExpiry', labels: ['permitupto', 'permitvalidupto'], read: until(6 * YEAR) },
    ],
  },
  INSURANCE: {
    words: {
      packagepolicy: 4,
      policyschedule: 4,
      certificateofinsurance: 4,
      insurance: 2,
      policyno: 2,
      policynumber: 2,
      premium: 2,
      insured: 1,
      periodofinsurance: 3,
      thirdparty: 1,
      nominee: 1,
    },
    number: ['policyno', 'policynumber', 'policycertificateno', 'certificateno', 'certificatenumber'],
    fields: [
      ...ofVehicle,
      {
        name: 'insuranceExpiry',
        labels: [
          ...['periodofinsurance', 'policyperiod', 'policyexpirydate', 'policyenddate', 'riskenddate', 'expirydate'],
          ...['insurancevalidupto', 'policyvalidupto', 'dateofexpiryofinsurance', 'insuranceenddate', 'validupto'],
        ],
        read: until(6 * YEAR),
      },
    ],
  },
  PUC: {
    words: {
      pollutionundercontrol: 7,
      puccertificate: 5,
      pucertificate: 4,
      form59: 3,
      puccvalid: 3,
      puccode: 2,
      smokedensity: 2,
      emissionnorms: 1,
    },
    number: ['certificateslno', 'puccertificateno', 'certificateno', 'certificatenumber'],
    fields: [
      vehicleNo,
      {
        name: 'pucExpiry',
        labels: ['puccvalidtill', 'puccvalidupto', 'pucvalidupto', ...validUpto],
        read: until(2 * YEAR),
      },
    ],
  },
  FITNESS: {
    words: {
      certificateoffitness: 7,
      fitnesscertificate: 7,
      form38: 4,
      fitnessvalid: 2,
      inspectedby: 1,
      dateofinspection: 1,
    },
    number: ['fitnesscertificateno', 'certificateno', 'certificatenumber', 'fcno'],
    fields: [
      ...ofVehicle,
      {
        name: 'fitnessExpiry',
        labels: ['fitnessvalidupto', 'certificatewillexpireon', 'willexpireon', 'fitnessupto', ...validUpto],
        read: until(4 * YEAR),
      },
    ],
  },
  TAX: {
    words: {
      motorvehicletax: 5,
      taxreceipt: 4,
      taxtoken: 5,
      taxcard: 4,
      onlinetaxpayment: 5,
      taxperiod: 3,
      roadtax: 3,
      mvtax: 3,
      taxupto: 2,
      taxvalid: 2,
    },
    fields: [
      vehicleNo,
      {
        name: 'taxExpiry',
        labels: [
          'taxupto',
          'taxvalidupto',
          'taxperiod',
          'taxpaidupto',
          'mvtaxupto',
          'periodoftax',
          'validupto',
          'taxto',
        ],
        read: until(16 * YEAR),
      },
    ],
  },
  PERMIT: {
    words: {
      carriagepermit: 6,
      nationalpermit: 5,
      touristpermit: 5,
      authorisationfor: 3,
      form47: 4,
      permitno: 3,
      permitnumber: 3,
      permitholder: 3,
      permitvalid: 2,
    },
    number: ['permitno', 'permitnumber', 'authorisationno', 'authorizationno'],
    fields: [
      vehicleNo,
      {
        name: 'permitExpiry',
        labels: [
          'permitvalidupto',
          'periodofvalidityofthepermit',
          'periodofvalidity',
          'permitexpirydate',
          ...validUpto,
        ],
        read: until(6 * YEAR),
      },
    ],
  },
  RECEIPT: {
    words: {
      feereceipt: 6,
      appointmentslip: 6,
      acknowledgement: 3,
      epayment: 3,
      applicationno: 2,
      applicationnumber: 2,
      appointmentdate: 3,
      receiptno: 1,
      grandtotal: 2,
      transferofownership: 1,
    },
    fields: [
      vehicleNo,
      {
        name: 'applicationNo',
        labels: ['applicationno', 'applicationnumber', 'applno', 'applicationid'],
        read: application,
      },
      {
        name: 'receiptAmount',
        labels: ['grandtotalinrs', 'grandtotal', 'totalamountpaid', 'totalamount', 'totalfee', 'amountpaid', 'totalrs'],
        read: rupees,
      },
      {
        name: 'appointmentDate',
        labels: ['appointmentdatetime', 'appointmentdate', 'dateofappointment', 'appointmenton'],
        read: near(90, 200),
      },
    ],
  },
  PAYMENT: {
    words: {
      upitransactionid: 5,
      upirefno: 5,
      upireferenceno: 5,
      utr: 4,
      transactionsuccessful: 4,
      paidsuccessfully: 4,
      paymentsuccessful: 4,
      completed: 1,
      debitedfrom: 3,
      paidto: 2,
      upiid: 2,
      bankreferenceid: 4,
      googletransactionid: 4,
      neft: 3,
      rtgs: 3,
      beneficiary: 3,
    },
    fields: [
      {
        name: 'utr',
        labels: [
          ...[
            'upitransactionid',
            'upirefno',
            'upirefid',
            'upireferenceno',
            'upireferenceid',
            'utrno',
            'utrnumber',
            'utr',
          ],
          ...['bankreferenceid', 'bankreferenceno', 'bankrefno', 'rrn', 'referencenumber', 'referenceno'],
        ],
        read: reference,
      },
      {
        name: 'amount',
        labels: ['amountinr', 'amountpaid', 'amountrs', 'transactionamount', 'amount'],
        read: rupees,
        isLargest: true,
      },
      {
        name: 'day',
        labels: [
          'transactiondate',
          'paymentdate',
          'datetime',
          'dateandtime',
          'paidon',
          'paidat',
          'valuedate',
          'date',
          '',
        ],
        read: near(400, 1),
      },
      { name: 'payee', labels: ['beneficiaryname', 'paidto', 'sentto', 'receivername', 'payeename', 'to'], read: name },
    ],
  },
}

/** Words of cards that are never read: of Aadhaar and of the income tax. */
export const CARDS_OF_PERSONS = [
  ...['uniqueidentificationauthority', 'uidai', 'aadhaar', 'aadhar', 'meraaadhaar', 'yourvidis'],
  ...['incometaxdepartment', 'permanentaccountnumber'],
]

/** What stands beside values and is no name. */
export const OTHER_LABELS = [
  ...[
    'address',
    'sondaughterwifeof',
    'sonwifedaughterof',
    'swdof',
    'fuel',
    'vehicleclass',
    'classofvehicle',
    'makersname',
  ],
  ...[
    'makermodel',
    'modelname',
    'monthyear',
    'seating',
    'unladen',
    'colour',
    'policyno',
    'policynumber',
    'upiid',
    'from',
  ],
  ...['dateof', 'paidby', 'debitedfrom', 'remarks', 'registrationauthority', 'registeringauthority', 'beneficiaryac'],
  ...[
    'charges',
    'status',
    'upi',
    'googlepay',
    'completed',
    'transferdetails',
    'transactionid',
    'permitno',
    'goods',
    'form23',
  ],
]
