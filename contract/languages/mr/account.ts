export const overview = 'आढावा'
export const myCasesDescription = 'प्रत्येक केस कुठे आहे ते पाहा आणि पैसे भरा'
export const myTransactionsDescription = 'आपली सर्व पेमेंट्स, शोधण्यासाठी आणि प्रिंट करण्यासाठी'
export const myBillsDescription = 'आपण क्रेडिटने काय भरले, महिन्यानुसार'
export const myProfileDescription = 'आपले क्रेडिट, पासवर्ड आणि साइन इन'

export const personTitle = 'आपण'
export const roles = { superadmin: 'सुपरॲडमिन', employee: 'कर्मचारी', client: 'ग्राहक' } as const
export const branchCode = (code: string) => `शाखा ${code}`

export const credit = 'क्रेडिट'
export const creditLeft = (amount: string) => `${amount} शिल्लक`
export const creditOf = (used: string, limit: string) => `${limit} पैकी ${used} वापरले`
export const creditLimit = 'क्रेडिट मर्यादा'
export const utilized = 'वापरले'
export const percentUsed = (percent: number) => `आपले ${percent} % क्रेडिट वापरले आहे`
export const creditNearlyUsed = (percent: number, left: string) =>
  `आपले ${percent} % क्रेडिट वापरले आहे; ${left} शिल्लक आहे. ते मोकळे करण्यासाठी बिल भरा.`
export const creditUsedUp = 'आपले क्रेडिट संपले आहे. ते मोकळे करण्यासाठी बिल भरा, किंवा रोख अथवा UPI ने पैसे भरा.'
export const creditBeyondLimit = (until: string) =>
  `कार्यालयाने क्रेडिट मर्यादेपलीकडे एक पेमेंट करण्याची परवानगी दिली आहे, ${until} पर्यंत.`
export const noCredit = 'क्रेडिट दिलेले नाही'
export const creditBilling = (billDate: string, dueDate: string) =>
  `बिलावर महिन्याच्या शेवटच्या दिवसाची तारीख असते आणि ते पुढील महिन्याच्या 15 तारखेला देय असते. या महिन्यात क्रेडिटने भरलेल्या रकमेचे बिल ${billDate} रोजी तयार होईल आणि ${dueDate} रोजी देय असेल.`

export const sessionsTitle = 'आपण कुठे साइन इन केले आहे'
export const signOutOthers = 'इतर डिव्हाइस साइन आउट करा'
export const sessionTimes = <Piece>(startedAt: Piece, lastSeenAt: Piece) => [
  'सुरुवात ',
  startedAt,
  ', शेवटचा वापर ',
  lastSeenAt,
]
export const thisSession = 'हे डिव्हाइस'
export const samsungInternet = 'Samsung Internet'
export const browserOnSystem = (browser: string, system: string) => `${system} वर ${browser}`
export const unknownDevice = 'अनोळखी डिव्हाइस'

export const downloadForms = 'फॉर्म डाउनलोड करा'
export const formInNewTab = (name: string) => `${name}, नवीन टॅबमध्ये उघडतो`

export const upiId = 'UPI ID'
export const upiDescription = 'डीलर या ID वर पैसे भरतात. त्यांच्या पेमेंट पानावर तो QR कोड म्हणून दिसतो.'
export const upiNotSet = 'अजून दिलेला नाही'
export const upiExample = 'office@bank'
export const supportTitle = 'ग्राहक सेवा'
export const supportDescription = 'डीलरना त्यांच्या मुख्यपृष्ठाच्या आणि प्रोफाइलच्या तळाशी दिसते.'
export const supportPartly = (phoneOrEmail: string) => `त्यांना फक्त ${phoneOrEmail} दिसते.`
export const supportNotSet = 'अजून दिलेले नाही.'
export const supportAdvice = <Piece>(variables: Piece) => ['पोर्टल सुरू करणाऱ्याने ', variables, ' द्यावे.']
export const listAnd = ' आणि '
export const mailsDescription = 'पाठवलेले आणि प्रतीक्षेतील ईमेल, आणि स्वतः द्यायच्या लिंक.'
export const activityDescription = 'केसेस, पैसे, व्यक्ती आणि सेटिंग्जमधील बदल.'
export const singleKeys = 'एकेरी कळा'
export const singleKeysDetail =
  'या डिव्हाइसवर अक्षर, अंक किंवा चिन्ह Ctrl शिवाय लगेच काम करते: V पडताळतो, / शोधतो. आपण बोलून लिहीत असाल किंवा कळा चुकून दाबल्या जात असतील, तर हे बंद करा.'
