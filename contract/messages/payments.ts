import { showCount } from '../count.ts'

export const noneSelectedTitle = 'No cases selected'
export const noneSelected = 'Please select at least one case.'
export const initiatedTitle = 'Payment initiated'
export const redirecting = 'Redirecting...'
export const imagesOnly = 'Only image files are allowed.'
export const tooLarge = 'Maximum file size is 10MB.'
export const proofFirst = 'Please upload a payment proof before proceeding.'
export const billProofFirst = 'Please upload a payment proof image before proceeding.'
export const failedDueToError = 'Payment failed due to an error'
export const failed = 'Payment failed'
export const unanswered = 'No answer came. Press Pay Now again: a payment that was recorded is not recorded twice.'
export const successful = 'Payment successful'
export const verified = 'Verified the Payment'
export const rejected = 'Rejected the Payment'
export const processFailed = 'Unable to proceed with the Process due to error'
export const noneToVerify = 'No new Payments to verify'
export const pendingEmpty = 'A payment shows up here once a dealer pays for an assigned case.'
export const noneToPay = 'No Cases to make Payment for'
export const insufficientCredit = 'Insufficient credit'
export const alreadyPaid = 'One of these cases is paid already or its payment is under verification'
export const amountDiffers = 'The amount does not equal the total of the selected cases'
export const alreadyDecided = 'This payment was decided already'
/** The same with the decision that came first. */
export const verifiedAlready = (by: string, at: string) => `${alreadyDecided}: ${by} verified it on ${at}.`
export const rejectedAlready = (by: string, at: string) => `${alreadyDecided}: ${by} rejected it on ${at}.`
export const proofNotYours = 'Upload the payment proof again'
export const proofUsed = 'This proof belongs to another payment. Upload the proof of this one.'
export const noProofForCredit = 'A credit payment takes no proof'
export const makePayment = 'Make Payment'
export const proceed = 'Proceed'
export const payNow = 'Pay Now'
export const viewProof = 'View Proof'
export const utrInvalid = 'Enter the UTR as the bank shows it: 6 to 35 letters and digits'
export const noUtrForCredit = 'A credit payment has no UTR'
export const tooManyCases = (most: number) => `At most ${most} cases at once`
export const statusUnderVerification = 'Under Verification'
export const statusRejected = 'Rejected'
export const statusFailed = 'Failed'
export const statusUnpaid = 'Unpaid'
export const utrUsedTwice = 'Another payment has the same UTR'
export const proofUsedTwice = 'Another payment has the same image as its proof'
export const tooMuchCash = 'Cash of ₹2,00,000 or more from one person in a day may not be taken (section 269ST)'
export const tooMuchUpi = 'Above ₹1,00,000, the usual limit of a UPI payment to a person'
export const allPaidAlready = 'These cases are paid already or their payment is under verification'
export const takenBack = 'The office took one of these cases back'
export const allTakenBack = 'None of these cases is to be paid any more'
export const continueWithRemaining = (left: number) => `Go on with the other ${left}`
export const backToYourCases = 'Back to your cases'
export const billUpiNote = (month: string) => `BILL ${month}`
export const casesToPayFor = 'Cases to pay for'
export const totalPayable = 'Total Payable'
/** The choice of the payment method (spec/2 point 2). */
export const creditExplained = (amount: string) =>
  `${amount} is added to your monthly bill. Your cases count as paid at once; no proof is needed.`
export const creditAvailable = (amount: string) => `${amount} available`
export const notEnoughCredit = (amount: string, available: string) => `${amount} is more than the ${available} left`
export const cashPaidToday = (amount: string) => `you have paid ${amount} in cash today`
export const lookingUpCredit = 'Looking up your credit'
/** The confirmations before a payment is verified or rejected (spec/2 screen 17). */
export const aboutPayment = (name: string, amount: string, mode: string, purpose: string) =>
  `${name}, ${amount} by ${mode} for ${purpose}.`
export const confirmVerify = 'Verify this payment?'
export const billBecomesSettled = 'The bill becomes settled.'
export const casesBecomePaid = 'Its cases become paid.'
export const confirmReject = 'Reject this payment?'
export const rejectedCanBePaidAgain = (aboutPayment: string) =>
  `${aboutPayment} It can be paid again; this payment stays in the history as failed.`
