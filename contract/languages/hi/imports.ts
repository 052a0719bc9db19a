export const title = 'इंपोर्ट'
/** The sheets of the templates, and the names of the kinds. */
export const kinds = {
  rtos: 'आरटीओ',
  firms: 'फ़ाइनेंसर',
  branches: 'शाखाएँ',
  clients: 'क्लाइंट',
  vehicles: 'वाहन',
  cases: 'केस',
} as const
export const seller = 'विक्रेता'
export const buyer = 'खरीदार'
export const ofOwner = (who: string, label: string) => `${who}: ${label}`

/* Refusals of a whole file. */
export const noRows = 'इस शीट में पहली पंक्ति के नीचे कोई पंक्ति नहीं है।'
export const columnMissing = (name: string) => `"${name}" कॉलम नहीं है।`
export const columnUnknown = (name: string) => `"${name}" नाम का कॉलम नहीं पहचाना गया।`
export const columnTwice = (name: string) => `"${name}" कॉलम दो बार है।`
export const badMapping = 'कॉलम को शीर्षकों और नामों के JSON ऑब्जेक्ट के रूप में भेजें'

/* What is wrong with a row. */
export const repeatsRow = (row: number) => `पंक्ति ${row} जैसी ही है`
export const differs = (row: number, other: number) => `पंक्ति ${row} और ${other} में यह अलग-अलग है। सही लिखें।`
export const alreadyThere = 'यह पहले से मौजूद है'
export const formulaError = 'इस सेल के फ़ॉर्मूले में त्रुटि है'

/* Refusals of a commit, a correction or an undo. */
export const unknown = 'यह इंपोर्ट अब नहीं है'
export const hasBadRows = 'कुछ पंक्तियाँ इंपोर्ट नहीं हो सकतीं। उन्हें सुधारें या छोड़ दें।'
export const changedMeanwhile = 'जाँच के बाद कुछ पंक्तियों का इंपोर्ट अब संभव नहीं रहा। उन्हें देखें और फिर से इंपोर्ट करें।'
export const alreadyDone = 'यह इंपोर्ट पहले ही हो चुका है'
export const isRunning = 'एक इंपोर्ट चल रहा है। कृपया उसके पूरा होने तक प्रतीक्षा करें।'
export const noSuchRow = 'इस इंपोर्ट में यह पंक्ति नहीं है'
export const notUndoable = 'केवल पिछले एक घंटे का इंपोर्ट वापस लिया जा सकता है'
export const builtUpon = 'इंपोर्ट की गई जानकारी पर आगे काम हो चुका है, इसलिए वह बनी रहेगी।'

export const checked = 'फ़ाइल जाँच ली गई; अभी कुछ भी इंपोर्ट नहीं हुआ है'
export const corrected = 'सुधार सहेजा गया'
export const committed = 'इंपोर्ट हो गया'
export const undone = 'वापस लिया गया'

/* The second sheet of a template. */
export const notes = 'नोट'
export const noteColumn = 'कॉलम'
export const noteMeaning = 'अर्थ'
export const noteRequired = 'आवश्यक'
export const noteFormat = 'प्रारूप'
export const formatText = 'पाठ'
export const formatDay = 'DD/MM/YYYY, YYYY-MM-DD या तारीख वाला सेल'
export const formatRupees = 'रुपये, जैसे 500 या 499.50'
export const formatFlag = 'YES या NO'
export const formatPhone = '10 अंक'
export const formatAadhaar = '12 अंक; कंपनी के लिए COMPANY'
export const formatFinancier = 'फ़ाइनेंसर का नाम; ऋण न हो तो NA'
export const oneOf = (options: string) => `इनमें से एक: ${options}`

export const exampleFirm = 'Kulkarni Motors'
export const exampleAddress = 'Shop 4, Station Road'

/* The report. */
export const reportRow = 'पंक्ति'
export const reportProblems = 'क्या गलत है'
export const resultSkipped = 'छोड़ी गई'
export const resultGood = 'इंपोर्ट किया जा सकता है'
export const resultBad = 'सुधार बाकी'

