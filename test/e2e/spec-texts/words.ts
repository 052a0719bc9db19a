import { paths } from '#web/lib/paths.ts'

const { superadmin, employee, client } = paths

/**
 * The labels, headings and buttons that the specification names for a screen, by its address: whole texts, repeated from the
 * specification. `…` at the end of a text stands for its rest. `test/e2e/screens.e2e.ts` looks for them.
 */
export const wordsOfScreens: Readonly<Record<string, readonly string[]>> = {
  [paths.signIn]: [
    ...['Email', 'Password', 'Login', 'Forgot your password?', "Don't have an account? Sign up"],
    'Vehicle Record Portal…',
  ],
  [paths.signUp]: ['Sign Up', 'Log In', 'First Name', 'Last Name', 'Email', 'Firm Name', 'City', 'Pincode', 'State'],
  [paths.unauthorized]: ['Unauthorized'],
  [superadmin.home]: [
    ...['Summary of the Cases', 'From Date', 'To Date', 'Filter', 'PUC', 'INSURANCE', 'FITNESS', 'TAX', 'PERMIT'],
    ...['Markdown', 'Add Tasks'],
  ],
  [employee.home]: ['Welcome back, Asha Patil!', 'Summary of the Cases', 'From Date', 'To Date', 'Filter'],
  [superadmin.branches]: ['Name', 'Address', 'Add Branch'],
  [superadmin.firms]: ['Name', 'Active', 'Add Firm'],
  [superadmin.rtos]: [
    ...['Add RTO', 'Code', 'City', 'Active', 'Utilities', 'Logout'],
    ...['Search...', 'Columns', 'Rows per page', 'Previous', 'Next', 'Page 1 of 1'],
  ],
  [superadmin.employees]: ['Name', 'Email', 'Phone', 'Branch Code', 'View Details', 'Add Employee'],
  [superadmin.clients]: ['Name', 'City', 'Contact', 'Firm Name', 'Verified Clients', 'Unverified Clients'],
  [`${superadmin.clients}?tab=verified`]: ['Credit Limit'],
  [superadmin.newCase]: [
    ...['General', 'Vehicle', 'Expire', 'Transaction', 'Owner', 'Expense', 'Reference', 'Submit Case'],
    ...['Firm Name', 'Incentive Amount', 'Admin Charges', 'Other Charges', 'Appointment Date', 'Application No'],
    ...['Vehicle No.', 'From RTO', 'To RTO', 'Chassis No', 'Engine No', 'Number Plate', 'HPT', 'HPA'],
    ...['PUC Charges', 'Insurance Charges', 'Receipt Amount', 'LOCAL', 'OTHER', 'HSRP', 'NON HSRP'],
    ...['Registered Owner', 'New Owner', 'Fitness', 'RRF', 'RMA', 'Alteration', 'Conversion', 'Address Change', 'DRC'],
  ],
  [superadmin.caseEdit.pattern]: [
    ...['General Details', 'Vehicle Detail', 'Expire Detail', 'Transaction Detail', 'Owner Details', 'Expense Detail'],
    ...['Reference Details', 'Registered Owner', 'New Owner', 'Back', 'Cancel', 'Submit Case'],
  ],
  [superadmin.caseDetail.pattern]: [
    ...['General', 'Vehicle', 'Expire', 'Transaction', 'Registered Owner', 'New Owner', 'Expense', 'Reference'],
    ...['Back', 'Print PDF', 'Incentive Amount', 'Other Charges', 'Admin Charges'],
  ],
  [superadmin.myCases]: [
    ...['Case No', 'Vehicle No', 'Created By', 'Status', 'Assigned To', 'Verify', 'Add New Case', 'View Details'],
  ],
  [superadmin.verifiedCases]: ['Filter Type', 'From Date', 'To Date', 'Filter', 'Assign', 'Reject', 'View Details'],
  [superadmin.rejectedCases]: [
    ...['Filter Type', 'From Date', 'To Date', 'Filter', 'Reference', 'Remarks', 'PAPERS MISSING'],
    ...['View Details', 'Action'],
  ],
  [employee.draftCases]: ['Case No', 'Vehicle No', 'Status', 'Verify', 'New Case', 'View Details'],
  [employee.verifiedCases]: [
    ...['Case No', 'Created At', 'Status', 'Application No', 'Appointment Date', 'Incentive Amount', 'Vehicle No'],
    'View Details',
  ],
  [superadmin.payments]: ['View Proof', 'View Details', 'Verify', 'Reject'],
  [superadmin.clientDetails]: ['Case History', 'Transaction History'],
  [superadmin.documents]: ['Important Documents', 'Name', 'Link', 'Form 29'],
  [superadmin.profile]: ['UPI ID', 'office.pune@okhdfc'],
  [employee.profile]: ['Asha Patil', 'AP', 'Download Forms', 'Form 29', 'Change Password'],
  [client.home]: ['Welcome, Ravi Shah', '+91 20 2612 3456', 'care@office.test'],
  [client.profile]: ['Ravi Shah', 'Client', 'RS', 'Credit Summary', 'Change Password', 'care@office.test'],
  [client.cases]: ['Your Cases', 'Make Payment', 'Unpaid', 'Under Verification', 'Verified'],
  [client.caseDetail.pattern]: [
    ...['Application Date', 'Firm Name', 'Vehicle', 'Registered Owner', 'New Owner', 'Transaction'],
  ],
  [client.payment]: [
    ...['Payment Summary', 'Case No', 'Amount', 'Total Payable', 'Please upload a payment proof before proceeding.'],
    ...['Cash', 'UPI', 'Credit', 'Pay Now'],
  ],
  [client.transactions]: [
    ...['From Date', 'To Date', 'Filter', 'Date', 'Mode', 'Particulars', 'Amount', 'Status', 'Print PDF'],
  ],
}
