export const title = 'इम्पोर्ट'
export const kinds = {
  rtos: 'आरटीओ',
  firms: 'फायनान्सर',
  branches: 'शाखा',
  clients: 'ग्राहक',
  vehicles: 'वाहने',
  cases: 'केसेस',
} as const
export const seller = 'विक्रेता'
export const buyer = 'खरेदीदार'
export const ofOwner = (who: string, label: string) => `${who}: ${label}`

export const noRows = 'या शीटमध्ये पहिल्या ओळीखाली एकही ओळ नाही.'
export const columnMissing = (name: string) => `“${name}” हा स्तंभ नाही.`
export const columnUnknown = (name: string) => `“${name}” हा स्तंभ माहीत नाही.`
export const columnTwice = (name: string) => `“${name}” हा स्तंभ दोनदा आहे.`
export const badMapping = 'स्तंभ शीर्षके आणि नावांच्या JSON ऑब्जेक्ट स्वरूपात पाठवा'

export const repeatsRow = (row: number) => `ओळ ${row} ची पुनरावृत्ती`
export const differs = (row: number, other: number) => `ओळ ${row} आणि ${other} मध्ये हे वेगवेगळे आहे. बरोबर असेल ते लिहा.`
export const alreadyThere = 'हे आधीच आहे'
export const formulaError = 'या सेलच्या सूत्रात त्रुटी आहे'

export const unknown = 'हे इम्पोर्ट आता उपलब्ध नाही'
export const hasBadRows = 'काही ओळी इम्पोर्ट करता येत नाहीत. त्या दुरुस्त करा किंवा वगळा.'
export const changedMeanwhile = 'तपासल्यानंतर काही ओळी इम्पोर्ट करणे अशक्य झाले आहे. त्या पाहा आणि पुन्हा इम्पोर्ट करा.'
export const alreadyDone = 'हे इम्पोर्ट आधीच झाले आहे'
export const isRunning = 'एक इम्पोर्ट सुरू आहे. ते पूर्ण होईपर्यंत कृपया थांबा.'
export const noSuchRow = 'ही ओळ या इम्पोर्टमध्ये नाही'
export const notUndoable = 'फक्त गेल्या एका तासातील इम्पोर्ट परत घेता येते'
export const builtUpon = 'इम्पोर्ट केलेल्या नोंदींवर पुढील काम झाले आहे, म्हणून ते राहते.'

export const checked = 'फाईल तपासली; अजून काहीही इम्पोर्ट केलेले नाही'
export const corrected = 'दुरुस्त केले'
export const committed = 'इम्पोर्ट झाले'
export const undone = 'परत घेतले'

export const notes = 'टिपा'
export const noteColumn = 'स्तंभ'
export const noteMeaning = 'अर्थ'
export const noteRequired = 'आवश्यक'
export const noteFormat = 'स्वरूप'
export const formatText = 'मजकूर'
export const formatDay = 'DD/MM/YYYY, YYYY-MM-DD किंवा तारखेचा सेल'
export const formatRupees = 'रुपये, जसे 500 किंवा 499.50'
export const formatFlag = 'YES किंवा NO'
export const formatPhone = '10 अंक'
export const formatAadhaar = '12 अंक; कंपनीसाठी COMPANY'
export const formatFinancier = 'फायनान्सरचे नाव; कर्ज नसल्यास NA'
export const oneOf = (options: string) => `यांपैकी एक: ${options}`

export const exampleFirm = 'Kulkarni Motors'
export const exampleAddress = 'Shop 4, Station Road'

export const reportRow = 'ओळ'
export const reportProblems = 'काय चूक आहे'
export const resultSkipped = 'वगळली'
export const resultGood = 'इम्पोर्ट करता येईल'
export const resultBad = 'दुरुस्त करायची'

export const description = 'कार्यालयाच्या नोंदवह्या आणि शीट पोर्टलमधील नोंदी होतात. आपण सांगेपर्यंत काहीही नोंदवले जात नाही.'
export const newImport = 'नवीन इम्पोर्ट'
export const kind = 'काय इम्पोर्ट करायचे'
export const downloadTemplate = 'नमुना शीट डाउनलोड करा'
export const chooseFile = 'फाईल निवडा'
export const fileHint =
  'XLSX, CSV, TSV किंवा TXT, जास्तीत जास्त 10 MB आणि 10,000 ओळी. नमुना शीटपासून सुरुवात करा किंवा आपली स्वतःची शीट घ्या.'
