import { pluralOf } from '../language.ts'

const plural = pluralOf('hi')

export const uploaded = 'फ़ाइल जोड़ी गई'
export const deleted = 'फ़ाइल मिटाई गई'
export const noFile = 'अपलोड करने के लिए फ़ाइल चुनें'
export const wrongKind = 'केवल JPEG, PNG और WebP इमेज और PDF फ़ाइलें जोड़ी जा सकती हैं।'
export const tooMany = 'एक केस में अधिकतम 60 फ़ाइलें हो सकती हैं'
export const notYours = 'आप केवल अपनी जोड़ी हुई फ़ाइलें एक घंटे के भीतर मिटा सकते हैं'
export const unknown = 'इस केस में ऐसी कोई फ़ाइल नहीं है'
export const none = 'इस केस में अभी कोई फ़ाइल नहीं है'
/** The name of an attachment whose file has none. */
export const unnamed = 'बिना नाम की फ़ाइल'
/** The name of the file with all attachments of a case. */
export const bundleName = (caseNo: string) => `${caseNo} कागज़`

/** The text of the page that stands in that file for an attachment. */
export const notInBundle = (name: string) => `फ़ाइल “${name}” यहाँ नहीं जोड़ी जा सकी। इसे केस के पेज पर अलग से खोलें।`

/* The files of a case on its page. */
export const otherFiles = 'अन्य फ़ाइलें'
export const howToAdd = 'फ़ाइलें कागज़ पर खींचकर छोड़ें, या पेस्ट करें। JPEG, PNG, WebP, HEIC या PDF, हर एक अधिकतम 10 MB।'
export const add = 'फ़ाइलें जोड़ें'
export const addTo = (name: string) => `${name} में फ़ाइलें जोड़ें`
export const takePhoto = (name: string) => `${name} की फ़ोटो लें`
export const open = (name: string) => `${name} खोलें`
export const added = (count: number) => plural(count, `${count} फ़ाइल जोड़ी गई`, `${count} फ़ाइलें जोड़ी गईं`)
export const waiting = 'भेजने की प्रतीक्षा में'
export const preparing = 'तैयार हो रही है'
export const uploading = (name: string) => `${name} का अपलोड`
export const cancel = (name: string) => `${name} रद्द करें`
export const tryAgain = (name: string) => `${name} की फिर से कोशिश करें`
export const bundle = 'सभी कागज़ एक PDF में'
export const bundleTooLarge = 'ये फ़ाइलें एक PDF के लिए बहुत बड़ी हैं: सब मिलाकर अधिकतम 100 MB। बड़ी फ़ाइलें अलग-अलग खोलें।'
export const bundleFailed = 'PDF नहीं बनाई जा सकी'

/* One file, large. */
export const facts = (place: number, count: number, by: string, at: string) => `${count} में से ${place} · ${by}, ${at}`
export const previous = 'पिछली फ़ाइल'
export const next = 'अगली फ़ाइल'
export const turn = 'घुमाएँ'
export const remove = 'मिटाएँ'
export const removeTitle = 'यह फ़ाइल मिटाएँ?'
export const removeDescription = (name: string) => `${name} हमेशा के लिए मिट जाएगी। इसके कागज़ की स्थिति नहीं बदलेगी।`
export const removeFailed = 'फ़ाइल मिटाई नहीं जा सकी'
export const noSuchPage = 'फ़ाइल का कोई पेज बताएँ'
export const page = (page: number, count: number) => `पेज ${page} / ${count}`
export const pageOf = (name: string, page: number) => `${name}, पेज ${page}`
export const previousPage = 'पिछला पेज'
export const nextPage = 'अगला पेज'
export const pageFailed = 'पेज नहीं दिखाया जा सका'
export const moved = 'फ़ाइल दूसरी जगह रखी गई'
export const notYoursToMove = 'आप केवल अपनी जोड़ी हुई फ़ाइलें, एक घंटे के भीतर, दूसरी जगह रख सकते हैं'
export const whereTo = 'बताएँ कि फ़ाइल किस कागज़ या किस स्थान पर जाएगी'
export const noPlace = 'कागज़ की फ़ाइलों में स्थान बताएँ, गिनती 1 से'
export const moveFile = (name: string) => `${name} को दूसरी जगह रखें`
export const earlier = 'पहले'
export const later = 'बाद में'
export const moveTo = 'यहाँ रखें …'
export const moveFailed = 'फ़ाइल दूसरी जगह नहीं रखी जा सकी'
export const turnedHere = 'केवल यहाँ घुमाया गया है। फ़ाइल वैसी ही रहती है जैसी भेजी गई थी।'
export const noPaper = 'किसी कागज़ की नहीं'
export const signedOriginalKept = (isWhole: boolean) =>
  isWhole
    ? 'हस्ताक्षरित मूल फ़ाइल रखी गई है; इसका हस्ताक्षर पूरी फ़ाइल पर है और यहाँ जाँचा नहीं जाता।'
    : 'हस्ताक्षरित मूल फ़ाइल रखी गई है; इसका हस्ताक्षर पूरी फ़ाइल पर नहीं है और यहाँ जाँचा नहीं जाता।'
export const saveOriginal = 'हस्ताक्षरित मूल फ़ाइल डाउनलोड करें'
