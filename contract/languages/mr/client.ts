export const signedUp = 'ID तयार झाला'
export const signUpFailed = 'त्रुटींमुळे साइन अप करता आले नाही'
export const signUpUnanswered =
  'उत्तर आले नाही. “साइन अप करा” पुन्हा दाबा: तेव्हा हा ईमेल आधीच वापरात असेल, तर पहिला प्रयत्न कार्यालयापर्यंत पोहोचला आहे.'
export const verified = 'ग्राहकाची पडताळणी झाली'
export const rejected = 'ग्राहक नाकारला'
export const rejectFailed = 'त्रुटींमुळे नाकारता आले नाही'
export const added = 'ग्राहक जोडला'
export const edited = 'ग्राहकाची माहिती अपडेट झाली'
export const alreadyVerified = 'या डीलरची पडताळणी आधीच झाली आहे'
export const firmNameInUse = 'दुसऱ्या पडताळलेल्या डीलरच्या फर्मचे हेच नाव आहे'
export const firmNameOf = (firmName: string, city: string, name: string) =>
  `${city} येथील ${name} यांच्या फर्मचे नाव आधीच ${firmName} आहे. या डीलरला दुसरे नाव द्या.`
export const notRejectable = 'पडताळलेला डीलर नाकारता येत नाही'
export const cannotBeUndone = 'ही कृती पूर्ववत करता येत नाही.'
export const notFound = 'ग्राहकाची माहिती सापडली नाही.'
export const statusUpdated = 'ग्राहकाची स्थिती अपडेट झाली'
export const statusFailed = 'ग्राहकाची स्थिती अपडेट करता आली नाही'
export const changeCredit = 'क्रेडिट बदला'
export const creditChanged = 'क्रेडिट मर्यादा आणि दंड अपडेट झाला'
export const notVerified = 'फक्त पडताळलेल्या डीलरला क्रेडिट मर्यादा असते'
export const overrideGiven = 'मर्यादेपलीकडे एका पेमेंटची परवानगी दिली'
export const overrideIsOpen = 'मर्यादेपलीकडे एका पेमेंटची परवानगी आधीच दिलेली आहे'
export const overrideOpen = (until: string) => `${overrideIsOpen}, ${until} पर्यंत`
export const overrideCredit = 'मर्यादेपलीकडे एका पेमेंटची परवानगी द्या'
export const overrideExplained = (firmName: string) =>
  `${firmName} यांना 4 तासांच्या आत एकदा मर्यादेपलीकडे क्रेडिटने पैसे भरता येतात. मर्यादा तीच राहते.`
export const allow = 'परवानगी द्या'
export const limitBelowUsed = 'क्रेडिट मर्यादा वापरलेल्या क्रेडिटपेक्षा कमी असू शकत नाही'
export const looksLike = (firmName: string) => `${firmName} सारखे दिसते`
export const usesCredit = (firmName: string, utilizedCredit: string) =>
  `${firmName} यांनी ${utilizedCredit} क्रेडिट वापरले आहे.`
export const newLimitHint = (utilizedCredit: string, most: string) =>
  `वापरलेल्या ${utilizedCredit} पेक्षा कमी नाही आणि जास्तीत जास्त ${most}.`
export const newPenaltyHint = 'यापुढे थकीत होणाऱ्या बिलांसाठी. दंड नको असल्यास 0.'
export const serialNo = 'अ.क्र.'
export const contact = 'संपर्क'
export const signIn = 'साइन इन'
export const utilizedCredit = 'वापरलेले क्रेडिट'
export const limitSuffix = <Piece>(limit: Piece) => ['/ ', limit]
export const creditUsed = 'क्रेडिटचा वापर'
export const available = 'उपलब्ध'
export const fixedPenaltyLabel = 'निश्चित दंड'
export const signInActive = (name: string) => `${name} यांचे साइन इन सक्रिय`
export const rejectClient = 'ग्राहक नाकारा'
export const signUpIsDeleted = (name: string, firmName: string) => `${name}, ${firmName} यांचे साइन अप हटवले जाते.`
export const signUp = 'साइन अप करा'
export const stepReview = 'कार्यालय आपल्या फर्मची माहिती पाहते आणि क्रेडिट मर्यादा देते.'
export const stepPasswordLink = 'पासवर्ड ठेवण्याची लिंक आम्ही आपल्याला ईमेलने पाठवतो.'
export const stepLogIn = 'आपण लॉगिन करून आपल्या केसेस पाहता आणि पैसे भरता.'
export const thankYou = <Piece>(email: Piece) => ['धन्यवाद. आपण अजून लॉगिन करू शकत नाही: आम्ही आपल्याला ', email, ' वर कळवू.']
export const nextStepsTitle = 'पुढे काय होते'
export const verifyClient = 'ग्राहक पडताळा'
export const verifyExplained = (firmName: string, name: string, email: string) =>
  `${firmName}, ${name}. पासवर्ड ठेवण्याची लिंक आम्ही ${email} वर पाठवतो.`
