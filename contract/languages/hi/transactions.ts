export const reportTitle = 'लेन-देन रिपोर्ट'
export const noneYet = 'नकद, UPI या क्रेडिट से किए भुगतान अपनी स्थिति के साथ यहाँ दिखेंगे।'
export const fetched = 'लेन-देन लोड हो गए'
export const statementMade = 'स्टेटमेंट लोड हो गया'
export const statementTitle = 'खाता स्टेटमेंट'
export const tooLong = 'इस स्टेटमेंट में 50,000 से अधिक पंक्तियाँ होंगी। कम अवधि चुनें।'
export const reportTooLong = (most: string) => `इस रिपोर्ट में ${most} से अधिक भुगतान होंगे। कम अवधि चुनें।`
export const entry = 'प्रविष्टि'
export const particulars = 'विवरण'
export const debit = 'नामे'
export const credit = 'जमा'
export const balance = 'शेष'
export const charged = 'लगाया गया शुल्क'
export const paidOrWaived = 'भुगतान या माफ़'
export const credited = 'जमा'
export const paidOrAdjusted = 'भुगतान, माफ़ या समायोजित'
export const paid = 'भुगतान किया'
export const ageingTitle = 'बकाया राशि, अवधि के अनुसार'
export const ageingExplained = 'केस, जुर्माना या समायोजन लगाने के दिन से गिना गया।'
/** Follows an amount. */
export const underVerificationNotCounted = <Piece>(amount: Piece) => [amount, ' और सत्यापन में है, अभी गिना नहीं गया।']
export const statement = 'स्टेटमेंट'
export const statementFileName = (firmName: string, fromDate: string, toDate: string) =>
  `स्टेटमेंट ${firmName} ${fromDate} से ${toDate}`
export const rejectedLabel = 'अस्वीकृत:'
export const fileName = (firmName: string, fromDate: string, toDate: string) =>
  `लेन-देन ${firmName} ${fromDate} से ${toDate}`

/* The page of a client's own transactions. */
export const title = 'लेन-देन'
export const description = 'आपके भुगतान और आपके खाते का शेष।'
export const paymentsTab = 'भुगतान'
