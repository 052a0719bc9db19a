import { showCount } from '../../count.ts'

/* The work that waits for the office (contract-trade section 10). */

/** What a case lacks: either of them is enough for an employee to verify it. */
export const appointmentOrApplication = 'अपॉइंटमेंट की तारीख या आवेदन नंबर'

export const title = 'कतार'
export const description = 'लंबित काम, सबसे पुराना पहले।'
export const fetchFailed = 'कतार लोड नहीं हो सकी'
export const queues = 'कतारें'

export const kinds = {
  toVerify: 'सत्यापन के लिए',
  toAssign: 'सौंपने के लिए तैयार',
  paymentsToCheck: 'जाँच के लिए भुगतान',
  dealersToAccept: 'स्वीकृति के लिए डीलर',
  overdueBills: 'अतिदेय बिल',
  lateFiles: 'विलंबित फ़ाइलें',
  expiringThisWeek: '7 दिन में समाप्त',
  rejectedToFix: 'अस्वीकृत, सुधारने के लिए',
  papersToCheck: 'देखने के लिए कागज़',
}

/* An empty queue. */
export const empty = {
  toVerify: 'दर्ज किए या बदले गए केस सत्यापन होने तक यहाँ रहते हैं।',
  toAssign: 'सत्यापित केस डीलर को सौंपे जाने तक यहाँ रहते हैं।',
  paymentsToCheck: 'नकद या UPI के भुगतान उनके प्रमाण की जाँच होने तक यहाँ रहते हैं।',
  dealersToAccept: 'साइन अप करने वाले डीलर स्वीकार होने तक यहाँ रहते हैं।',
  overdueBills: 'बिल देय तारीख के अगले दिन से भुगतान होने तक यहाँ रहते हैं।',
  lateFiles: 'जो फ़ाइलें अपने चरण में तय दिनों से अधिक समय से हैं, वे यहाँ रहती हैं।',
  expiringThisWeek: '7 दिन के भीतर समाप्त होने वाले कागज़ यहाँ दिखते हैं।',
  rejectedToFix: 'अस्वीकृत केस कारण के साथ यहाँ दिखते हैं।',
  papersToCheck: 'डीलरों के भेजे कागज़ तब तक यहाँ रहते हैं जब तक कार्यालय में कोई उन्हें देख न ले।',
}
export const emptyTitle = (kind: string) => `${kind}: कुछ लंबित नहीं`

/* The tiles on the home. */
export const today = 'आज'
export const openQueue = 'कतार खोलें'
export const nothingWaits = 'कुछ लंबित नहीं है।'
export const nothingIn = 'इनमें कुछ लंबित नहीं'
export const oldest = (days: number) => (days < 1 ? 'सबसे पुराना आज का' : `सबसे पुराना ${days} दिन`)
export const soonest = (days: number) => (days < 1 ? 'सबसे पहले आज' : `सबसे पहले ${days} दिन में`)
export const openOldest = (kind: string) => `${kind}: पहला खोलें`

/* A row and its panel. */
export const lacks = 'कमी'
export const expires = 'समाप्ति'
export const inDays = (days: number) => (days < 1 ? 'आज' : `${days} दिन में`)
export const kindWithCount = (kind: string, count: number) => `${kind} (${showCount(count)})`
export const openCase = 'केस खोलें'
export const remind = 'याद दिलाएँ'
export const openDealer = 'डीलर खोलें'
export const check = 'जाँचें'
export const paper = 'कागज़'
export const files = 'फ़ाइलें'
export const owner = 'मालिक'
export const noOwner = 'मालिक दर्ज नहीं है'
export const month = 'महीना'
export const dueDate = 'देय तारीख'
export const signedUp = 'साइन अप की तारीख'
export const previous = 'पिछला'
export const next = 'अगला'

/* The keys. */
export const keyMove = 'अगला, पिछला'
export const keyOpen = 'देखें'
export const keyChoose = 'कतार चुनें'
export const keysInQueue = 'कतार में: अगली और पिछली पंक्ति'
export const keyActInQueue = 'कतार में: सत्यापित करें, सौंपें, जाँचें, अस्वीकार करें, खोलें'