export const creditLimitHint = (most: string) =>
  `मासिक बिलांवर किती रक्कम बाकी राहू शकते: जास्तीत जास्त ${most}. क्रेडिट नको असल्यास 0.`
export const fixedPenaltyHint = '15 तारखेपर्यंत न भरलेल्या बिलावर एकदा जोडला जातो.'

export const add = 'ग्राहक जोडा'
export const addExplained = 'डीलरची पडताळणी लगेच होते. पासवर्ड ठेवण्याची लिंक आम्ही त्यांना ईमेलने पाठवतो; ती 72 तास वैध असते.'
export const addFailed = 'ग्राहक जोडता आला नाही'
export const editTitle = 'ग्राहक संपादित करा'
export const editExplained = (email: string) => `फर्मचे नवीन नाव यापुढे तयार होणाऱ्या केसेसवर दिसते. ईमेल ${email} तसाच राहतो.`
export const editFailed = 'ग्राहकाची माहिती अपडेट करता आली नाही'

export const description = 'फर्म असलेले डीलर. नवीन साइन अप येथे पडताळणीच्या प्रतीक्षेत असते.'
export const unverifiedClients = 'न पडताळलेले ग्राहक'
export const verifiedClients = 'पडताळलेले ग्राहक'
export const verifiedEmpty = 'पडताळणी झाल्यावर किंवा आपण स्वतः जोडल्यावर डीलर येथे दिसतात.'
export const unverifiedEmpty = 'कोणतेही साइन अप पडताळणीच्या प्रतीक्षेत नाही. आपण पाठवलेल्या लिंकने डीलर साइन अप करतात.'
export const accept = 'स्वीकारा'
export const acceptNamed = (name: string) => `${name} यांना स्वीकारा`

export const heading = 'ग्राहक'
export const notFoundDetail = 'या पत्त्यावर डीलर नाही. यादीतून निवडा.'
export const unverifiedBadge = 'न पडताळलेले'
export const historyTabs = 'इतिहास'
export const caseHistory = 'केसेसचा इतिहास'
export const noCases = 'या डीलरला सोपवलेली केस येथे दिसते.'
export const transactionHistory = 'व्यवहारांचा इतिहास'
export const bills = 'बिले'
export const noBillsYet = 'ज्या महिन्यात या डीलरने केससाठी क्रेडिटने पेमेंट केले, त्या महिन्याच्या शेवटी बिल येते.'
export const creditSummary = 'क्रेडिट सारांश'

export const signUpTitle = 'साइन अप'
export const signUpHeading = 'डीलर म्हणून साइन अप करा'
export const signUpDescription = 'आपल्या फर्मची माहिती द्या. कार्यालय ती पडताळते आणि मग पासवर्ड ठेवण्याची लिंक ईमेलने पाठवते.'
export const haveAccount = <Piece>(logInLink: Piece) => ['आधीच खाते आहे? ', logInLink]
export const logIn = 'लॉगिन करा'
export const backToLogIn = 'लॉगिनकडे परत जा'

export const noneYet = 'अजून डीलर नाही'
export const howDealersCome = 'डीलर स्वतः साइन अप करतात, मग सुपरॲडमिन त्यांना स्वीकारतात'
export const copySignUpLink = 'साइन अप लिंक कॉपी करा'
export const signUpLinkCopied = 'साइन अप लिंक कॉपी झाली'
export const signUpLinkRefused = 'ब्राउझरने लिंक कॉपी केली नाही. ती स्वतः कॉपी करा:'
