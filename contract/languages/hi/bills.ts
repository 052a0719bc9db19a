export const fetched = 'सभी बिल लोड हो गए'
export const fetchedOne = 'बिल लोड हो गया'
export const reportTitle = 'मासिक बिल'
export const empty = 'इस उपयोगकर्ता का किसी महीने का कोई बिल नहीं मिला'
export const notFound = 'बिल की जानकारी नहीं मिली'
export const generated = 'यह बिल आपके भुगतान की प्रतीक्षा में है'
export const paid = 'भुगतान सत्यापन में है'
export const success = 'भुगतान हो चुका है और सत्यापित है'
export const nothingToPay = 'इस बिल में कुछ भुगतान नहीं करना है'
export const failed = 'आपका पिछला भुगतान विफल रहा। आप फिर से कोशिश कर सकते हैं'
/* What the office reads of a bill that its client has to pay. */
export const waitsForClient = 'यह बिल डीलर के भुगतान की प्रतीक्षा में है'
export const failedOfClient = 'डीलर का पिछला भुगतान विफल रहा। बिल का भुगतान अब भी बाकी है'
export const notPayable = 'इस बिल का भुगतान हो चुका है या सत्यापन में है'
export const amountDiffers = 'बिल का पूरा भुगतान होता है: राशि उसके कुल के बराबर नहीं है'
export const badMonth = '1 से 12 तक का महीना चुनें'
export const badYear = '2000 से 2100 तक का वर्ष चुनें'
export const waivePenalty = 'जुर्माना माफ़ करें'
export const penaltyWaived = 'जुर्माना माफ़ किया गया'
export const noPenalty = 'इस बिल पर कोई जुर्माना नहीं है'
export const alreadyWaived = 'इस बिल का जुर्माना पहले ही माफ़ हो चुका है'
export const notWaivable = 'जुर्माना तभी माफ़ हो सकता है जब बिल का भुगतान बाकी हो और उसका कोई भुगतान सत्यापन में न हो'
export const cases = 'केस'
export const casesOfBill = 'इस बिल के केस'
export const caseColumn = 'केस'
export const governmentReceipt = 'सरकारी रसीद'
export const serviceCharges = 'सेवा शुल्क'
export const receiptOf = <Piece>(amount: Piece) => ['रसीद ', amount, ',']
export const serviceOf = <Piece>(amount: Piece) => ['सेवा ', amount]
export const receiptsPassedOn = 'सरकारी रसीदें, वास्तविक लागत पर'
export const penaltyForLatePayment = 'देर से भुगतान का जुर्माना'
export const total = 'कुल'
export const failedReason = (reason: string) => `कारण: ${reason}`
export const wasDueOn = (dueDate: string) => `यह ${dueDate} को देय था।`
/** `daysLeft`: the days until the due date; 0 on the due date. */
export const isDue = (daysLeft: number, dueDate: string) =>
  `यह ${daysLeft === 0 ? 'आज' : daysLeft === 1 ? 'कल' : `${daysLeft} दिन में`}, ${dueDate} को देय है।`
export const pay = 'भुगतान करें'
export const penaltyFollows = (amount: string) => `उसके बाद ${amount} का जुर्माना जुड़ेगा।`
export const penaltyIsInTotal = (amount: string) => `कुल में ${amount} का जुर्माना शामिल है।`
export const penaltyWasWaived = (amount: string) => `${amount} का जुर्माना माफ़ किया गया।`
export const adjustments = 'समायोजन'
/** Follows the reason of an adjustment that several bills carry. */
export const partOf = (whole: string) => `${whole} का भाग`
export const payments = 'भुगतान'
export const noPaymentYet = 'इस बिल का अभी कोई भुगतान नहीं हुआ।'
export const paymentsForBill = 'इस बिल के भुगतान'
/** The heading of the collapsed list of the CREDIT payments that a bill sums up. */
export const creditPaymentCount = (count: number) => `इस बिल में क्रेडिट से ${count} भुगतान`
export const creditPayments = 'इस बिल में क्रेडिट से भुगतान'
export const dueOn = (dueDate: string) => `${dueDate} को देय`
export const monthCount = (count: number) => `, ${count} महीने`
export const billNo = 'बिल नंबर'
export const billDate = 'बिल की तारीख'
export const dueDate = 'देय तारीख'
export const chargesOnCredit = 'क्रेडिट पर शुल्क'
export const penalty = 'जुर्माना'
export const chooseMonthAbove = 'ऊपर के महीनों में से कोई एक चुनें।'
export const fileName = (month: string, firmName: string) => `बिल ${month} ${firmName}`
export const waive = 'माफ़ करें'
export const waiveExplained = (penaltyAmount: string, month: string) =>
  `${month} के बिल से ${penaltyAmount} का जुर्माना हटाया जाएगा। डीलर को मेल से बताया जाएगा।`
export const issuedBy = 'जारीकर्ता'
export const howToPay = 'भुगतान कैसे करें'
export const payByUpi = (payee: string, upi: string, billNo: string) => `UPI से ${payee}, ${upi} को। बिल ${billNo} लिखें।`
export const askHowToPay = 'कार्यालय से पूछें कि भुगतान कैसे करें: अभी कोई UPI ID सेट नहीं है।'
/* The page of a client's own bills. */
export const title = 'बिल'
export const description = 'आप क्रेडिट से जो भुगतान करते हैं, उसका बिल हर महीने के अंत में बनता है और अगले महीने की 15 को देय होता है।'
export const emptyForClient = 'जिस महीने में आप किसी केस का भुगतान क्रेडिट से करते हैं, उसके अंत में बिल बनता है।'
