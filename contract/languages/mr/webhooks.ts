export const badUrl = 'https:// ने सुरू होणारा वेब पत्ता द्या'
export const longNumber = 'बारा अंकी संख्या काढा: ती आधार क्रमांकासारखी दिसते'
export const eventsRequired = 'किमान एक घटना निवडा'
export const unknownEvent = 'अशी घटना नाही'
export const eventTwice = 'एक घटना दोनदा दिली आहे'
export const everyEventAlone = 'सर्व घटना निवडल्यास आणखी कोणतीही निवडण्याची गरज नाही'
export const tooMany = 'आधीच दहा वेबहुक आहेत. आधी एक हटवा.'
export const switchedOff = 'हे वेबहुक बंद आहे. आधी ते सुरू करा.'
export const unknownDelivery = 'या पाठवणीची नोंद आता ठेवलेली नाही'
export const added = 'वेबहुक जोडले'
export const saved = 'वेबहुक सेव्ह झाले'
export const deleted = 'वेबहुक हटवले'
export const rotated = 'गुप्त की नवीन केली'
export const tested = 'चाचणी घटना रांगेत आहे'
export const sentAgain = 'घटना पुन्हा रांगेत आहे'

export const ping = 'चाचणी घटना'

export const events = {
  'case.created': 'केस तयार झाली',
  'case.updated': 'केस बदलली',
  'case.verified': 'केस पडताळली',
  'case.assigned': 'केस सोपवली',
  'case.unassigned': 'केस परत घेतली',
  'case.rejected': 'केस नाकारली',
  'case.reopened': 'केस पुन्हा हाती घेतली',
  'case.paid': 'केसचे पैसे भरले',
  'case.stage_changed': 'टप्पा बदलला',
  'paper.changed': 'कागदपत्र बदलले',
  'payment.waiting': 'पेमेंट पडताळणीच्या प्रतीक्षेत',
  'payment.verified': 'पेमेंट पडताळले',
  'payment.rejected': 'पेमेंट नाकारले',
  'bill.raised': 'बिल तयार झाले',
  'bill.paid': 'बिल भरले',
  'client.signed_up': 'ग्राहकाने साइन अप केले',
  'client.verified': 'ग्राहकाची पडताळणी झाली',
  'request.created': 'डीलरची विनंती',
  'comment.created': 'डीलरसाठी किंवा डीलरची टिप्पणी',
  'reminder.due': 'रिमाइंडरची वेळ झाली',
} as const

export const title = 'वेबहुक'
export const description = 'काय घडते ते पोर्टल इतर प्रोग्रामना काही सेकंदांत, स्वाक्षरीसह कळवते.'
export const fetchFailed = 'वेबहुक लोड करता आली नाहीत'
export const none = 'अजून कोणत्याही प्रोग्रामला कळवले जात नाही.'
export const add = 'वेबहुक जोडा'
export const addFailed = 'वेबहुक जोडता आले नाही'
export const edit = 'वेबहुक संपादित करा'
export const saveFailed = 'वेबहुक सेव्ह करता आले नाही'
export const editNamed = (url: string) => `${url} संपादित करा`
export const url = 'पत्ता'
export const urlExample = 'https://'
export const urlHint = 'प्रत्येक घटना जेथे पाठवायची तो पत्ता. वापरकर्ता आणि पासवर्ड लिहू नका.'
export const descriptionLabel = 'वर्णन'
export const eventsLabel = 'घटना'
export const allEvents = 'सर्व घटना, पुढील आवृत्त्यांत येणाऱ्यांसह'
export const everyEvent = 'सर्व घटना'
export const eventCount = (count: number) => `${count} घटना`
export const groupCases = 'केसेस'
export const groupMoney = 'पेमेंट्स आणि बिले'
export const groupDealers = 'डीलर'
export const groupReminders = 'रिमाइंडर'
export const phoneIncluded = 'रिमाइंडरमध्ये मालकाचे नाव आणि फोन असतो.'
export const isOn = 'सुरू आहे'
export const stateOn = 'सुरू'
export const stateOff = 'बंद'
export const stateFailing = 'अयशस्वी होत आहे'
export const failingSince = 'अयशस्वी होण्यास सुरुवात'
export const lastDelivery = 'शेवटची पाठवणी'
export const never = 'अजून काहीही पाठवले नाही'

export const secretTitle = 'वेबहुकची गुप्त की'
export const secretExplained = 'आत्ताच कॉपी करा: ती पुन्हा दिसत नाही. घटना येथूनच आली आहे हे प्राप्तकर्ता तिच्याद्वारे तपासतो.'
export const secretLabel = 'गुप्त की'
export const copySecret = 'कॉपी करा'
export const secretCopied = 'गुप्त की कॉपी झाली'
export const copyRefused = 'ब्राउझर कॉपी करत नाही. गुप्त की निवडून कॉपी करा.'
export const rotate = 'नवीन गुप्त की'
export const rotateNamed = (address: string) => `${address} ची नवीन गुप्त की`
export const rotateExplained = '24 तास प्रत्येक घटनेवर दोन्हींची स्वाक्षरी असते, म्हणजे प्राप्तकर्ता नवीन की वापरू लागू शकतो.'
export const rotateFailed = 'गुप्त की नवीन करता आली नाही'
const deleteText = 'हटवा'

export { deleteText as delete }
export const deleteNamed = (address: string) => `${address} हटवा`
export const deleteTitle = 'वेबहुक हटवायचे?'
export const deleteExplained = 'तेथे यापुढे काहीही पाठवले जाणार नाही आणि त्याच्या पाठवण्यांच्या नोंदी हटवल्या जातील.'
export const deleteFailed = 'वेबहुक हटवता आले नाही'

export const deliveries = 'पाठवण्या'
export const deliveriesOf = (address: string) => `${address} कडील पाठवण्या`
export const deliveriesFailed = 'पाठवण्या लोड करता आल्या नाहीत'
export const noDelivery = 'गेल्या 30 दिवसांत काहीही पाठवलेले नाही.'
export const sendTest = 'चाचणी घटना पाठवा'
export const testFailed = 'चाचणी घटना पाठवता आली नाही'
export const sendAgain = 'पुन्हा पाठवा'
export const sendAgainNamed = (event: string, at: string) => `पुन्हा पाठवा: ${event}, ${at}`
export const sendAgainFailed = 'घटना पुन्हा पाठवता आली नाही'
export const statuses = { pending: 'प्रतीक्षेत', delivered: 'पोहोचली', failed: 'अयशस्वी' } as const
export const answer = (status: number) => `उत्तर ${status}`
export const noAnswer = 'उत्तर नाही'
export const noAnswerBecause = (failure: string) => `उत्तर नाही: ${failure}`
export const showBody = 'घटना दाखवा'
export const hideBody = 'घटना लपवा'
export const showBodyNamed = (event: string, at: string) => `घटना दाखवा: ${event}, ${at}`
export const hideBodyNamed = (event: string, at: string) => `घटना लपवा: ${event}, ${at}`
export const bodyNamed = (event: string, at: string) => `काय पाठवले: ${event}, ${at}`
export const bodyFailed = 'पाठवलेली घटना लोड करता आली नाही'
export const attempts = (count: number) => `${count} प्रयत्न`
export const nextAttempt = (at: string) => `पुढील ${at}`
