export const title = 'द्वि-घटक साइन इन'
export const codeNeeded = 'ऑथेंटिकेटर ॲपमधील कोड लिहा'
export const codeWrong = 'हा कोड चुकीचा आहे किंवा आधीच वापरला आहे. पुढील कोडची वाट पाहून पुन्हा प्रयत्न करा.'
export const recoveryCodeWrong = 'हा रिकव्हरी कोड चुकीचा आहे किंवा आधीच वापरला आहे. तो तपासा किंवा दुसरा कोड लिहा.'
export const codeRequired = 'कोड लिहा'
export const tooManyCodes = 'खूप वेळा चुकीचे कोड दिले. कृपया थोडा वेळ थांबून पुन्हा प्रयत्न करा.'
export const needed = 'आपल्या कार्यालयाला द्वि-घटक साइन इन आवश्यक आहे. पुढे जाण्यासाठी ते सुरू करा.'
export const started = 'ऑथेंटिकेटर ॲपने कोड स्कॅन करा'
export const turnedOn = 'द्वि-घटक साइन इन सुरू झाले आहे'
export const turnedOff = 'द्वि-घटक साइन इन बंद झाले आहे'
export const renewed = 'आपल्याला नवीन रिकव्हरी कोड मिळाले आहेत. जुने आता रद्द आहेत.'
export const alreadyOn = 'द्वि-घटक साइन इन आधीच सुरू आहे'
export const notOn = 'द्वि-घटक साइन इन सुरू नाही'
export const startAgain = 'यास खूप वेळ लागला. पुन्हा सुरुवात करा.'
export const staysOn = 'आपल्या कार्यालयाला द्वि-घटक साइन इन आवश्यक आहे, म्हणून ते सुरूच राहते'
export const reset = 'द्वि-घटक साइन इन रीसेट झाले'
export const notYourOwn = 'स्वतःचे द्वि-घटक साइन इन “माझे प्रोफाइल” मध्ये बंद करा'
export const yoursFirst = 'आधी स्वतःचे द्वि-घटक साइन इन सुरू करा'
export const nowRequired = 'कर्मचाऱ्यांना आता द्वि-घटक साइन इन आवश्यक आहे'
export const notRequired = 'कर्मचाऱ्यांना आता द्वि-घटक साइन इन आवश्यक नाही'
export const fetchFailed = 'द्वि-घटक साइन इनची माहिती लोड करता आली नाही'
export const copyFailed = 'स्वतः कॉपी करा: ब्राउझर येथे परवानगी देत नाही'
export const failed = 'द्वि-घटक साइन इनमध्ये बदल झाला नाही'

export const on = 'सुरू'
export const off = 'बंद'

export const turnOnTitle = 'द्वि-घटक साइन इन सुरू करा'
export const turnOnDescription =
  'आपला पासवर्ड माहीत असलेल्या व्यक्तीलाही आपला फोन लागतो. फोनवर Google Authenticator, Aegis किंवा 2FAS यांसारखे ऑथेंटिकेटर ॲप आवश्यक आहे.'
export const next = 'पुढे जा'
export const connectTitle = 'ऑथेंटिकेटर ॲप जोडा'
export const qrCodeLabel = 'ऑथेंटिकेटर ॲपसाठी QR कोड'
export const typeKey = 'किंवा ही की ॲपमध्ये टाइप करा'
export const copyKey = 'की कॉपी करा'
export const keyCopied = 'की कॉपी झाली'
export const openApp = 'ऑथेंटिकेटर ॲप उघडा'
export const codeHint = 'ॲपमध्ये आत्ता दिसणारे सहा अंक.'
export const turnOn = 'सुरू करा'

export const recoveryCodes = 'रिकव्हरी कोड'
export const recoveryCodesDescription = (account: string) =>
  `${account} साठी, फोन हरवल्यास. प्रत्येक कोड ॲपमधील कोडऐवजी एकदाच चालतो.`
export const keepCodesNow = 'ते आत्ताच सुरक्षित ठिकाणी जपून ठेवा: ते पुन्हा दिसत नाहीत.'
export const codesCopied = 'रिकव्हरी कोड कॉपी झाले'
export const download = 'डाउनलोड करा'
export const confirmCodesKept = 'मी ते जपून ठेवले आहेत'
export const recoveryCodesFile = (account: string, codes: string) =>
  `${account} चे रिकव्हरी कोड\nVehicle Record Portal\n\n${codes}\n`

export const turnedOnDescription = 'साइन इनसाठी आपला पासवर्ड आणि फोनवरील कोड लागतो.'
export const since = 'कधीपासून'
export const recoveryCodesLeft = 'शिल्लक रिकव्हरी कोड'
export const codesLeftOfTen = (left: number) => `10 पैकी ${left}`
export const getNewCodes = 'नवीन मिळवा'
export const newCodesTitle = 'नवीन रिकव्हरी कोड'
export const newCodesDescription = 'आपल्याला दहा नवीन कोड मिळतील. जुने यापुढे चालणार नाहीत.'
export const makeNewCodes = 'नवीन कोड तयार करा'
export const turnOff = 'द्वि-घटक बंद करा'
export const turnOffTitle = 'द्वि-घटक साइन इन बंद करा'
export const turnOffDescription = 'त्यानंतर फक्त आपला पासवर्ड पुरेसा असेल.'

export const requirementTitle = 'कर्मचाऱ्यांसाठी'
export const requireForStaff = 'कर्मचाऱ्यांसाठी द्वि-घटक साइन इन आवश्यक करा'
export const requirementHint = 'यापुढे सुपरॲडमिन आणि कर्मचाऱ्यांना इतर काहीही करण्याआधी ते सुरू करावे लागेल. डीलर स्वतः ठरवतात.'
export const resetAction = 'द्वि-घटक रीसेट करा'
export const resetTitle = 'द्वि-घटक साइन इन रीसेट करा'
export const resetDescription = <Piece>(name: Piece) => [
  'फोन हरवल्यास. ',
  name,
  ' यांचे सर्व ठिकाणी साइन आउट होते, त्यांना ईमेलने कळवले जाते, आणि ते पुन्हा सुरू होईपर्यंत फक्त पासवर्डने साइन इन करता येते. ही विनंती खरोखर त्यांच्याकडूनच आल्याची खात्री करा.',
]
export const resetConfirm = 'रीसेट करा'
export const description = 'पासवर्डसोबत आपल्या फोनवरील कोड.'