export const rejectReasonHint = 'Optional. The dealer reads it.'
export const cash = 'Cash'
export const cashDetail = 'Hand it in at the office'
export const upi = 'UPI'
export const upiDetail = 'Scan and pay now'
export const credit = 'Credit'
export const paymentMethod = 'Payment Method'
export const paymentDetails = 'Payment details'
export const paidBy = 'Paid By'
export const paidOn = 'Payment Date'
export const withoutCases = (purpose: string) => `This payment is for no single case: ${purpose}.`
export const casesOfThisPayment = 'Cases of this payment'
export const proofUploading = 'The proof is still being uploaded'
export const payment = 'Payment'
export const payAtOffice = (total: string) =>
  `Pay ${total} at the office and upload a photo of the receipt. It is verified by the office.`
export const created = 'Created'
export const viewCase = 'View case'
export const noPaymentYet = 'None yet'
export const lastPayment = 'Last payment'
export const paymentDate = 'Payment date'
export const paymentAmount = 'Payment amount'
export const remark = 'Remark'
/** The texts of the empty tabs of a client's cases. */
export const unpaidEmpty = 'Nothing to pay. A new case appears here once the office assigns it to you.'
export const underVerificationEmpty = 'Cash and UPI payments appear here until the office has verified them.'
export const verifiedEmpty = 'Cases whose payment is verified appear here.'
/** The link from another empty tab to the cases that can be paid. */
export const toUnpaid = 'Open Unpaid'
export const earlierPayment = (by: string, amount: string, paymentDate: string) => `${by}, ${amount} on ${paymentDate}`
export const billOf = (month: string) => `Bill of ${month}`
export const sameUtr = 'Same UTR'
export const sameProof = 'Same proof'
export const cashLimit = 'Cash limit'
export const upiLimit = 'UPI limit'
export const cases = 'Cases'
/** The first case of a payment and the number of its further cases. */
export const caseAndCount = (caseNo: string, more: number) => `${caseNo} + ${more} more`
export const paymentProof = 'Payment proof'
export const proofOf = (name: string, amount: string, mode: string, paymentDate: string) =>
  `${name} paid ${amount} by ${mode} on ${paymentDate}`
export const openInNewTab = 'Open in a new tab'
export const proofImageAlt = (name: string) => `Proof of ${name}'s payment`
export const proofPreviewAlt = 'Preview of the payment proof'
export const uploading = (name: string) => `Uploading ${name}`
export const uploadProgress = 'Upload'
/** While the browser scales a photo down, before the first byte is sent. */
export const preparingImage = 'Preparing the image'
export const uploadedOf = (sent: number, total: number) => `${sent} of ${total} kB`
export const proofUploaded = 'Proof uploaded'
export const replaceProof = 'Replace'
export const removeProof = 'Remove'
export const chooseImage = 'Choose an image'
export const takePhoto = 'Take a photo'
export const fromCamera = (label: string) => `${label}, from the camera`
export const proofLimits = 'JPEG, PNG, WebP or HEIC, up to 10 MB.'
export const dropOrPaste = 'or drop it here, or paste it. JPEG, PNG, WebP or HEIC, up to 10 MB.'
export const selection = 'Selection'
/** The instructions for a payment by UPI. */
export const upiCodeLabel = (rupees: string, upi: string) => `UPI code to pay ${rupees} to ${upi}`
export const scanThenUpload = 'Scan with any UPI app, then upload the receipt as proof.'
export const upiId = 'UPI id'
export const copyUpiId = 'Copy UPI id'
/** The link on the payer's own phone. */
export const payInUpiApp = (amount: string) => `Pay ${amount} in a UPI app`
export const payTo = (payee: string) => `To ${payee}`
export const payFromAnotherPhone = 'Pay from another phone'
export const payInAppDetail = 'Pay now in your app'
/* The steps of a payment by UPI on a phone. */
export const stepPay = 'Pay'
export const stepScreenshot = 'Screenshot'
/** When the payer comes back from the UPI app. */
export const paidAddScreenshot = 'Paid? Add the screenshot'
export const upiIdCopied = 'UPI id copied'
export const copyFailed = 'Could not copy'
export const copyByHand = (upi: string) => `Please copy it by hand: ${upi}`
export const utrHint = 'Optional: the reference your bank or UPI app shows. It helps the office find your payment.'
/** The viewer for the image of a proof. */
export const imageFailed = 'The image cannot be shown. Load the page again for a fresh address.'
export const zoomableImage = (alt: string) => `${alt}, zoomable with + and -`
export const zoomOut = 'Zoom out'
export const zoomIn = 'Zoom in'
export const zoomToFit = 'Fit'

