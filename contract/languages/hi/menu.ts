/* The menu (spec/1 "Navigation shell"). Headings, breadcrumbs and the global search use the same page names. */
export const home = 'होम'
export const myProfile = 'मेरी प्रोफ़ाइल'

/* The superadmin's menu. */
export const employees = 'कर्मचारी'
export const clients = 'क्लाइंट'
export const utilities = 'यूटिलिटी'
export const firms = 'HPT/HPA'
export const branches = 'शाखाएँ'
export const rtos = 'आरटीओ'
export const casesToVerify = 'मेरे केस'
export const verifiedCases = 'सत्यापित केस'
export const rejectedCases = 'अस्वीकृत केस'
export const payments = 'भुगतान'
export const documents = 'दस्तावेज़'
export const mails = 'मेल'

/** The group of the screens beside those of the specification. */
export const more = 'अन्य'

/* The employee's menu. */
/** The group of the case pages. */
export const caseGroup = 'केस'
export const newCase = 'नया केस'
export const draftCases = 'ड्राफ़्ट केस'
export const ownVerifiedCases = 'सत्यापित केस'

/* The client's menu. */
export const myCases = 'मेरे केस'
export const myBills = 'मेरे बिल'
export const myTransactions = 'मेरे लेन-देन'
/* The headings under More. */
export const work = 'काम'
export const money = 'पैसा'
export const settings = 'सेटिंग'
