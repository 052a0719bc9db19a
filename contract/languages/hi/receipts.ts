/* The receipt of a verified payment: the paper, its links and its mail. */

export const title = 'रसीद'
export const duplicateTitle = 'रसीद (डुप्लिकेट)'
export const none = 'रसीद केवल नकद या UPI के सत्यापित भुगतान की होती है'
export const receiptNo = 'रसीद नंबर'
export const receivedFrom = 'किससे प्राप्त'
export const amountReceived = 'प्राप्त राशि'
export const inWords = 'शब्दों में'
export const utr = 'UTR'
export const paidOn = 'भुगतान की तारीख'
export const receivedFor = 'किसके लिए प्राप्त'
export const monthlyBill = 'मासिक बिल'
export const signatoryOf = (office: string) => `${office} की ओर से`
export const signatory = 'अधिकृत हस्ताक्षरकर्ता'
/** The name of the file; no file name has slashes. */
export const fileName = (receiptNo: string) => `रसीद ${receiptNo.replaceAll('/', '-')}`

/* On the pages; labels for screen readers include the payer or the payment. */
export const receipt = 'रसीद'
export const receiptOf = (payment: string) => `${payment} की रसीद`
export const whatsAppTo = (payer: string) => `${payer} को WhatsApp पर रसीद भेजें`
export const whatsAppText = (receiptNo: string, amount: string, mode: string, office: string, link: string) =>
  `रसीद ${receiptNo}: हमें ${mode} से ${amount} प्राप्त हुए। यह आपको "लेन-देन" में मिलेगी: ${link} – ${office}`
export const failed = 'रसीद नहीं खुल सकी'

/* The mail after the verification. */
export const mailSubject = (receiptNo: string) => `आपके भुगतान की रसीद ${receiptNo}`
export const mailText = (amount: string, mode: string, receiptNo: string) =>
  `हमें ${mode} से आपका ${amount} का भुगतान मिल गया है। आपकी रसीद का नंबर ${receiptNo} है; आप इसे "लेन-देन" में प्रिंट कर सकते हैं।`
export const seeTransactions = 'अपने लेन-देन खोलें'
