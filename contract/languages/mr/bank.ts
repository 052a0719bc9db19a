import { pluralOf } from '../language.ts'

const plural = pluralOf('mr')

export const title = 'बँक'
export const description =
  'ज्या UPI पेमेंट्सचा UTR आणि रक्कम बँकेच्या स्टेटमेंटमध्ये आहेत ती एकत्र पडताळली जातात; ती नोंद पुरावा म्हणून राहते.'
export const mappingRequired = 'तारीख, UTR आणि रक्कम कोणत्या स्तंभांत आहेत ते सांगा'
export const columnRequired = 'स्तंभ निवडा'
export const columnMissing = (name: string) => `फाईलमध्ये “${name}” हा स्तंभ नाही`
export const paidColumn = (name: string) => `"${name}" मध्ये दिलेली रक्कम आहे. मिळालेल्या रकमेचा स्तंभ निवडा.`
export const whichDirection = 'काही रकमांबद्दल त्या मिळाल्या की दिल्या हे लिहिलेले नाही. सांगा, किंवा ते सांगणारा स्तंभ निवडा.'
export const exampleReceived = (line: string) => `${line}: जमा`
export const examplePaid = (line: string) => `${line}: दिली`
export const noLines = 'किमान एक नोंद निवडा'
export const nothingReceived = 'या फाईलमधील एकाही नोंदीत तारीख आणि जमा रक्कम नाही. स्तंभ तपासा.'

export const lineNotFound = 'ही नोंद आता नाही. स्टेटमेंट पुन्हा इम्पोर्ट करा.'
export const lineUsed = 'या नोंदीने आधीच एक पेमेंट पडताळले आहे'
export const noPaymentWaits = 'या नोंदीच्या UTR चे कोणतेही पेमेंट प्रतीक्षेत नाही'
export const utrUsedTwice = 'या नोंदीचा UTR एकापेक्षा जास्त पेमेंट्सवर आहे किंवा त्याने आधीच एक पेमेंट पडताळले आहे'
export const amountDiffers = 'पेमेंटची रक्कम या नोंदीच्या रकमेपेक्षा वेगळी आहे'

export const chooseStatement = 'स्टेटमेंट निवडा'
export const chooseAnother = 'दुसरे स्टेटमेंट निवडा'
export const chooseFailed = 'स्टेटमेंट वाचता आले नाही'
export const emptyDetail = 'XLSX, CSV, TXT किंवा XLS, बँक देते तसे, जास्तीत जास्त 10 MB. आपण सांगेपर्यंत काहीही पडताळले जात नाही.'
export const columnsOf = (fileName: string) => `${fileName} मधील स्तंभ`
export const columnsHint = 'नावांवरून निवडलेले, किंवा या बँकेसाठी आपण मागच्या वेळी निवडले तसे.'
export const dateColumn = 'तारीख'
export const utrColumn = 'UTR, किंवा तो असलेला तपशील'
export const amountColumn = 'जमा रक्कम'
export const directionColumn = 'जमा की नावे'
export const directionHint = 'दोन्हींच्या रकमा एकाच स्तंभात असतील तरच.'
export const debitColumn = 'दिलेली रक्कम'
export const balanceColumn = 'शिल्लक'
export const balanceHint = 'कोणती रक्कम मिळाली हे यावरून सिद्ध होते.'
export const noColumn = 'नाही'
export const firstLines = 'पहिल्या नोंदी'
export const compare = 'पेमेंट्सशी ताडून पाहा'
export const compareFailed = 'स्टेटमेंट ताडून पाहता आले नाही'
export const compared = (lines: string, withdrawals: number, unread: number) =>
  [
    `जमा: ${lines}`,
    ...(withdrawals > 0 ? [`नावे किंवा रकमेविना: ${withdrawals}`] : []),
    ...(unread > 0 ? [`वाचता न आलेल्या: ${unread}`] : []),
  ].join(', ')
export const contradicted = (rows: string) =>
  `या नोंदींची रक्कम शिल्लकेशी जुळत नाही, म्हणून त्या कोणत्याही पेमेंटशी जुळवल्या नाहीत: ${rows}. येथे नोंदी राहिल्या असू शकतात.`
export const lineTotal = (count: number) => plural(count, `${count} नोंद`, `${count} नोंदी`)
export const matches = 'जुळलेली पेमेंट्स'
export const matchesDetail = 'UTR आणि रक्कम स्टेटमेंटमध्ये आणि पेमेंटमध्ये सारखी आहे.'
export const noMatch = 'प्रतीक्षेतील एकाही पेमेंटचा UTR आणि रक्कम कोणत्याही नोंदीशी जुळत नाही.'
export const nearMisses = 'जवळपास जुळणाऱ्या'
export const nearDetail = 'पेमेंटसारख्या, पण तंतोतंत नाहीत. पुरावा पाहून यांचा निर्णय पेमेंट्सच्या पानावर घ्या.'
export const openPayments = 'तपासायची पेमेंट्स'
export const otherLines = 'इतर नोंदी'
export const otherDetail = 'ज्या पैशांचे पोर्टलमध्ये पेमेंट नाही.'
export const inBank = 'स्टेटमेंटमध्ये'
export const inPortal = 'पोर्टलमध्ये'
export const why = 'कारण'
export const result = 'निकाल'
export const bankDate = 'बँकेतील तारीख'
export const narration = 'तपशील'
export const noUtr = 'UTR नाही'
export const verifyPayments = (count: number) => plural(count, `${count} पेमेंट पडताळा`, `${count} पेमेंट्स पडताळा`)
export const verifyFailed = 'पेमेंट्स पडताळता आली नाहीत'
export const selectLine = (firmName: string, amount: string) => `${firmName}, ${amount} निवडा`
export const byBankLine = (day: string) => `${day} ची बँक नोंद`
export const toBank = 'बँक स्टेटमेंट जुळवा'

export const whyAmountDiffers = 'रक्कम वेगळी आहे'
export const whyUtrNotFound = 'UTR सापडला नाही; जवळच्या दिवसांत तीच रक्कम'
export const whyUsedTwice = 'UTR दोनदा वापरला'
export const whyAlreadyDecided = 'पेमेंटवर आधीच निर्णय झाला आहे'
export const whyLineUsed = 'ही नोंद या पेमेंटसाठी वापरली गेली'
