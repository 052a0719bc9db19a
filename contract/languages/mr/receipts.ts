export const title = 'पावती'
export const duplicateTitle = 'पावती (दुसरी प्रत)'
export const none = 'फक्त रोख किंवा UPI ने केलेल्या, पडताळलेल्या पेमेंटलाच पावती असते'
export const receiptNo = 'पावती क्र.'
export const receivedFrom = 'यांच्याकडून मिळाले'
export const amountReceived = 'मिळालेली रक्कम'
export const inWords = 'अक्षरी'
export const utr = 'UTR'
export const paidOn = 'भरल्याची तारीख'
export const receivedFor = 'कशासाठी मिळाले'
export const monthlyBill = 'मासिक बिल'
export const signatoryOf = (office: string) => `${office} करिता`
export const signatory = 'अधिकृत स्वाक्षरीकर्ता'
export const fileName = (receiptNo: string) => `पावती ${receiptNo.replaceAll('/', '-')}`

export const receipt = 'पावती'
export const receiptOf = (payment: string) => `${payment} ची पावती`
export const whatsAppTo = (payer: string) => `${payer} यांना पावती WhatsApp वर पाठवा`
export const whatsAppText = (receiptNo: string, amount: string, mode: string, office: string, link: string) =>
  `पावती ${receiptNo}: आम्हाला ${mode} द्वारे ${amount} मिळाले. पावती “व्यवहार” खाली मिळेल: ${link} – ${office}`
export const failed = 'पावती उघडता आली नाही'

export const mailSubject = (receiptNo: string) => `आपल्या पेमेंटची पावती ${receiptNo}`
export const mailText = (amount: string, mode: string, receiptNo: string) =>
  `आम्हाला आपले ${mode} द्वारे ${amount} चे पेमेंट मिळाले आहे. आपल्या पावतीचा क्रमांक ${receiptNo} आहे; आपण ती “व्यवहार” खाली प्रिंट करू शकता.`
export const seeTransactions = 'आपले व्यवहार उघडा'
