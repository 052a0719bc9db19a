/* Reminders of overdue bills. */
export const title = 'रिमाइंडर'
export const heading = 'थकीत बिलांचे रिमाइंडर'
export const description =
  'यांपैकी ज्या दिवशी बिल अजूनही भरलेले नसेल, त्या दिवशी 09:00 नंतर डीलरला PDF स्टेटमेंटसह ईमेल जातो. पडताळणीत असलेले पेमेंट भरलेले मानले जाते.'
export const days = 'देय तारखेनंतरचे दिवस'
export const daysHint = '1 ते 180 मधील जास्तीत जास्त 6 संख्या, जसे 3, 7, 14. रिकामे: रिमाइंडर नाहीत.'
export const badDays = '1 ते 180 मधील जास्तीत जास्त 6 वेगवेगळ्या पूर्ण संख्या द्या'
export const fetchFailed = 'रिमाइंडर लोड करता आले नाहीत'
export const saveFailed = 'रिमाइंडर सेव्ह झाले नाहीत'
export const saved = 'रिमाइंडर सेव्ह झाले'
export const chooseWhether = 'रिमाइंडर थांबवायचे की नाही ते निवडा'
export const pauseChanged = 'रिमाइंडर बदलले'
export const pauseFailed = 'रिमाइंडर बदलले नाहीत'
export const ofClient = 'थकीत बिलांचे ईमेल'
export const ofClientLabel = (firmName: string) => `${firmName} यांना थकीत बिलांचे ईमेल पाठवा`
export const paused = 'थांबवले'

/* The mail. */
export const subject = (month: string, days: number) => `आपले ${month} चे बिल ${days} दिवस थकीत आहे`
export const overdue = (billNo: string, month: string, dueDate: string, asOf: string, total: string) =>
  `आपले ${month} चे बिल ${billNo} ${dueDate} रोजी देय होते. ${asOf} पर्यंत ते भरलेले नाही. भरायची रक्कम ${total} आहे.`
export const statementAttached = (fromDate: string, toDate: string) =>
  `${fromDate} ते ${toDate} चे आपले स्टेटमेंट सोबत जोडले आहे.`
export const seeStatement = 'आपले स्टेटमेंट ईमेलसाठी खूप मोठे आहे. ते पोर्टलमध्ये “माझे व्यवहार” येथे मिळेल.'
export const ignoreIfPaid = 'दरम्यान आपण पैसे भरले असतील, तर या ईमेलकडे दुर्लक्ष करा.'
export const fileName = (day: string) => `स्टेटमेंट ${day}`

/* WhatsApp. */
export const whatsAppBill = (
  name: string,
  billNo: string,
  month: string,
  total: string,
  dueDate: string,
  officeName: string,
  link: string,
) =>
  `नमस्कार ${name}, ${officeName} चे ${month} चे ${total} चे बिल ${billNo} ${dueDate} रोजी देय होते. कृपया “माझी बिले” येथे पैसे भरा: ${link}`
