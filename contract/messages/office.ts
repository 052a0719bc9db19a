/* The profile of the office (contract-trade section 10). */
export const title = 'Office'
export const description = 'Shown on every PDF, bill and mail, and to dealers in their UPI app.'
export const saved = 'Office saved'
export const saveFailed = 'The office could not be saved'
export const fetchFailed = 'The office could not be loaded'
export const name = 'Office Name'
export const phone = 'Phone'
export const gstin = 'GSTIN'
export const gstinHint = '15 characters; leave it empty without a GST registration'
export const gstinDoubtful = 'The last character does not fit the others: is it typed right?'
export const upiPayee = 'Name in UPI apps'
export const upiPayeeHint = 'Dealers see it when they pay. Use the name of the bank account.'
export const colleaguesInSearch = "Employees' search also finds cases of colleagues"
export const colleaguesExplained =
  'It shows number, plate, status and desk, nothing else. The cases stay closed to them.'
export const logo = 'Logo'
export const logoHint = 'JPEG, PNG, WebP or HEIC, at most 10 MB'
export const chooseLogo = 'Choose logo'
export const changeLogo = 'Change logo'
export const removeLogo = 'Remove logo'
export const badPhone = 'Enter a phone number'
export const badGstin = 'GSTIN must be 15 characters, such as 27AAPFU0939F1ZV'
export const logoFailed = 'The logo could not be uploaded'
export const logoNotYours = 'Upload the logo again'
export const identity = 'Name and address'
export const payments = 'Payments and tax'
export const search = 'Search'

/* On paper. */
export const gstinIs = (gstin: string) => `GSTIN ${gstin}`
