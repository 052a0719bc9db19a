export const title = 'पासकी'
export const description = 'पासवर्ड और कोड की जगह फ़िंगरप्रिंट, चेहरे या स्क्रीन लॉक से साइन इन करें।'
export const added = 'पासकी जोड़ी गई'
export const renamed = 'पासकी का नाम बदला गया'
export const removed = 'पासकी हटाई गई'
export const refused = 'यह पासकी स्वीकार नहीं हुई। इसकी जगह अपने पासवर्ड का उपयोग करें।'
export const alreadyAdded = 'यह पासकी पहले से जोड़ी हुई है'
export const tooMany = 'आपके पास दस पासकी हैं। पहले एक हटाएँ।'
export const needsDomain = 'पासकी केवल वहीं चलती है जहाँ पोर्टल का डोमेन नाम और https हो'
export const nameRequired = 'पासकी का नाम लिखें'
export const nameWithNumber = 'नाम में बारह अंकों का नंबर नहीं हो सकता'

/* The sign-in page, and the step-up. */
export const signIn = 'पासकी से साइन इन करें'
export const use = 'पासकी का उपयोग करें'
export const notSupported = 'इस ब्राउज़र में पासकी नहीं चलती'
export const notUsed = 'किसी पासकी का उपयोग नहीं हुआ'

/* The card of the profile. */
export const fetchFailed = 'पासकी लोड नहीं हो सकीं'
export const none = 'अभी कोई पासकी नहीं'
export const add = 'पासकी जोड़ें'
export const addDescription = 'फिर डिवाइस फ़िंगरप्रिंट, चेहरा या स्क्रीन लॉक माँगेगा।'
export const addFailed = 'पासकी नहीं जोड़ी गई'
export const nameLabel = 'नाम'
export const nameHint = 'जिससे आप डिवाइस को पहचानें।'
export const addedAt = <Piece>(when: Piece) => ['जोड़ी गई ', when]
export const lastUse = <Piece>(when: Piece) => [' · पिछला उपयोग ', when]
export const notUsedYet = 'अभी उपयोग नहीं हुआ'
export const rename = 'नाम बदलें'
export const renameNamed = (name: string) => `${name} का नाम बदलें`
export const remove = 'हटाएँ'
export const removeNamed = (name: string) => `${name} हटाएँ`
export const removeTitle = 'पासकी हटाएँ'
export const removeDescription = (name: string) =>
  `${name} से अब साइन इन नहीं होगा। इसे डिवाइस से भी हटाएँ: पोर्टल यह नहीं कर सकता।`
export const lastOne = 'यह आपकी आखिरी पासकी है: इसके बाद आप पासवर्ड से साइन इन करेंगे।'
export const changeFailed = 'पासकी में बदलाव नहीं हुआ'