export const openFailed = 'फाईल उघडता आली नाही'
export const tooLargeFile = 'फाईल 10 MB पेक्षा मोठी आहे. ती अनेक फायलींमध्ये विभागा.'
export const downloadFailed = 'फाईल सेव्ह करता आली नाही'
export const columnsTitle = (file: string) => `${file} मधील स्तंभ`
export const columnsDetail = 'आपल्या शीटमधील प्रत्येक स्तंभाचा अर्थ सांगा. आपण वगळलेले इम्पोर्ट होत नाही.'
export const inSheet = 'आपल्या शीटमध्ये'
export const example = 'उदाहरण'
export const means = 'अर्थ'
export const meaningOf = (header: string) => `${header} चा अर्थ`
export const leaveOut = 'वगळा'
export const stillMissing = (names: string) => `अजून हवे: ${names}`
export const otherFile = 'दुसरी फाईल'
export const check = 'ओळी तपासा'
export const checkFailed = 'ओळी तपासता आल्या नाहीत'
export const rowsTitle = (kind: string) => `${kind}: इम्पोर्ट करायचे`
export const countGood = (count: string) => `${count} सज्ज`
export const countBad = (count: string) => `दुरुस्तीसाठी ${count}`
export const countMade = (count: string) => `इम्पोर्ट झालेल्या ${count}`
export const countSkipped = (count: string) => `वगळलेल्या ${count}`
export const countUndone = (count: string) => `परत घेतलेल्या ${count}`
export const badTitle = 'दुरुस्त करायच्या ओळी'
export const rowNumber = (row: number) => `ओळ ${row}`
export const cellOfRow = (label: string, row: number) => `${label}, ओळ ${row}`
export const checkAgain = 'पुन्हा तपासा'
export const correctFailed = 'दुरुस्त्या सेव्ह करता आल्या नाहीत'
export const importRows = (count: string) => `${count} इम्पोर्ट करा`
export const importGood = (good: string, bad: string) => `${good} इम्पोर्ट करा, ${bad} वगळा`
export const importFailed = 'काहीही इम्पोर्ट झाले नाही'
export const running = 'इम्पोर्ट सुरू आहे'
export const runningDetail = 'आपण हे पान बंद करू शकता: इम्पोर्ट सुरूच राहते.'
export const progressOf = (done: string, total: string) => `${total} पैकी ${done} नोंदवल्या`
export const downloadReport = 'अहवाल डाउनलोड करा'
export const takeBack = 'परत घ्या'
export const takeBackUntil = (time: string) => `${time} पर्यंत परत घेता येते, त्यावर पुढील काम झालेले नसल्यास.`
export const takeBackTitle = 'हे इम्पोर्ट परत घ्यायचे?'
export const takeBackText = (count: string) => `इम्पोर्ट झालेल्या नोंदी पुन्हा काढल्या जातील: ${count}.`
export const takeBackFailed = 'इम्पोर्ट परत घेतले गेले नाही'
export const recent = 'गेल्या 24 तासांतील इम्पोर्ट'
export const open = 'उघडा'
export const openImport = (kind: string, at: string) => `${kind}, ${at} उघडा`
export const firstPage = 'फक्त पहिल्या ओळी दाखवल्या आहेत; या दुरुस्त केल्यावर पुढील दिसतात.'
export const cutNumber = 'स्प्रेडशीटने हा क्रमांक कापला आहे. तो कागदपत्रावर आहे तसा लिहा.'
export const noPlate = 'हा कोणत्याही वाहनाचा क्रमांक नाही'
export const otherPhones = (cells: number) =>
  cells === 1
    ? 'एका सेलमध्ये फोन क्रमांकाशिवाय आणखी काही आहे: फक्त क्रमांक घेतला जातो.'
    : `${cells} सेलमध्ये एका फोन क्रमांकापेक्षा जास्त आहे: फक्त पहिला क्रमांक घेतला जातो.`
export const mergedVehicles = (rows: number, vehicles: number) =>
  `${rows} ओळी ${vehicles === 1 ? 'एका वाहनाच्या' : `${vehicles} वाहनांच्या`} आहेत: प्रत्येक कागदपत्राची सर्वांत नवी तारीख मोजली जाते.`
export const withoutCells = (rows: number) =>
  `यांपैकी ${rows} ओळींचे काही सेल चुकीचे आहेत: त्या ओळी त्या सेलशिवाय इम्पोर्ट होतात. अहवाल ते सांगतो.`
