export const reportTitle = 'व्यवहार अहवाल'
export const noneYet = 'रोख, UPI किंवा क्रेडिटने केलेली पेमेंट्स येथे त्यांच्या स्थितीसह दिसतात.'
export const fetched = 'व्यवहार मिळाले'
export const statementMade = 'स्टेटमेंट मिळाले'
export const statementTitle = 'खात्याचे स्टेटमेंट'
export const tooLong = 'या स्टेटमेंटमध्ये 50,000 पेक्षा जास्त ओळी होतील. कमी कालावधी निवडा.'
export const reportTooLong = (most: string) => `या अहवालात ${most} पेक्षा जास्त पेमेंट असतील. कमी कालावधी निवडा.`
export const entry = 'नोंद'
export const particulars = 'तपशील'
export const debit = 'नावे'
export const credit = 'जमा'
export const balance = 'शिल्लक'
export const charged = 'आकारणी'
export const paidOrWaived = 'भरले किंवा माफ'
export const credited = 'जमा'
export const paidOrAdjusted = 'भरले, माफ किंवा समायोजित'
export const paid = 'भरले'
export const ageingTitle = 'देय रकमा, कालावधीनुसार'
export const ageingExplained = 'केस, दंड किंवा समायोजनाच्या आकारणीच्या दिवसापासून मोजले जाते.'
export const underVerificationNotCounted = <Piece>(amount: Piece) => [
  'आणखी ',
  amount,
  ' पडताळणीत आहेत आणि अजून मोजलेले नाहीत.',
]
export const statement = 'स्टेटमेंट'
export const statementFileName = (firmName: string, fromDate: string, toDate: string) =>
  `स्टेटमेंट ${firmName} ${fromDate} ते ${toDate}`
export const rejectedLabel = 'नाकारले:'
export const fileName = (firmName: string, fromDate: string, toDate: string) =>
  `व्यवहार ${firmName} ${fromDate} ते ${toDate}`

export const title = 'व्यवहार'
export const description = 'आपली पेमेंट्स आणि आपल्या खात्याची शिल्लक.'
export const paymentsTab = 'पेमेंट्स'
