import { showCount } from '../../count.ts'

/** The message of a successful call without a message of its own. */
export const done = 'हो गया'
export const wrong = 'कुछ गड़बड़ हो गई'
export const fetchFailed = 'जानकारी लोड करने में कोई त्रुटि हुई'
export const fetchingError = 'लोड करने में त्रुटि'
export const personalDataFailed = 'व्यक्तिगत जानकारी लोड करने में त्रुटि हुई'
export const notForYou = 'आपको यह करने की अनुमति नहीं है'
export const notFound = 'नहीं मिला'
export const badInput = 'कृपया चिह्नित फ़ील्ड जाँचें'
export const tooMany = 'बहुत अधिक प्रयास हुए। कृपया थोड़ा रुककर फिर कोशिश करें।'
export const tooLarge = 'यह भेजने के लिए बहुत बड़ा है'
export const wrongType = 'इसे JSON के रूप में भेजें'
export const tooSlow = 'इसे पहुँचने में बहुत समय लगा। कृपया फिर कोशिश करें।'
export const diskFull = 'डिस्क भर गई है'
export const unavailable = 'सेवा कुछ देर के लिए व्यस्त है। कृपया फिर कोशिश करें।'
export const offline = 'कनेक्शन नहीं है। आपका लिखा हुआ सुरक्षित है: ऑनलाइन होने पर फिर कोशिश करें।'
export const scriptMissing =
  'पोर्टल का एक भाग लोड नहीं हो सका: या तो वह इस बीच अपडेट हुआ, या कनेक्शन नहीं है। आपका लिखा हुआ सुरक्षित है।'
export const conflict = 'मौजूदा स्थिति में यह संभव नहीं है'
export const keyReused = 'यह Idempotency-Key किसी दूसरे अनुरोध में उपयोग हो चुकी है'

/** `"{Label} is required"`, the specification's sentence for most fields. */
export const isRequired = (label: string) => `${label} आवश्यक है`
/** `"{Label} is required."`, the specification's sentence for charges and RTO fields. */
export const isRequiredStop = (label: string) => `${label} आवश्यक है।`

/* Labels of buttons on many screens. */
export const add = 'जोड़ें'
/** Adds what was typed, such as "Add KA-05". */
export const addNamed = (name: string) => `${name} जोड़ें`
export const addFirst = 'पहली प्रविष्टि बनाएँ'
export const close = 'बंद करें'
export const edit = 'संपादित करें'
export const save = 'सहेजें'
export const openPage = (label: string) => `${label} खोलें`
/* Labels that many screens share. */
export const viewDetails = 'विवरण देखें'
export const yes = 'हाँ'
export const no = 'नहीं'
/* Labels of buttons and cells with the same meaning on every screen. */
export const tryAgain = 'फिर कोशिश करें'
/** For screen readers; `name` is the name of the row. */
export const editNamed = (name: string) => `${name} संपादित करें`
export const viewDetailsOf = (name: string) => `${name} का विवरण देखें`
export const emptyReference = 'पहला जोड़ें, ताकि वह नए केसों में चुना जा सके।'
export const frequentReasons = 'आम कारण'
export const reasonHint = 'यह गतिविधि लॉग में रहता है। डीलर को नहीं दिखता।'
export const verify = 'सत्यापित करें'
export const reject = 'अस्वीकार करें'
export const confirm = 'पुष्टि करें'
export const copy = 'कॉपी करें'
export const print = 'प्रिंट करें'
export const nothingFound = 'कुछ नहीं मिला'
export const productName = 'Vehicle Record Portal'
export const caseTotal = (count: number) => `${showCount(count)} केस`
export const rejectNamed = (name: string) => `${name} को अस्वीकार करें`
