export const unknown = 'ऐसा कोई अनुरोध नहीं है'
export const notOpen = 'इस अनुरोध पर पहले ही निर्णय हो चुका है'
export const tooManyOpen = 'आपकी फ़र्म के 200 अनुरोध खुले हैं। कार्यालय के कुछ पर निर्णय लेने तक रुकें।'
export const tooManyFiles = 'एक अनुरोध में अधिकतम 60 फ़ाइलें हो सकती हैं'
export const servicesRequired = 'कम से कम एक सेवा चुनें'
export const plateInvalid = 'वाहन नंबर लिखें'
export const sent = 'अनुरोध भेजा गया'
export const declined = 'अनुरोध नामंज़ूर किया गया'

export const title = 'अनुरोध'
export const description = 'डीलर क्या काम माँगते हैं। केस बनाकर अनुरोध मंज़ूर करें, या कारण बताकर नामंज़ूर करें।'
export const fetchFailed = 'अनुरोध लोड नहीं हो सके'
export const statuses = { open: 'लंबित', accepted: 'मंज़ूर', declined: 'नामंज़ूर' } as const
export const emptyTitles = {
  open: 'कोई लंबित अनुरोध नहीं',
  accepted: 'कोई मंज़ूर अनुरोध नहीं',
  declined: 'कोई नामंज़ूर अनुरोध नहीं',
} as const
export const emptyDetail = 'डीलर अपने पेज से अनुरोध भेजते हैं।'
export const accept = 'मंज़ूर करें'
export const acceptNamed = (plate: string) => `${plate} का अनुरोध मंज़ूर करें`
export const decline = 'नामंज़ूर करें'
export const declineNamed = (plate: string) => `${plate} का अनुरोध नामंज़ूर करें`
export const declineTitle = (plate: string) => `${plate} का अनुरोध नामंज़ूर करें?`
export const declineDescription = 'डीलर यह कारण पढ़ता है।'
export const declineFailed = 'अनुरोध नामंज़ूर नहीं किया जा सका'
export const caseOf = (caseNo: string) => `केस ${caseNo}`
export const reasonOf = (reason: string) => `नामंज़ूर: ${reason}`

/* The form of a case that is made of a request. */
export const accepting = (firmName: string) => `${firmName} का अनुरोध`
export const filesFollow = (count: number) =>
  count === 1 ? 'इसकी फ़ाइल केस में जुड़ जाती है।' : `इसकी ${count} फ़ाइलें केस में जुड़ जाती हैं।`
export const financierLeft = 'HPT या HPA का फ़ाइनेंसर स्वयं चुनें।'
export const gone = 'यह अनुरोध अब खुला नहीं है। आप जो जमा करेंगे, वह अलग केस बनेगा।'

/* The page of a dealer. */
export const descriptionForDealer = 'कार्यालय से काम करने का अनुरोध करें और देखें कि उसका क्या हुआ।'
export const ask = 'काम का अनुरोध करें'
export const services = 'सेवाएँ'
export const note = 'नोट'
export const photos = 'कागज़ों की फ़ोटो'
export const photosHint = 'अनुरोध के साथ भेजी जाती हैं। JPEG, PNG, WebP, HEIC या PDF, हर एक अधिकतम 10 MB।'
export const removeFile = (name: string) => `${name} हटाएँ`
export const send = 'अनुरोध भेजें'
export const sendFailed = 'अनुरोध नहीं भेजा जा सका'
export const own = 'आपके अनुरोध'
export const emptyOwn = 'आपके अनुरोध अपनी स्थिति के साथ यहाँ दिखेंगे।'
