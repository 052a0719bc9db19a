/* The rows of a client's statement of account. */

export const payment = 'भुगतान'
export const penalty = 'जुर्माना'
export const caseCharged = 'केस का शुल्क'
export const caseUnassigned = 'केस वापस लिया गया'
export const movedToCredit = 'क्रेडिट में डाला गया'
export const billRaised = 'बिल जारी हुआ'
export const adjustment = 'समायोजन'
export const billOf = (month: string) => `${month} का बिल`
export const openingBalance = 'प्रारंभिक शेष'
export const closingBalance = 'अंतिम शेष'
export const days0to30 = '0-30 दिन'
export const days31to60 = '31-60 दिन'
export const days61to90 = '61-90 दिन'
export const daysOver90 = '90+ दिन'
/** The purpose of a payment and its method. */
export const paidBy = (particulars: string, mode: string) => `${particulars}, ${mode} से`
/** The number of further cases, after the listed ones. */
export const more = (cases: number) => `${cases} और`