/* A client's cases by payment state. */
export const yourCases = 'Your Cases'
export const yourCasesDescription = 'Your cases at the office, and what is still to be paid.'
/** Completes the label of the page's search box. */
export const searchLabel = 'cases'

/* The payment page of a client. */
export const summaryTitle = 'Payment Summary'
export const caseCount = (count: number) => (count === 1 ? '1 case' : `${count} cases`)

/* The payments that wait for verification by the superadmin; labels for screen readers include the payer's name. */
export const verifyTitle = 'Verify Payments'
export const verifyDescription = 'Payments by cash and UPI wait here for your decision.'
export const noProof = 'This payment has no proof'
export const viewProofOf = (payer: string) => `View Proof of ${payer}`
export const rejectPaymentOf = (payer: string) => `Reject payment of ${payer}`
export const verifyPaymentOf = (payer: string) => `Verify payment of ${payer}`
export const rejectedFor = (reason: string) => `Rejected: ${reason}`

/* The payments side by side with their proofs, and the tab of those that are decided. */
export const toCheckTab = 'To check'
export const decidedTab = 'Decided'
export const checkSideBySide = 'Check side by side'
export const checkTitle = 'Check payments'
export const placeOf = (place: number, total: number) => `${showCount(place)} of ${showCount(total)}`
export const waitsForDays = (days: number) =>
  days < 1 ? 'since today' : days === 1 ? 'waits for 1 day' : `waits for ${days} days`
export const noUtr = 'None given'
export const copyUtr = 'Copy UTR'
export const utrCopied = 'UTR copied'
export const verifyAndNext = 'Verify and next'
export const nextPayment = 'Next'
export const previousPayment = 'Previous'
export const noNext = 'This is the last payment'
export const noPrevious = 'This is the first payment'
export const allChecked = 'All payments are checked'
export const backToList = 'Back to the list'
export const waitsNoMore = 'This payment has been decided already'
export const checkFirst = 'Check the first payment'
/** Frequent reasons of a rejection, and what the client reads. */
export const notInBank = 'Not in bank'
export const notInBankReason = 'The money is not in our bank account.'
export const wrongAmount = 'Wrong amount'
export const wrongAmountReason = 'The proof shows another amount.'
export const unreadable = 'Unreadable'
export const unreadableReason = 'The proof cannot be read.'
export const decidedOn = 'Decided'
export const decidedBy = 'Decided By'
export const decision = 'Decision'
export const decidedEmpty = 'Payments show up here once you verify or reject them.'
export const decidedTitle = 'Decided payments'

/* Several payments with their proofs side by side. */
export const checkTogether = 'Check with proofs'
export const togetherTitle = 'Payments with their proofs'
export const markedOf = (marked: number, all: number) => `${marked} of ${all} marked`
export const markAndNext = 'Mark and next'
export const unmark = 'Take the mark away'
export const toVerify = 'To verify'
export const verifyMarked = (count: number) =>
  count === 0 ? 'Verify' : count === 1 ? 'Verify 1 payment' : `Verify ${count} payments`
export const verifyTogetherText = (count: number, amount: string) =>
  count === 1 ? `1 payment of ${amount}` : `${count} payments, ${amount} together`
export const verifiedTogether = (done: number, all: number) =>
  done < all ? `${done} of ${all} payments verified` : done === 1 ? '1 payment verified' : `${done} payments verified`
export const togetherDone = 'All chosen payments are decided'