/* The page. */
export const description = 'कार्यालय के रजिस्टर और शीट पोर्टल की पंक्तियाँ बन जाते हैं। आपके कहने से पहले कुछ भी नहीं लिखा जाता।'
export const newImport = 'नया इंपोर्ट'
export const kind = 'क्या इंपोर्ट करना है'
export const downloadTemplate = 'नमूना फ़ाइल डाउनलोड करें'
export const chooseFile = 'फ़ाइल चुनें'
export const fileHint = 'XLSX, CSV, TSV या TXT, अधिकतम 10 MB और 10,000 पंक्तियाँ। नमूना फ़ाइल से शुरू करें, या अपनी शीट लें।'
export const openFailed = 'फ़ाइल नहीं खुल सकी'
export const tooLargeFile = 'फ़ाइल 10 MB से बड़ी है। इसे कई फ़ाइलों में बाँटें।'
export const downloadFailed = 'फ़ाइल सहेजी नहीं जा सकी'
export const columnsTitle = (file: string) => `${file} के कॉलम`
export const columnsDetail = 'बताएँ कि आपकी शीट के हर कॉलम का क्या अर्थ है। जो आप छोड़ेंगे, वह इंपोर्ट नहीं होगा।'
export const inSheet = 'आपकी शीट में'
export const example = 'उदाहरण'
export const means = 'अर्थ'
export const meaningOf = (header: string) => `${header} का अर्थ`
export const leaveOut = 'छोड़ें'
export const stillMissing = (names: string) => `अभी बाकी: ${names}`
export const otherFile = 'दूसरी फ़ाइल'
export const check = 'पंक्तियाँ जाँचें'
export const checkFailed = 'पंक्तियाँ जाँची नहीं जा सकीं'
export const rowsTitle = (kind: string) => `इंपोर्ट के लिए: ${kind}`
export const countGood = (count: string) => `${count} तैयार`
export const countBad = (count: string) => `${count} में सुधार बाकी`
export const countMade = (count: string) => `${count} इंपोर्ट की हुई`
export const countSkipped = (count: string) => `${count} छोड़ी हुई`
export const countUndone = (count: string) => `${count} वापस ली हुई`
export const badTitle = 'सुधारने वाली पंक्तियाँ'
export const rowNumber = (row: number) => `पंक्ति ${row}`
export const cellOfRow = (label: string, row: number) => `${label}, पंक्ति ${row}`
export const checkAgain = 'फिर से जाँचें'
export const correctFailed = 'सुधार सहेजे नहीं जा सके'
export const importRows = (count: string) => `${count} इंपोर्ट करें`
export const importGood = (good: string, bad: string) => `${good} इंपोर्ट करें, ${bad} छोड़ें`
export const importFailed = 'कुछ भी इंपोर्ट नहीं हुआ'
export const running = 'इंपोर्ट हो रहा है'
export const runningDetail = 'आप यह पेज बंद कर सकते हैं: इंपोर्ट चलता रहेगा।'
export const progressOf = (done: string, total: string) => `${total} में से ${done} पूरी`
export const downloadReport = 'रिपोर्ट डाउनलोड करें'
export const takeBack = 'वापस लें'
export const takeBackUntil = (time: string) => `${time} तक वापस लिया जा सकता है, जब तक इस पर आगे काम न हुआ हो।`
export const takeBackTitle = 'यह इंपोर्ट वापस लें?'
export const takeBackText = (count: string) => `इस इंपोर्ट की प्रविष्टियाँ हटा दी जाएँगी: ${count}।`
export const takeBackFailed = 'इंपोर्ट वापस नहीं लिया गया'
export const recent = 'पिछले 24 घंटों के इंपोर्ट'
export const open = 'खोलें'
export const openImport = (kind: string, at: string) => `${kind}, ${at} खोलें`
export const firstPage = 'केवल पहली पंक्तियाँ दिख रही हैं; इनके सुधरने पर अगली आएँगी।'
export const cutNumber = 'स्प्रेडशीट ने यह नंबर काट दिया है। इसे कागज़ पर जैसा है वैसा लिखें।'
export const noPlate = 'यह किसी वाहन का नंबर नहीं है'
export const otherPhones = (cells: number) =>
  cells === 1
    ? 'एक सेल में फ़ोन नंबर के अलावा भी कुछ है: केवल नंबर लिया जाता है।'
    : `${cells} सेलों में एक फ़ोन नंबर से अधिक है: केवल पहला नंबर लिया जाता है।`
export const mergedVehicles = (rows: number, vehicles: number) =>
  `${rows} पंक्तियाँ ${vehicles === 1 ? 'एक वाहन' : `${vehicles} वाहनों`} की हैं: हर कागज़ की सबसे नई तारीख गिनी जाती है।`
export const withoutCells = (rows: number) =>
  `इनमें से ${rows} पंक्तियों के कुछ सेल गलत हैं: वे उन सेल के बिना इंपोर्ट होती हैं। रिपोर्ट उन्हें बताती है।`
