export const payment = 'पेमेंट'
export const penalty = 'दंड'
export const caseCharged = 'केसची आकारणी'
export const caseUnassigned = 'केस परत घेतली'
export const movedToCredit = 'क्रेडिटमध्ये हलवले'
export const billRaised = 'बिल तयार'
export const adjustment = 'समायोजन'
export const billOf = (month: string) => `${month} चे बिल`
export const openingBalance = 'सुरुवातीची शिल्लक'
export const closingBalance = 'अखेरची शिल्लक'
export const days0to30 = '0-30 दिवस'
export const days31to60 = '31-60 दिवस'
export const days61to90 = '61-90 दिवस'
export const daysOver90 = '90+ दिवस'
export const paidBy = (particulars: string, mode: string) => `${particulars}, ${mode} द्वारे`
export const more = (cases: number) => `आणखी ${cases}`
